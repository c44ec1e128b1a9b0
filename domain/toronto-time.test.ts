import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fromTorontoMinute,
  getTorontoOffset,
  toTorontoDay,
  toTorontoMinute,
} from './toronto-time.ts';

afterEach(() => vi.unstubAllEnvs());

/**
 * Minutes of Toronto’s clocks with their instants and offsets. Some are close to the changes of the
 * clocks in 2027.
 */
const minutes = [
  ['a winter evening', '2026-12-01T19:30', '2026-12-02T00:30:00.000Z', '-05:00'],
  ['a summer evening', '2027-07-01T19:30', '2027-07-01T23:30:00.000Z', '-04:00'],
  ['midnight', '2026-11-28T00:00', '2026-11-28T05:00:00.000Z', '-05:00'],
  [
    'the last minute before the spring change',
    '2027-03-14T01:59',
    '2027-03-14T06:59:00.000Z',
    '-05:00',
  ],
  [
    'the first minute after the spring change',
    '2027-03-14T03:00',
    '2027-03-14T07:00:00.000Z',
    '-04:00',
  ],
  ['the evening after the spring change', '2027-03-14T18:00', '2027-03-14T22:00:00.000Z', '-04:00'],
  ['the minute before the repeated hour', '2027-11-07T00:59', '2027-11-07T04:59:00.000Z', '-04:00'],
  ['the first pass of a repeated minute', '2027-11-07T01:30', '2027-11-07T05:30:00.000Z', '-04:00'],
  ['the minute after the repeated hour', '2027-11-07T02:00', '2027-11-07T07:00:00.000Z', '-05:00'],
  ['the evening after the autumn change', '2027-11-07T18:00', '2027-11-07T23:00:00.000Z', '-05:00'],
] as const;

describe.each(['UTC', 'America/Toronto', 'Asia/Tokyo'])('on a device in %s', (timeZone) => {
  it.each(minutes)('%s is converted to its instant and back', (_, minute, instant, offset) => {
    vi.stubEnv('TZ', timeZone);
    expect(fromTorontoMinute(minute)).toBe(instant);
    expect(toTorontoMinute(instant)).toBe(minute);
    expect(toTorontoDay(instant)).toBe(minute.slice(0, 10));
    expect(getTorontoOffset(instant)).toBe(offset);
  });

  it('a minute that clocks skip in spring counts as the minute one hour later', () => {
    vi.stubEnv('TZ', timeZone);
    const instant = fromTorontoMinute('2027-03-14T02:30') ?? '';
    expect(toTorontoMinute(instant)).toBe('2027-03-14T03:30');
  });

  it('the second pass of a repeated minute has the clock time of the first', () => {
    vi.stubEnv('TZ', timeZone);
    expect(toTorontoMinute('2027-11-07T06:30:00.000Z')).toBe('2027-11-07T01:30');
  });
});

it.each(['', '2026-11-27', 'tomorrow', '2026-13-01T10:00'])(
  '%j has no instant, because it is not a minute',
  (text) => {
    expect(fromTorontoMinute(text)).toBeUndefined();
  },
);
