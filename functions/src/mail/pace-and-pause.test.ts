import { describe, expect, it } from 'vitest';
import { initialQueueState, type QueueState } from '../store/mail-queue-state.ts';
import { canStart, recordOutcome, recordStart } from './pace-and-pause.ts';
import type { Verdict } from './verdict.ts';

const minuteMs = 60_000;
const start = 1_000_000 * minuteMs;
const hostDown: Verdict = { outcome: 'wait', reason: 'unreachable' };
const refusedVerdict: Verdict = { outcome: 'refused', reason: 'refused', reply: '550 5.1.1' };
let recipientCount = 0;
const makeStartConditions = (now: number, perMinute = 30) => ({ now, perMinute });

/** Starts a mail at an instant and records its outcome. By default, nobody got a mail before. */
const attemptMail = (
  state: QueueState,
  verdict: Verdict,
  now: number,
  recipient = `recipient-${(recipientCount += 1)}`,
) => recordOutcome(recordStart(state, now), verdict, { recipient, startedAt: now, now });
/** Attempts a mail to each recipient. */
const attemptMails = (state: QueueState, verdict: Verdict, recipients: readonly string[]) =>
  recipients.reduce(
    (previous, recipient) => attemptMail(previous, verdict, start, recipient),
    state,
  );

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
  const attemptTimes = {
    recipient: 'parent',
    startedAt: start + minuteMs,
    now: start + minuteMs + 5_000,
  };
  const openState = recordOutcome(probingState, { outcome: 'sent' }, attemptTimes);
  expect(canStart(openState, 'issue', makeStartConditions(attemptTimes.now))).toBe(true);
  // When the process of the probe dies, another mail may start.
  expect(canStart(probingState, 'issue', makeStartConditions(start + 3 * minuteMs))).toBe(true);
});

it('ignores the outcome of a mail that started before the pause', () => {
  const pausedState = attemptMail(initialQueueState, hostDown, start);
  const earlierAttemptTimes = { recipient: 'parent', startedAt: start - 1, now: start + 1 };
  expect(recordOutcome(pausedState, hostDown, earlierAttemptTimes)).toBe(pausedState);
  expect(recordOutcome(pausedState, { outcome: 'sent' }, earlierAttemptTimes)).toBe(pausedState);
});

describe('a reply about one recipient', () => {
  const recipients = ['a', 'b', 'c', 'd', 'e'];

  it('pauses the queue for five minutes after five recipients got it, without a sent mail', () => {
    const stateAfterFour = attemptMails(initialQueueState, refusedVerdict, recipients.slice(0, 4));
    expect(stateAfterFour.pause).toBeNull();
    const stateAfterFive = attemptMail(stateAfterFour, refusedVerdict, start);
    expect(stateAfterFive.pause).toMatchObject({ reason: 'refused', until: start + 5 * minuteMs });
    const stateAfterSent = attemptMail(stateAfterFour, { outcome: 'sent' }, start);
    expect(attemptMail(stateAfterSent, refusedVerdict, start).pause).toBeNull();
  });

  it('does not pause it while the five get different replies', () => {
    const replies = ['555 5.5.2', '500 5.5.2', '501 5.5.4', '553 5.6.7', '550 5.5.0'];
    const state = replies.reduce<QueueState>(
      (previous, reply) =>
        attemptMail(previous, { outcome: 'wait', reason: 'rejected', reply }, start),
      initialQueueState,
    );
    expect(state.pause).toBeNull();
  });

  it('counts once for a recipient, also after other mails were sent', () => {
    const sameRecipient = Array.from({ length: 10 }, () => 'a');
    expect(attemptMails(initialQueueState, refusedVerdict, sameRecipient).pause).toBeNull();
    const pausedState = attemptMails(initialQueueState, refusedVerdict, recipients);
    const openState = attemptMail(pausedState, { outcome: 'sent' }, start);
    expect(attemptMails(openState, refusedVerdict, recipients).pause).toBeNull();
    // Their mails were sent, so the same reply means something new.
    const repairedState = attemptMails(openState, { outcome: 'sent' }, recipients);
    expect(attemptMails(repairedState, refusedVerdict, recipients).pause).not.toBeNull();
  });

  it('ends a pause of the host', () => {
    const pausedState = attemptMail(initialQueueState, hostDown, start);
    expect(attemptMail(pausedState, refusedVerdict, start + minuteMs).pause).toBeNull();
  });
});

it('does not lengthen a pause because of one mail that fails again and again', () => {
  let state = initialQueueState;
  for (let now = start; now < start + 60 * minuteMs; now = state.pause?.until ?? 0) {
    state = attemptMail(state, hostDown, now, 'the only recipient');
    expect(state.pause?.until).toBe(now + minuteMs);
  }
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
