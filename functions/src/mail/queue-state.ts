import type { MailKind, MailFailureReason } from '@club/domain/mail';
import type { QueueState, StoredPause } from '../store/mail-queue-state.ts';
import { getBackoff } from './backoff.ts';
import { isAboutEveryMail, type Verdict } from './verdict.ts';

const minuteMs = 60_000;
/** After a pause, one mail probes the host. The others wait at most this long for its outcome. */
const probeLeaseMs = 2 * minuteMs;
/**
 * After this many consecutive mails that are `refused`, `deferred` or `rejected`, the host probably
 * has a problem, not each address.
 */
const recipientFailuresBeforePause = 5;
const recipientFailurePauseMs = 5 * minuteMs;

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

function extendPause(
  reason: MailFailureReason,
  previousPause: StoredPause | null,
  now: number,
): StoredPause {
  const failures = (previousPause?.failures ?? 0) + 1;
  return {
    reason,
    failures,
    since: previousPause?.since ?? now,
    until: now + getBackoff(failures),
  };
}

/**
 * Updates the state after a mail's outcome. A failure that would affect every mail pauses the
 * queue, longer each time. An error on our side (`fault`) changes nothing. A sent mail ends the
 * pause. So does a mail that fails for its recipient alone. But the fifth in a row starts a short
 * pause. A mail that started before the pause has no influence on it.
 */
export function recordOutcome(
  state: QueueState,
  verdict: Verdict,
  { startedAt, now }: { readonly startedAt: number; readonly now: number },
): QueueState {
  if (state.pause && state.pause.since > startedAt) return state;
  if (verdict.outcome === 'sent') return { ...state, notAcceptedCount: 0, pause: null };
  const { reason } = verdict;
  if (isAboutEveryMail(reason)) return { ...state, pause: extendPause(reason, state.pause, now) };
  if (reason === 'fault') return state;
  const notAcceptedCount = state.notAcceptedCount + 1;
  if (notAcceptedCount < recipientFailuresBeforePause)
    return { ...state, notAcceptedCount, pause: null };
  const pause = { reason, failures: 0, since: now, until: now + recipientFailurePauseMs };
  return { ...state, notAcceptedCount: 0, pause };
}
