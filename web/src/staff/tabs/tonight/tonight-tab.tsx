import type { Notice } from '@club/domain/content/notice';
import { useEffect, useState } from 'react';
import { NoticeBar } from '../../../content/notice-bar.tsx';
import { useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadStateView } from '../../../ui/load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useUnsavedWork } from '../../shell/unsaved-work.ts';
import { isShown } from './notice-fields.ts';
import { NoticeForm } from './notice-form.tsx';
import { TonightCalendar } from './tonight-calendar.tsx';
import { useNoticeForm } from './use-notice-form.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

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

/** The form of the urgent notice, such as "the gym is closed tonight". */
function NoticeEditor({ storedNotice, now }: NoticeEditorProps & { readonly now: number }) {
  const { t } = useTexts();
  const form = useNoticeForm(storedNotice, now);
  useUnsavedWork('changes', form.isChanged);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionTitle size="heading">{t('staffTime:notice.heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffTime:notice.text')}</p>
      <ShownNotice storedNotice={storedNotice} now={now} />
      <NoticeForm form={form} />
    </section>
  );
}

function TonightParts({ storedNotice }: NoticeEditorProps) {
  const now = useNow();
  return (
    <>
      <WaitingForYou now={now} />
      <TonightCalendar storedNotice={storedNotice} now={now} />
      <NoticeEditor storedNotice={storedNotice} now={now} />
    </>
  );
}

/** The first tab: what takes place today and tomorrow, and the urgent notice. */
export function TonightTab() {
  const { t } = useTexts();
  const { state, retry } = useLiveRows('notices');
  // Before its first save, the notice has no document.
  const stateWithoutEmpty =
    state.status === 'empty'
      ? ({ status: 'ready', data: [] as readonly Notice[] } as const)
      : state;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 py-6">
      <LoadStateView
        state={stateWithoutEmpty}
        retry={retry}
        texts={{ loading: t('admin:list.loading'), error: t('staffTime:notice.load_error') }}
      >
        {([storedNotice]) => <TonightParts storedNotice={storedNotice} />}
      </LoadStateView>
    </div>
  );
}
