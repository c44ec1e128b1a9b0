import { describe, expect, it } from 'vitest';
import { fromTorontoMinute } from './toronto-time.ts';
import { isOver } from './is-over.ts';
import { endsBeforeStart, findNextBoundary, resolveDisplay } from './banner-time.ts';

const showFrom = '2026-11-27T23:00:00.000Z';
const showUntil = '2026-11-30T04:59:00.000Z';
const times = { showFrom, showUntil };
const at = (instant: string) => Date.parse(instant);
const hiddenState = { bannerDisplay: false, displayPlanned: false };
const plannedState = { bannerDisplay: false, displayPlanned: true };
const displayedState = { bannerDisplay: true, displayPlanned: false };

describe('a banner that staff have switched on', () => {
  it.each([
    ['before its start', '2026-11-27T22:59:59.999Z', plannedState],
    ['at its start', showFrom, displayedState],
    ['before its end', '2026-11-30T04:58:59.999Z', displayedState],
    ['at its end', showUntil, hiddenState],
  ])('is planned, displayed or over according to its times: %s', (_, now, displayState) => {
    expect(resolveDisplay(times, { isSwitchedOn: true, now: at(now) })).toEqual(displayState);
  });

  it('is displayed at once if it has no times', () => {
    const noTimes = { showFrom: null, showUntil: null };
    expect(resolveDisplay(noTimes, { isSwitchedOn: true, now: at(showFrom) })).toEqual(
      displayedState,
    );
  });

  it.each([
    ['spring', '2027-03-14T01:59', '2027-03-14T03:00', 1],
    ['autumn', '2027-11-07T00:59', '2027-11-07T02:00', 121],
  ])(
    'is displayed for the right number of minutes in the night of the %s clock change',
    (_, from, until, count) => {
      const night = {
        showFrom: fromTorontoMinute(from) ?? null,
        showUntil: fromTorontoMinute(until) ?? null,
      };
      const start = at(night.showFrom ?? '');
      const minutes = Array.from({ length: 200 }, (__, index) => start + (index - 30) * 60_000);
      const displayedMinutes = minutes.filter(
        (now) => resolveDisplay(night, { isSwitchedOn: true, now }).bannerDisplay,
      );
      expect(displayedMinutes).toHaveLength(count);
    },
  );
});

it('a banner that staff have switched off does not appear at its start', () => {
  for (const now of [at(showFrom) - 1, at(showFrom)])
    expect(resolveDisplay(times, { isSwitchedOn: false, now })).toEqual(hiddenState);
});

it('a banner that ends at the instant of its start counts as ending before its start', () => {
  expect(endsBeforeStart(times)).toBe(false);
  expect(endsBeforeStart({ showFrom, showUntil: showFrom })).toBe(true);
  expect(endsBeforeStart({ showFrom: null, showUntil })).toBe(false);
  expect(endsBeforeStart({ showFrom, showUntil: null })).toBe(false);
});

it('a banner without an end is never over', () => {
  expect(isOver({ showUntil: null }, at('2099-01-01T00:00:00.000Z'))).toBe(false);
});

describe('the next boundary', () => {
  it('is the next start or end of a displayed or planned banner', () => {
    const banners = [
      { ...times, ...plannedState },
      { showFrom: null, showUntil: '2026-11-29T00:00:00.000Z', ...displayedState },
      { showFrom: '2026-11-26T00:00:00.000Z', showUntil: null, ...hiddenState },
    ];
    expect(findNextBoundary(banners, at('2026-11-25T00:00:00.000Z'))).toBe(at(showFrom));
    expect(findNextBoundary(banners, at(showFrom))).toBe(at('2026-11-29T00:00:00.000Z'));
    expect(findNextBoundary(banners, at('2026-11-29T00:00:00.000Z'))).toBe(at(showUntil));
    expect(findNextBoundary(banners, at(showUntil))).toBeUndefined();
  });
});
