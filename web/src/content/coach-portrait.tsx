import type { Coach } from '@club/domain/content/coach';
import { useId } from 'react';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PlusIcon } from '../ui/control-icons.tsx';
import { useReveal } from './use-reveal.ts';

/**
 * The address of a stored portrait that is 960 pixels wide. The API stores each image in this width.
 * `Photo` would cost the page more bytes than its budget has left.
 */
const getPortraitAddress = (imageURL: string): string =>
  imageURL.replace(/(_\d{14})(?=[.](?:png|jpg))/u, '$1_960');

/** Splits a description on full stops (specification, section 2), and on line breaks. */
const listSentences = (text: string) =>
  text.split(/[.](?:\s+|$)|\s*\n\s*/u).filter((sentence) => sentence !== '');

/** The sentences of a coach's description. */
function Bullets({ sentences, lang }: { sentences: readonly string[]; lang: string | undefined }) {
  return (
    <ul lang={lang} className="grid gap-2.5">
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
 * A coach's portrait, name, title and teams. Hover, focus and tap show the description over the
 * portrait. The description and the portrait share a grid cell, so that the portrait grows with the
 * text.
 */
export function CoachPortrait({ coach }: { coach: Coach }) {
  const { name, imageURL } = coach;
  const { t, locale } = useTexts();
  const title = readLocalizedText(coach, 'title', locale);
  const description = readLocalizedText(coach, 'description', locale);
  const teams = new Set([coach.team, coach.otherTeam].flatMap((id) => id || []));
  const descriptionId = useId();
  const { isShown, frame, button } = useReveal();
  return (
    <article className="grid h-full grid-rows-[1fr_auto] gap-4">
      <div {...frame} className="relative grid overflow-hidden">
        {imageURL === '' ? (
          <div className="col-start-1 row-start-1 aspect-4/5 bg-river" />
        ) : (
          <img
            src={getPortraitAddress(imageURL)}
            alt={t('club:coaches.portrait', { name })}
            width="640"
            height="800"
            loading="lazy"
            className="col-start-1 row-start-1 size-full object-cover"
          />
        )}
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
          <Bullets sentences={listSentences(description.text)} lang={description.lang} />
        </div>
      </div>
      <div>
        <h3 className="font-display text-3xl font-extrabold uppercase">{name}</h3>
        <p lang={title.lang} className="font-semibold text-sun">
          {title.text}
        </p>
        {/* Also without a team, so that all portraits have one height. */}
        <p className="min-h-6">{[...teams].map((id) => t(`common:nav.teams.${id}`)).join(', ')}</p>
      </div>
    </article>
  );
}
