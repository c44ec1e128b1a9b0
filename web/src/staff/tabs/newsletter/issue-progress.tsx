import type { IssueProgress as Progress } from '@club/domain/newsletter';
import { useId } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatDashboardNumber } from '../../../i18n/dashboard-number.ts';
import { formatAdminDate } from '../../../i18n/dates.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** The interval grows from one second, since a retried mail may take hours. */
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** Polls the progress of an issue until none of its mails waits. Without an id it fetches nothing. */
export const useIssueProgress = (id: string | undefined) =>
  useStaffRequest({
    key: id && `issue ${id}`,
    fetch: async () => (id === undefined ? undefined : callAsStaff('getIssue', { id })),
    getRepeatDelayMs: (progress, repeats) =>
      progress?.state === 'sent'
        ? undefined
        : Math.min(firstDelayMs * 1.3 ** repeats, longestDelayMs),
  });

const countNames = ['sent', 'waiting', 'failed', 'unknown', 'skipped', 'unsubscribed'] as const;

/**
 * The number of mails by state, and of readers who unsubscribed. Zeros are left out, except for
 * sent mails.
 */
export function IssueCounts({ progress }: { progress: Progress }) {
  const { t, locale } = useTexts();
  const shownNames = countNames.filter((name) => name === 'sent' || progress[name] > 0);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {shownNames.map((name) => (
        <div key={name} className="flex flex-row-reverse items-baseline justify-end gap-2">
          <dt>{t(`staffNewsletter:progress.${name}`, { count: progress[name] })}</dt>
          <dd className="font-display text-2xl font-extrabold">
            {formatDashboardNumber(progress[name], locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The progress of the issue that was sent last. */
export function IssueProgress({
  request: { data: progress, hasFailed },
}: {
  readonly request: ReturnType<typeof useIssueProgress>;
}) {
  const { t, locale } = useTexts();
  const id = useId();
  if (!progress)
    return hasFailed ? <p role="status">{t('staffNewsletter:progress.load_error')}</p> : null;
  const { state, waiting, sent, failed, unknown, skipped } = progress;
  const { text: subject, lang } = readLocalizedText(progress, 'subject', locale);
  const total = waiting + sent + failed + unknown + skipped;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-l-8 border-river bg-white p-5">
      <div>
        <h3 id={id} className="font-display text-xl font-bold uppercase">
          {t('staffNewsletter:progress.heading')}
        </h3>
        <p className="wrap-anywhere">
          <span lang={lang}>{subject}</span> ·{' '}
          <span lang="en">{formatAdminDate(progress.updatedAt)}</span>
        </p>
      </div>
      <progress
        className="h-3 w-full appearance-none border-0 bg-sky [&::-moz-progress-bar]:bg-river [&::-webkit-progress-bar]:bg-sky [&::-webkit-progress-value]:bg-river"
        aria-labelledby={id}
        max={Math.max(total, 1)}
        value={state === 'sent' ? Math.max(total, 1) : total - waiting}
      />
      <IssueCounts progress={progress} />
      {/* The figures change often, so only the state is announced. */}
      <p role="status" className="font-semibold">
        {hasFailed
          ? t('staffNewsletter:progress.load_error')
          : t(`staffNewsletter:progress.states.${state}`)}
      </p>
    </section>
  );
}
