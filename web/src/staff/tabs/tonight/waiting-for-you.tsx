import { clubFactChecks } from '@club/domain/club-fact-checks';
import { findStaleFacts } from '@club/domain/fact-checks';
import { toMontrealDay } from '@club/domain/iso-week';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { LoadState } from '../../../state/load-state.ts';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useStaffCounts } from '../../shell/staff-counts.ts';
import { PageLink } from '../../shell/page-links.tsx';
import { findTasks, type Task } from './find-tasks.ts';

const listRows = <Row,>(state: LoadState<readonly Row[]>): readonly Row[] =>
  state.status === 'ready' ? state.data : [];

function useTasks(now: number): readonly Task[] {
  const { data: calendar } = useStaffRequest({
    key: 'the titles that the site cannot read',
    fetch: () => callAsStaff('getCalendarStatus'),
  });
  return findTasks(
    {
      counts: useStaffCounts(),
      items: listRows(useLiveRows('carousels').state),
      banners: listRows(useLiveRows('banners').state),
      unreadTitles: calendar?.counts.needReview ?? 0,
      staleFacts: findStaleFacts(clubFactChecks, toMontrealDay(now)).length,
    },
    now,
  );
}

/** What needs a person, each a link to its tab. Nothing when there is nothing. */
export function WaitingForYou({ now }: { readonly now: number }) {
  const { t, locale } = useTexts();
  const tasks = useTasks(now);
  if (tasks.length === 0) return null;
  const describe = (task: Task): string =>
    task.kind === 'banner'
      ? t('staffTonight:waiting.banner', {
          number: task.banner.num,
          at: formatDateAndTime(task.banner.showUntil ?? now, locale),
        })
      : t(`staffTonight:waiting.${task.kind}`, { count: task.count });
  return (
    <section className="grid gap-4">
      <SectionTitle size="heading">{t('staffTonight:waiting.heading')}</SectionTitle>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {tasks.map((task) => (
          <li key={task.page + describe(task)}>
            <PageLink page={task.page}>
              {t(`admin:tabs.${task.page}`)} – {describe(task)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
