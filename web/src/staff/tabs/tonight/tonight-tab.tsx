import { clubFactChecks } from '@club/domain/club-fact-checks';
import type { Notice } from '@club/domain/content/notice';
import { findStaleFacts } from '@club/domain/fact-checks';
import { toTorontoDay } from '@club/domain/toronto-time';
import { useEffect, useState } from 'react';
import { NoticeBar } from '../../../content/notice-bar.tsx';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { listRows, useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useStaffCounts, useUnsavedWork } from '../../shell/dashboard-context.ts';
import { PageLink } from '../../shell/page-links.tsx';
import { findTasks, type Task } from './find-tasks.ts';
import { isShown } from './notice-fields.ts';
import { NoticeForm, useNoticeForm } from './notice-form.tsx';
import { TonightCalendar } from './tonight-calendar.tsx';

function useTasks(now: number): readonly Task[] {
  const { data: calendar } = useStaffRequest({
    key: 'the titles that the site cannot read',
    fetch: () => callAsStaff('getCalendarStatus'),
  });
  return findTasks(
    {
      counts: useStaffCounts(),
      items: listRows(useLiveRows('carousels')),
      banners: listRows(useLiveRows('banners')),
      unreadTitles: calendar?.counts.needReview ?? 0,
      staleFacts: findStaleFacts(clubFactChecks, toTorontoDay(now)).length,
    },
    now,
  );
}

/** What needs a person, each a link to its tab. Nothing when there is nothing. */
function WaitingForYou({ now }: { readonly now: number }) {
  const { t, locale } = useTexts();
  const tasks = useTasks(now);
  if (tasks.length === 0) return null;
  const describe = (task: Task): string =>
    task.kind === 'banner'
      ? t('staffTonight:waiting.banner', {
          number: task.banner.num,
          at: formatDateAndTime(task.banner.showUntil ?? '', locale),
        })
      : t(`staffTonight:waiting.${task.kind}`, { count: task.count });
  return (
    <section className="grid gap-4">
      <SectionTitle size="heading">{t('staffTonight:waiting.heading')}</SectionTitle>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {tasks.map((task) => (
          <li key={task.page + describe(task)}>
            <PageLink page={task.page} part={task.part}>
              {t(`admin:tabs.${task.page}`)} – {describe(task)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
      <StaffLoadStateView
        state={stateWithoutEmpty}
        retry={retry}
        error={t('staffTime:notice.load_error')}
      >
        {([storedNotice]) => <TonightParts storedNotice={storedNotice} />}
      </StaffLoadStateView>
    </div>
  );
}
