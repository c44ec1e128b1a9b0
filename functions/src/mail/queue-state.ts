import type { MailKind, MailReason } from '@club/domain/mail';
import type { Pause, QueueState } from '../store/mail-queue.ts';
import { pauseAfter } from './retry.ts';
import { concernsEveryMail, type Verdict } from './verdict.ts';

const minute = 60_000;
/** A pause ends with one mail; the others wait this long for its outcome. */
const probeLease = 2 * minute;
/** So many mails in a row that the host did not accept: something is wrong beyond the addresses. */
const mostInARow = 5;
const pauseAfterRow = 5 * minute;

/** An issue leaves a third of each minute to mails that somebody waits for. */
const shareOf = (kind: MailKind, perMinute: number) =>
  kind === 'issue' ? Math.ceil((perMinute * 2) / 3) : perMinute;

export const isPaused = ({ pause }: QueueState, now: number): boolean =>
  pause !== null && pause.until > now;

/** Whether a mail of this kind may start now; `perMinute` 0 means no limit. */
export function mayStart(
  state: QueueState,
  kind: MailKind,
  { now, perMinute }: { readonly now: number; readonly perMinute: number },
): boolean {
  if (isPaused(state, now)) return false;
  const started = state.minute === Math.floor(now / minute) ? state.started : 0;
  return perMinute === 0 || started < shareOf(kind, perMinute);
}

/** The state once a mail has started: counted, and after a pause alone until its outcome is known. */
export function withStart(state: QueueState, now: number): QueueState {
  const thisMinute = Math.floor(now / minute);
  const started = state.minute === thisMinute ? state.started + 1 : 1;
  const pause = state.pause && { ...state.pause, until: now + probeLease };
  return { ...state, minute: thisMinute, started, pause };
}

function pauseFor(reason: MailReason, was: Pause | null, now: number): Pause {
  const failures = (was?.failures ?? 0) + 1;
  return { reason, failures, since: was?.since ?? now, until: now + pauseAfter(failures) };
}

/**
 * The state after a mail's outcome. A fault of the host pauses the queue, longer each time; a mail
 * that was sent ends the pause. Whatever started before the pause says nothing about it.
 */
export function withOutcome(
  state: QueueState,
  verdict: Verdict,
  { startedAt, now }: { readonly startedAt: number; readonly now: number },
): QueueState {
  if (state.pause && state.pause.since > startedAt) return state;
  if (verdict.outcome === 'sent') return { ...state, notAccepted: 0, pause: null };
  const { reason } = verdict;
  if (concernsEveryMail(reason)) return { ...state, pause: pauseFor(reason, state.pause, now) };
  if (reason === 'fault') return state;
  const notAccepted = state.notAccepted + 1;
  if (notAccepted < mostInARow) return { ...state, notAccepted, pause: null };
  const pause = { reason, failures: 0, since: now, until: now + pauseAfterRow };
  return { ...state, notAccepted: 0, pause };
}
