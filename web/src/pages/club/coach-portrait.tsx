import type { Coach } from '@club/about/coaches';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PlusIcon } from '../../ui/control-icons.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { useReveal } from './use-reveal.ts';

/** The sentences of a coach's description. */
function Bullets({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {sentences.map((sentence) => (
        <li key={sentence} className="grid grid-cols-[auto_1fr] gap-3">
          <span aria-hidden className="mt-1.5 h-3.5 w-1.5 -skew-x-12 bg-sun" />
          {sentence}
        </li>
      ))}
    </ul>
  );
}

/**
 * A coach's portrait, name and title. Hover, focus and tap show the description over the portrait.
 * The description and the portrait share a grid cell, so that the portrait grows with the text.
 */
export function CoachPortrait({ coach: { id, name, photo } }: { coach: Coach }) {
  const { t } = useTexts();
  const descriptionId = useId();
  const { isShown, frame, button } = useReveal();
  return (
    <article className="grid h-full grid-rows-[1fr_auto] gap-4">
      <div {...frame} className="relative grid overflow-hidden">
        <img
          src={photo}
          alt={t('club:coaches.portrait', { name })}
          width="640"
          height="800"
          className="col-start-1 row-start-1 size-full object-cover"
        />
        {/* The description follows its button, so that screen readers read it next. */}
        <button
          {...button}
          type="button"
          aria-label={t('club:coaches.about', { name })}
          aria-expanded={isShown}
          aria-controls={descriptionId}
          className="group absolute inset-0 z-1 cursor-pointer -outline-offset-4"
        >
          <span className="slanted absolute right-4 bottom-4 grid size-11 place-items-center text-ink before:bg-sun group-hover:before:bg-white">
            <span className={`transition-transform ${isShown ? 'rotate-45' : ''}`}>
              <PlusIcon />
            </span>
          </span>
        </button>
        <div
          id={descriptionId}
          className={`col-start-1 row-start-1 grid content-center bg-river px-6 pt-6 pb-18 text-lg leading-snug xl:text-xl font-semibold transition-[opacity,visibility] ${isShown ? '' : 'invisible opacity-0'}`}
        >
          <Bullets sentences={t(`club:coaches.${id}.description`, { returnObjects: true })} />
        </div>
      </div>
      <div>
        <SectionTitle as="h3" size="heading">
          {name}
        </SectionTitle>
        <p className="font-semibold text-sun">{t(`club:coaches.${id}.title`)}</p>
      </div>
    </article>
  );
}
