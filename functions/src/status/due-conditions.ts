import { type MailCondition, mailConditions } from '@club/domain/conditions';
import { dayMs } from '@club/domain/day';
import type { SiteStatus } from './site-status.ts';

/** A backup is made daily. */
const maxBackupAgeMs = 2 * dayMs;

/** Failures of less than an hour need no action, because a later reading may succeed. */
const minCalendarFailureMs = dayMs / 24;

/**
 * Finds the conditions that need the webmaster, the most urgent first. Errors in browsers are not
 * among them, because anybody can send such reports.
 */
export function findDueConditions(status: SiteStatus): MailCondition[] {
  const { now, queue, newestBackupAt, calendar } = status;
  const isDue: Record<MailCondition, boolean> = {
    'writes-stopped': status.areWritesStopped,
    'queue-paused': queue.pause !== undefined,
    'mails-waiting':
      queue.pause === undefined && queue.oldest !== undefined && queue.oldest < now - dayMs,
    'mails-unsent': status.unsentMails.length > 0,
    'calendar-unread':
      calendar.failingSince !== undefined && calendar.failingSince < now - minCalendarFailureMs,
    'calendar-loss': calendar.isLossHeldBack,
    'no-backup': newestBackupAt === undefined,
    'old-backup': typeof newestBackupAt === 'number' && newestBackupAt < now - maxBackupAgeMs,
    'unread-backup': newestBackupAt === 'unknown',
    'stale-facts': status.staleFacts.length > 0,
  };
  return mailConditions.filter((condition) => isDue[condition]);
}

/** Fewer errors of one group may come from a single odd browser. */
const minErrors = 5;

/** Whether the report asks the webmaster to look at the errors of browsers. */
export const hasFrequentErrors = ({ clientErrors }: SiteStatus): boolean =>
  clientErrors.some(({ count }) => count >= minErrors);
