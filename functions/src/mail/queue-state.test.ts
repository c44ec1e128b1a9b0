import { expect, it } from 'vitest';
import { idleQueue, type QueueState } from '../store/mail-queue.ts';
import { mayStart, withOutcome, withStart } from './queue-state.ts';
import type { Verdict } from './verdict.ts';

const minute = 60_000;
const start = 1_000_000 * minute;
const hostDown: Verdict = { outcome: 'wait', reason: 'unreachable' };
const refused: Verdict = { outcome: 'refused', reason: 'refused' };
const at = (now: number, perMinute = 30) => ({ now, perMinute });

/** One mail that starts at an instant, and its outcome. */
const tried = (state: QueueState, verdict: Verdict, now: number) =>
  withOutcome(withStart(state, now), verdict, { startedAt: now, now });

it('pauses after the first fault of the host, longer each time, and three hours at most', () => {
  let state = idleQueue;
  let now = start;
  const pauses = Array.from({ length: 6 }, () => {
    state = tried(state, hostDown, now);
    const end = state.pause?.until ?? 0;
    const pause = (end - now) / minute;
    expect(mayStart(state, 'contact', at(end - 1))).toBe(false);
    expect(mayStart(state, 'contact', at(end))).toBe(true);
    now = end;
    return pause;
  });
  expect(pauses).toEqual([1, 5, 15, 60, 180, 180]);
  expect(state.pause?.since).toBe(start);
});

it('lets one mail through after a pause, and the others once that one was sent', () => {
  const paused = tried(idleQueue, hostDown, start);
  const probing = withStart(paused, start + minute);
  expect(mayStart(probing, 'issue', at(start + minute))).toBe(false);
  const outcome = { startedAt: start + minute, now: start + minute + 5_000 };
  const open = withOutcome(probing, { outcome: 'sent' }, outcome);
  expect(mayStart(open, 'issue', at(outcome.now))).toBe(true);
  // The process that sent it died: another mail gets its chance.
  expect(mayStart(probing, 'issue', at(start + 3 * minute))).toBe(true);
});

it('hears nothing from mails that started before the pause', () => {
  const paused = tried(idleQueue, hostDown, start);
  const before = { startedAt: start - 1, now: start + 1 };
  expect(withOutcome(paused, hostDown, before)).toBe(paused);
  expect(withOutcome(paused, { outcome: 'sent' }, before)).toBe(paused);
});

it('pauses for five minutes after five mails in a row that were not accepted', () => {
  const four = Array.from({ length: 4 }).reduce<QueueState>(
    (state) => tried(state, refused, start),
    idleQueue,
  );
  expect(four.pause).toBeNull();
  expect(tried(four, refused, start).pause?.until).toBe(start + 5 * minute);
  const sent = tried(four, { outcome: 'sent' }, start);
  expect(tried(sent, refused, start).pause).toBeNull();
});

it('pauses for an outcome that is unknown: each further mail could be one more', () => {
  const lost: Verdict = { outcome: 'unknown', reason: 'interrupted' };
  expect(tried(idleQueue, lost, start).pause?.reason).toBe('interrupted');
});

it('starts so many a minute, and of an issue two thirds of them', () => {
  const started = (count: number) =>
    Array.from({ length: count }).reduce<QueueState>((state) => withStart(state, start), idleQueue);
  expect(mayStart(started(19), 'issue', at(start))).toBe(true);
  expect(mayStart(started(20), 'issue', at(start))).toBe(false);
  expect(mayStart(started(29), 'confirmation', at(start))).toBe(true);
  expect(mayStart(started(30), 'confirmation', at(start))).toBe(false);
  expect(mayStart(started(30), 'confirmation', at(start + minute))).toBe(true);
  expect(mayStart(started(1000), 'issue', at(start, 0))).toBe(true);
});
