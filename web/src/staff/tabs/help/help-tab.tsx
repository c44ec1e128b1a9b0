import { identity } from '@club/about/identity';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { controlClass, Field } from '../../../ui/field.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { readAddress } from '../../shell/dashboard-navigation.ts';
import { GuideArticle, GuidePage } from './guide-page.tsx';
import {
  findPages,
  type GuidePageId,
  guidePageIds,
  type GuideSheetId,
  guideSheetIds,
} from './guide-pages.ts';
import './guide-sheet.css';

interface GuideSheetProps {
  readonly id: GuideSheetId;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** A sheet of the guide, to print. */
function GuideSheet({ id, headingRef, onClose }: GuideSheetProps) {
  const { t, locale } = useTexts();
  const { title, intro, sections } = t(`staffGuide:sheets.${id}`, {
    returnObjects: true,
    site: location.origin,
    // Inserted, because the texts' test requires a space before each colon of French.
    check: 'check:production',
    email: identity.email,
    club: identity.name[locale],
  });
  return (
    <GuideArticle
      isSheet
      title={title}
      intro={intro}
      headingRef={headingRef}
      className="max-w-3xl"
      buttons={
        <>
          <Button onClick={() => window.print()}>{t('staffGuide:print')}</Button>
          <Button variant="outline" onClick={onClose}>
            {t('staffGuide:back')}
          </Button>
        </>
      }
    >
      {sections.map(({ heading, lines }) => (
        <section key={heading}>
          <h4 className="font-display text-lead font-bold">{heading}</h4>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </GuideArticle>
  );
}

/** The list of the guide's pages, with a search over all their texts. */
function GuideList({ onOpen }: { readonly onOpen: (id: GuidePageId) => void }) {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const pages = guidePageIds.map((id) => {
    const { title, intro, steps, notes, searchTerms } = t(`staffGuide:pages.${id}`, {
      returnObjects: true,
    });
    return { id, text: [title, intro, ...steps, ...notes, searchTerms].join(' ') };
  });
  const foundIds = findPages(pages, query);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div role="search" className="max-w-xl">
        <Field label={t('staffGuide:search')} hasRequirementLabel={false}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
      </div>
      <p role="status" className={query.trim() === '' ? 'sr-only' : undefined}>
        {query.trim() !== '' &&
          (foundIds.length === 0
            ? t('staffGuide:found_none')
            : t('staffGuide:found', { count: foundIds.length }))}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {/* A search without a match keeps every page within reach. */}
        {(foundIds.length > 0 ? foundIds : guidePageIds).map((id) => (
          <li key={id} className="grid">
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="grid min-h-24 cursor-pointer content-start gap-1 border-l-8 border-court bg-white p-4 text-left hover:bg-sun"
            >
              <span className="font-display text-lead leading-tight font-bold">
                {t(`staffGuide:pages.${id}.title`)}
              </span>
              <span className="text-sm">{t(`staffGuide:pages.${id}.intro`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page of the guide that the address names, if any. */
function findAddressedPage(): OpenPage | undefined {
  const [, part] = readAddress();
  const id = guidePageIds.find((one) => one === part);
  return id && { type: 'page', id };
}

type OpenPage =
  | { readonly type: 'page'; readonly id: GuidePageId }
  | { readonly type: 'sheet'; readonly id: GuideSheetId };

/** The guide: one page per task, a search, and two sheets to print. */
export function HelpTab() {
  const { t } = useTexts();
  const [openPage, setOpenPage] = useState(findAddressedPage);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const pageHeading = useRef<HTMLHeadingElement>(null);
  const open = (page: OpenPage | undefined) => {
    // The heading must be rendered before it can get the focus.
    flushSync(() => setOpenPage(page));
    const heading = (page ? pageHeading : listHeading).current;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <SectionTitle size="heading" ref={listHeading} tabIndex={-1} className="print:hidden">
        {t('staffGuide:heading')}
      </SectionTitle>
      {openPage === undefined && (
        <>
          <GuideList onOpen={(id) => open({ type: 'page', id })} />
          <div className="grid gap-3 border-t-4 border-ink pt-6">
            <h3 className="font-display text-lead font-bold">{t('staffGuide:sheets_heading')}</h3>
            <p className="max-w-2xl">{t('staffGuide:sheets_text')}</p>
            <div className="flex flex-wrap gap-4">
              {guideSheetIds.map((id) => (
                <Button key={id} variant="outline" onClick={() => open({ type: 'sheet', id })}>
                  {t(`staffGuide:sheets.${id}.title`)}
                </Button>
              ))}
            </div>
          </div>
        </>
      )}
      {openPage?.type === 'page' && (
        <GuidePage
          id={openPage.id}
          headingRef={pageHeading}
          onOpen={(id) => open(id && { type: 'page', id })}
        />
      )}
      {openPage?.type === 'sheet' && (
        <GuideSheet id={openPage.id} headingRef={pageHeading} onClose={() => open(undefined)} />
      )}
    </section>
  );
}
