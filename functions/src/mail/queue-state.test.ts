import { expect, it } from 'vitest';
import { initialQueueState, type QueueState } from '../store/mail-queue-state.ts';
import { canStart, recordOutcome, recordStart } from './queue-state.ts';
import type { Verdict } from './verdict.ts';

const minuteMs = 60_000;
const start = 1_000_000 * minuteMs;
const hostDown: Verdict = { outcome: 'wait', reason: 'unreachable' };
const refusedVerdict: Verdict = { outcome: 'refused', reason: 'refused' };
const makeStartConditions = (now: number, perMinute = 30) => ({ now, perMinute });

/** Starts a mail at an instant and records its outcome. */
const attemptMail = (state: QueueState, verdict: Verdict, now: number) =>
  recordOutcome(recordStart(state, now), verdict, { startedAt: now, now });

it('pauses after the first problem of the host, longer each time, and three hours at most', () => {
  let state = initialQueueState;
  let now = start;
  const pauses = Array.from({ length: 6 }, () => {
    state = attemptMail(state, hostDown, now);
    const end = state.pause?.until ?? 0;
    const pause = (end - now) / minuteMs;
    expect(canStart(state, 'contact', makeStartConditions(end - 1))).toBe(false);
    expect(canStart(state, 'contact', makeStartConditions(end))).toBe(true);
    now = end;
    return pause;
  });
  expect(pauses).toEqual([1, 5, 15, 60, 180, 180]);
  expect(state.pause?.since).toBe(start);
});

it('starts a single mail after a pause, and the others once that mail is sent', () => {
  const pausedState = attemptMail(initialQueueState, hostDown, start);
  const probingState = recordStart(pausedState, start + minuteMs);
  expect(canStart(probingState, 'issue', makeStartConditions(start + minuteMs))).toBe(false);
  const attemptTimes = { startedAt: start + minuteMs, now: start + minuteMs + 5_000 };
  const openState = recordOutcome(probingState, { outcome: 'sent' }, attemptTimes);
  expect(canStart(openState, 'issue', makeStartConditions(attemptTimes.now))).toBe(true);
  // When the process of the probe dies, another mail may start.
  expect(canStart(probingState, 'issue', makeStartConditions(start + 3 * minuteMs))).toBe(true);
});

it('ignores the outcome of a mail that started before the pause', () => {
  const pausedState = attemptMail(initialQueueState, hostDown, start);
  const earlierAttemptTimes = { startedAt: start - 1, now: start + 1 };
  expect(recordOutcome(pausedState, hostDown, earlierAttemptTimes)).toBe(pausedState);
  expect(recordOutcome(pausedState, { outcome: 'sent' }, earlierAttemptTimes)).toBe(pausedState);
});

it('pauses for five minutes after five consecutive mails fail for their recipients alone', () => {
  const stateAfterFour = Array.from({ length: 4 }).reduce<QueueState>(
    (state) => attemptMail(state, refusedVerdict, start),
    initialQueueState,
  );
  expect(stateAfterFour.pause).toBeNull();
  expect(attemptMail(stateAfterFour, refusedVerdict, start).pause?.until).toBe(
    start + 5 * minuteMs,
  );
  const stateAfterSent = attemptMail(stateAfterFour, { outcome: 'sent' }, start);
  expect(attemptMail(stateAfterSent, refusedVerdict, start).pause).toBeNull();
});

it('pauses after an unknown outcome', () => {
  const lostVerdict: Verdict = { outcome: 'unknown', reason: 'interrupted' };
  expect(attemptMail(initialQueueState, lostVerdict, start).pause?.reason).toBe('interrupted');
});

it('limits the mails per minute, and the mails of an issue to two thirds of that limit', () => {
  const makeStartedQueue = (count: number) =>
    Array.from({ length: count }).reduce<QueueState>(
      (state) => recordStart(state, start),
      initialQueueState,
    );
  expect(canStart(makeStartedQueue(19), 'issue', makeStartConditions(start))).toBe(true);
  expect(canStart(makeStartedQueue(20), 'issue', makeStartConditions(start))).toBe(false);
  expect(canStart(makeStartedQueue(29), 'confirmation', makeStartConditions(start))).toBe(true);
  expect(canStart(makeStartedQueue(30), 'confirmation', makeStartConditions(start))).toBe(false);
  expect(
    canStart(makeStartedQueue(30), 'confirmation', makeStartConditions(start + minuteMs)),
  ).toBe(true);
  // 0 means no limit.
  expect(canStart(makeStartedQueue(1000), 'issue', makeStartConditions(start, 0))).toBe(true);
});
