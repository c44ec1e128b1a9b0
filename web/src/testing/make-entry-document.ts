import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import type { StoredDocument } from './stored-document.ts';

const hourMs = 3_600_000;
let entryCount = 0;

/** The time that is this many days and hours from now. */
export const inDays = (days: number, hours = 0): Date =>
  new Date(Date.now() + (days * 24 + hours) * hourMs);

/** Makes a stored practice of U15, of two hours from `start` on. `fields` overrides these. */
export function makeEntryDocument(
  start: Date,
  fields: Partial<StoredDocument> = {},
): StoredDocument {
  entryCount += 1;
  return {
    ...makeCalendarEntry({ title: 'U15 - Pratique' }),
    _id: `entry${String(entryCount).padStart(4, '0')}`,
    start,
    end: new Date(start.getTime() + 2 * hourMs),
    updatedAt: new Date('2026-10-01T14:30:00Z'),
    ...fields,
  };
}
