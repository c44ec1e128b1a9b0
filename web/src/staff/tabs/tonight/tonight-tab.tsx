import type { Notice } from '@club/domain/content/notice';
import { useEffect, useState } from 'react';
import { NoticeBar } from '../../../content/notice-bar.tsx';
import { useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadStateView } from '../../../ui/load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useUnsavedWork } from '../../navigation/unsaved-work.ts';
import { isShown } from './notice-fields.ts';
import { NoticeForm } from './notice-form.tsx';
import { useNoticeForm } from './use-notice-form.ts';

const intervalMs = 5_000;

/** The current time in milliseconds, updated every few seconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface NoticeEditorProps {
  /** Undefined before the first save. */
  readonly storedNotice: Notice | undefined;
}

/** The notice that visitors see now and its end, or a text that there is none. */
function ShownNotice({ storedNotice, now }: NoticeEditorProps & { readonly now: number }) {
  const { t, locale } = useTexts();
  if (!isShown(storedNotice, now) || storedNotice.showUntil === null) {
    return <p className="font-semibold">{t('staffTime:notice.none')}</p>;
  }
  const until = formatDateAndTime(storedNotice.showUntil, locale);
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('staffTime:notice.shown', { until })}</p>
      <NoticeBar notice={storedNotice} />
    </div>
  );
}

function NoticeEditor({ storedNotice }: NoticeEditorProps) {
  const now = useNow();
  const form = useNoticeForm(storedNotice, now);
  useUnsavedWork('changes', form.isChanged);
  return (
    <>
      <ShownNotice storedNotice={storedNotice} now={now} />
      <NoticeForm form={form} />
    </>
  );
}

/** The tab of the urgent notice, such as "the gym is closed tonight". */
export function TonightTab() {
  const { t } = useTexts();
  const { state, retry } = useLiveRows('notices');
  // Before its first save, the notice has no document.
  const stateWithoutEmpty =
    state.status === 'empty'
      ? ({ status: 'ready', data: [] as readonly Notice[] } as const)
      : state;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <SectionTitle size="heading">{t('staffTime:notice.heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffTime:notice.text')}</p>
      <LoadStateView
        state={stateWithoutEmpty}
        retry={retry}
        texts={{ loading: t('admin:list.loading'), error: t('staffTime:notice.load_error') }}
      >
        {([storedNotice]) => <NoticeEditor storedNotice={storedNotice} />}
      </LoadStateView>
    </section>
  );
}
