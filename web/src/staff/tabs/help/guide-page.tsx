import { type ReactNode, type Ref, useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenPage } from '../../shell/dashboard-navigation.ts';
import { type GuidePageId, guidePageIds, guidePages, getGuidePicturePath } from './guide-pages.ts';

interface GuideArticleProps {
  readonly title: string;
  readonly intro: string;
  /** The heading gets the focus when the article opens. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly className?: string;
  /** Whether the page is printed without what is around the article. */
  readonly isSheet?: boolean;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page and of a sheet of the guide. */
export function GuideArticle(props: GuideArticleProps) {
  const { title, intro, headingRef, className = '', isSheet = false, buttons, children } = props;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      data-guide-sheet={isSheet || undefined}
      className={`grid grid-cols-[minmax(0,1fr)] gap-6 bg-white p-5 sm:p-8 ${className}`}
    >
      <h3
        id={titleId}
        ref={headingRef}
        tabIndex={-1}
        className="font-display text-heading leading-tight font-extrabold"
      >
        {title}
      </h3>
      <p className="max-w-2xl text-lead">{intro}</p>
      {children}
      <div className="flex flex-wrap gap-4 print:hidden">{buttons}</div>
    </article>
  );
}

interface GuidePageProps {
  readonly id: GuidePageId;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Opens another page of the guide, or the list of the pages if the id is undefined. */
  readonly onOpen: (id: GuidePageId | undefined) => void;
}

/**
 * One page of the guide. It has the steps of a task, a picture of its tab, and what is good to
 * know.
 */
export function GuidePage({ id, headingRef, onOpen }: GuidePageProps) {
  const { t, locale } = useTexts();
  const openPage = useOpenPage();
  const { tab } = guidePages[id];
  const steps = t(`staffGuide:pages.${id}.steps`, { returnObjects: true });
  const notes = t(`staffGuide:pages.${id}.notes`, { returnObjects: true });
  const next = guidePageIds[guidePageIds.indexOf(id) + 1];
  return (
    <GuideArticle
      title={t(`staffGuide:pages.${id}.title`)}
      intro={t(`staffGuide:pages.${id}.intro`)}
      headingRef={headingRef}
      buttons={
        <>
          {tab && (
            <Button onClick={() => void openPage(tab)}>
              {t('staffGuide:open_tab', { tab: t(`admin:tabs.${tab}`) })}
            </Button>
          )}
          {next && (
            <Button variant="outline" onClick={() => onOpen(next)}>
              {t('staffGuide:next', { title: t(`staffGuide:pages.${next}.title`) })}
            </Button>
          )}
          <Button variant="outline" onClick={() => onOpen(undefined)}>
            {t('staffGuide:back')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-2">
        <ol className="grid max-w-2xl gap-3">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-3">
              <span
                aria-hidden
                className="slanted grid size-9 place-items-center font-display text-lg font-bold text-ink before:bg-court"
              >
                {index + 1}
              </span>
              <span className="self-center">{step}</span>
            </li>
          ))}
        </ol>
        {tab && (
          <figure className="grid gap-2">
            <img
              src={getGuidePicturePath(tab, locale)}
              alt=""
              loading="lazy"
              width="960"
              height="800"
              className="h-auto w-full border-2 border-ink/20"
            />
            <figcaption className="text-sm text-slate">{t('staffGuide:picture')}</figcaption>
          </figure>
        )}
      </div>
      {notes.length > 0 && (
        <div className="border-l-8 border-sun bg-cream p-5">
          <h4 className="font-display text-lead font-bold">{t('staffGuide:good_to_know')}</h4>
          <ul className="mt-2 grid max-w-2xl list-disc gap-2 pl-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </GuideArticle>
  );
}
