import type { MailKind, MailFailureReason } from '@club/domain/mail';
import type { QueueState, StoredPause } from '../store/mail-queue-state.ts';
import { getBackoff } from './backoff.ts';
import type { Verdict } from './verdict.ts';

const minuteMs = 60_000;
/** After a pause, one mail probes the host. The others wait at most this long for its outcome. */
const probeLeaseMs = 2 * minuteMs;
/**
 * After this many recipients got the same reply, without a sent mail in between, the host probably
 * has a problem, not each address.
 */
const sameRepliesBeforePause = 5;
const sameRepliesPauseMs = 5 * minuteMs;
/** The pause of the fifth recipient is the longest. */
const maxPauseRecipients = 5;
/** The most stored recipients, so that the document stays small. */
const maxStoredRecipients = 100;

/** An issue leaves a third of each minute's mails to those that a person waits for. */
const getRateLimit = (kind: MailKind, perMinute: number) =>
  kind === 'issue' ? Math.ceil((perMinute * 2) / 3) : perMinute;

export const isPaused = ({ pause }: QueueState, now: number): boolean =>
  pause !== null && pause.until > now;

/** Whether a mail of this kind may start now. `perMinute` 0 means no limit. */
export function canStart(
  state: QueueState,
  kind: MailKind,
  { now, perMinute }: { readonly now: number; readonly perMinute: number },
): boolean {
  if (isPaused(state, now)) return false;
  const startedCount = state.minute === Math.floor(now / minuteMs) ? state.startedCount : 0;
  return perMinute === 0 || startedCount < getRateLimit(kind, perMinute);
}

/** Counts a started mail. After a pause, other mails wait for its outcome (`probeLeaseMs`). */
export function recordStart(state: QueueState, now: number): QueueState {
  const currentMinute = Math.floor(now / minuteMs);
  const startedCount = state.minute === currentMinute ? state.startedCount + 1 : 1;
  const pause = state.pause && { ...state.pause, until: now + probeLeaseMs };
  return { ...state, minute: currentMinute, startedCount, pause };
}

interface Attempt {
  /** A hash of the recipient's address. */
  readonly recipient: string;
  readonly startedAt: number;
  readonly now: number;
}

const addRecipients = (recipients: readonly string[], others: readonly string[]) => [
  ...new Set([...recipients, ...others]),
];

/** Makes or extends a pause. A recipient that met the problem before does not lengthen it. */
function makePause(
  reason: MailFailureReason,
  previousPause: StoredPause | null,
  { recipient, now }: Attempt,
): StoredPause {
  const recipients = addRecipients(previousPause?.recipients ?? [], [recipient]).slice(
    0,
    maxPauseRecipients,
  );
  const until = now + getBackoff(recipients.length);
  return { reason, recipients, since: previousPause?.since ?? now, until };
}

/**
 * Updates the state after a sent mail. The host works, so the replies before it concerned only their
 * recipients, who become exempt.
 */
function recordSent(
  { replies, exemptRecipients, ...state }: QueueState,
  isUtf8Offered: boolean,
  { recipient }: Attempt,
): QueueState {
  const exempt = addRecipients(
    exemptRecipients,
    replies.map((reply) => reply.recipient),
  );
  return {
    ...state,
    replies: [],
    exemptRecipients: exempt.filter((other) => other !== recipient).slice(-maxStoredRecipients),
    isUtf8Offered,
    pause: null,
  };
}

/**
 * Updates the state after a reply about one mail. It ends a pause, because the host responds. The
 * same reply about several recipients starts a short pause. These recipients are then exempt: no
 * further reply about them starts one.
 */
function recordReply(
  state: QueueState,
  { reason, reply }: { readonly reason: MailFailureReason; readonly reply: string },
  { recipient, now }: Attempt,
): QueueState {
  const isKnown =
    state.exemptRecipients.includes(recipient) ||
    state.replies.some((other) => other.recipient === recipient);
  if (isKnown) return { ...state, pause: null };
  const replies = [...state.replies, { recipient, reply }].slice(-maxStoredRecipients);
  const same = replies.filter((other) => other.reply === reply).map((other) => other.recipient);
  if (same.length < sameRepliesBeforePause) return { ...state, replies, pause: null };
  return {
    ...state,
    replies: replies.filter((other) => other.reply !== reply),
    exemptRecipients: addRecipients(state.exemptRecipients, same).slice(-maxStoredRecipients),
    pause: { reason, recipients: [], since: now, until: now + sameRepliesPauseMs },
  };
}

/**
 * Updates the state after a mail's outcome. A failure that would affect every mail pauses the
 * queue, longer for each other recipient. An error on our side (`fault`) changes nothing. A sent
 * mail ends the pause. So does a mail that fails for its recipient alone, until several recipients
 * get the same reply. A mail that started before the pause has no influence on it.
 */
export function recordOutcome(state: QueueState, verdict: Verdict, attempt: Attempt): QueueState {
  if (state.pause && state.pause.since > attempt.startedAt) return state;
  if (verdict.outcome === 'sent') {
    return recordSent(state, verdict.isUtf8Offered ?? state.isUtf8Offered, attempt);
  }
  const { reason } = verdict;
  if (reason === 'fault') return state;
  if ('reply' in verdict) return recordReply(state, { reason, reply: verdict.reply }, attempt);
  return { ...state, pause: makePause(reason, state.pause, attempt) };
}
