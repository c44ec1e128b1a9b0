import type { CalendarEntry } from '../calendar-entry.ts';

/** Makes a valid, planned practice of U15; `overrides` replaces fields. */
export function makeCalendarEntry(overrides: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    _id: '0123456789abcdef01234567',
    title: 'U15 - Pratique - Pierrefonds',
    kind: 'practice',
    state: 'planned',
    teams: ['u15'],
    isForEveryone: false,
    place: 'west_island',
    placeText: '',
    opponent: '',
    needsReview: false,
    firstDay: '',
    lastDay: '',
    start: '2026-11-27T23:30:00.000Z',
    end: '2026-11-28T01:00:00.000Z',
    change: 'none',
    changedAt: null,
    previousStart: null,
    reason: '',
    reason_fr: '',
    sequence: 0,
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
