import { clubFactChecks } from '@club/domain/club-fact-checks';
import { dayMs } from '@club/domain/day';
import { findStaleFacts } from '@club/domain/fact-checks';
import { toTorontoDay } from '@club/domain/toronto-time';
import type { MailKind, MailFailureReason } from '@club/domain/mail';
import { isPaused } from '../mail/pace-and-pause.ts';
import { findNewestBackup } from '../store/backups.ts';
import { getCalendarState } from '../store/calendar-state.ts';
import { type ClientErrorGroup, listClientErrors } from '../store/client-errors.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { getQueueState } from '../store/mail-queue-state.ts';
import { countMails, listDueMails, listLatestMails } from '../store/outbox.ts';
import { listReachedLimits, type ReachedLimit } from '../store/rate-limits.ts';
import { areWritesStopped } from '../store/switches.ts';

/** Mails of one kind that failed, or may not have arrived, for one reason. */
interface UndeliveredMails {
  readonly state: 'failed' | 'unknown';
  readonly kind: MailKind;
  readonly reason: MailFailureReason;
  readonly count: number;
}

/** The state of the site that the report describes. Instants are in milliseconds. */
export interface SiteStatus {
  readonly now: number;
  /** The start of the seven days that the report covers. */
  readonly since: number;
  readonly unsentMails: readonly UndeliveredMails[];
  readonly queue: {
    readonly waiting: number;
    /** When the oldest waiting mail was queued. */
    readonly oldest: number | undefined;
    readonly pause: { readonly reason: MailFailureReason; readonly since: number } | undefined;
  };
  /** The groups of errors with the highest counts of the week. */
  readonly clientErrors: readonly ClientErrorGroup[];
  /** The limits of all callers together that were reached in the week. */
  readonly reachedLimits: readonly ReachedLimit[];
  /** When the newest backup was made. `unknown` if the list of backups could not be read. */
  readonly newestBackupAt: number | undefined | 'unknown';
  /** The facts of the club that nobody has checked for a year, each as a line of the report. */
  readonly staleFacts: readonly string[];
  readonly areWritesStopped: boolean;
  readonly calendar: {
    /** Since when no reading of the club's calendar has succeeded. */
    readonly failingSince: number | undefined;
    /**
     * Whether a sudden loss of entries is held back. The site shows the entries until staff accept
     * the loss or later readings confirm it.
     */
    readonly isLossHeldBack: boolean;
  };
}

/** The most mails and error groups that a report reads. */
const maxMails = 500;
const maxGroups = 400;
/** The most error groups that a report lists. */
const maxListedGroups = 10;

async function countUndeliveredMails(
  db: Firestore,
  state: UndeliveredMails['state'],
  since: number,
): Promise<UndeliveredMails[]> {
  const counts = new Map<string, UndeliveredMails>();
  for (const { item } of await listLatestMails(db, state, maxMails)) {
    if (item.updatedAt.toMillis() < since) break;
    const { kind, reason = 'fault' } = item;
    const key = `${kind} ${reason}`;
    counts.set(key, { state, kind, reason, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}

/** Describes the queue without the report's own mail. */
async function readQueue(
  db: Firestore,
  ownMailId: string,
  now: number,
): Promise<SiteStatus['queue']> {
  // Retries end after five days, so this is after the next attempt of each queued mail.
  const afterEveryRetry = Timestamp.fromMillis(now + 30 * dayMs);
  const [state, count, mails] = await Promise.all([
    getQueueState(db),
    countMails(db, 'queued', 'sending'),
    listDueMails(db, { state: 'queued', before: afterEveryRetry, limit: maxMails }),
  ]);
  const otherMails = mails.filter(({ id }) => id !== ownMailId);
  const { pause } = state;
  return {
    waiting: count - (mails.length - otherMails.length),
    oldest:
      otherMails.length === 0
        ? undefined
        : Math.min(...otherMails.map(({ item }) => item.queuedAt.toMillis())),
    pause: pause && isPaused(state, now) ? { reason: pause.reason, since: pause.since } : undefined,
  };
}

/** Lists the most frequent groups of errors, each with its count of the whole period. */
async function readClientErrors(db: Firestore, since: number): Promise<ClientErrorGroup[]> {
  const groups = new Map<string, ClientErrorGroup>();
  for (const dailyGroup of await listClientErrors(db, { since, limit: maxGroups })) {
    const { group } = dailyGroup;
    const previous = groups.get(group);
    groups.set(group, {
      ...(previous ?? dailyGroup),
      count: dailyGroup.count + (previous?.count ?? 0),
    });
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count).slice(0, maxListedGroups);
}

/** Reads the state of the site for a report. `ownMailId` is the report's own mail. */
export async function readSiteStatus(
  db: Firestore,
  { ownMailId, now }: { readonly ownMailId: string; readonly now: number },
): Promise<SiteStatus> {
  const since = now - 7 * dayMs;
  const [
    failedMails,
    unknownMails,
    queue,
    clientErrors,
    reachedLimits,
    newestBackupAt,
    isStopped,
    calendar,
  ] = await Promise.all([
    countUndeliveredMails(db, 'failed', since),
    countUndeliveredMails(db, 'unknown', since),
    readQueue(db, ownMailId, now),
    readClientErrors(db, since),
    listReachedLimits(db, { since, now }),
    findNewestBackup(),
    areWritesStopped(db),
    getCalendarState(db),
  ]);
  return {
    now,
    since,
    unsentMails: [...failedMails, ...unknownMails],
    queue,
    clientErrors,
    reachedLimits,
    newestBackupAt,
    staleFacts: findStaleFacts(clubFactChecks, toTorontoDay(now)),
    areWritesStopped: isStopped,
    calendar: {
      failingSince: calendar.failingSince ?? undefined,
      isLossHeldBack: calendar.heldLoss !== null,
    },
  };
}
