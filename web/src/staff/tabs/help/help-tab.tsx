import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { GuideList } from './guide-list.tsx';
import { GuidePage } from './guide-page.tsx';
import { type GuidePageId, type GuideSheetId, guideSheetIds } from './guide-pages.ts';
import { GuideSheet } from './guide-sheet.tsx';

type OpenPage =
  | { readonly type: 'page'; readonly id: GuidePageId }
  | { readonly type: 'sheet'; readonly id: GuideSheetId };

/** The guide: one page per task, a search, and two sheets to print. */
export function HelpTab() {
  const { t } = useTexts();
  const [openPage, setOpenPage] = useState<OpenPage>();
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
