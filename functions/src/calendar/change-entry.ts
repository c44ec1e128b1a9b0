import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { type EntryContent, hashText } from './make-entries.ts';

/** Hashes the fields of an entry that the feed decides. */
export const hashContent = (content: EntryContent): string =>
  hashText(serializeContent(content), 16);

/** Serializes the fields in the order of their names. */
const serializeContent = (content: EntryContent): string =>
  JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export const makeNewEntry = (_id: string, content: EntryContent, now: number): CalendarEntry => ({
  _id,
  ...content,
  change: 'none',
  changedAt: null,
  previousStart: null,
  sequence: 0,
  updatedAt: new Date(now).toISOString(),
});

type EntryChange = Pick<CalendarEntry, 'change' | 'previousStart'>;

const isPlanned = ({ state }: Pick<CalendarEntry, 'state'>): boolean => state === 'planned';

/** Finds the change that families must know. Returns undefined for others, such as a new title. */
function findChange(before: CalendarEntry, after: EntryContent): EntryChange | undefined {
  const { previousStart } = before;
  if (isPlanned(before) !== isPlanned(after))
    return { change: isPlanned(after) ? 'restored' : 'cancelled', previousStart };
  if (before.start !== after.start) return { change: 'time', previousStart: before.start };
  if (before.end !== after.end) return { change: 'time', previousStart };
  if (before.placeText !== after.placeText) return { change: 'place', previousStart };
  return undefined;
}

/** Updates an entry to the content in the feed. Returns undefined if nothing differs. */
export function changeEntry(
  before: CalendarEntry,
  content: EntryContent,
  now: number,
): CalendarEntry | undefined {
  const { _id, change, changedAt, previousStart, sequence, updatedAt, ...contentBefore } = before;
  if (serializeContent(contentBefore) === serializeContent(content)) return undefined;
  const at = new Date(now).toISOString();
  const newChange = findChange(before, content);
  return {
    _id,
    ...content,
    ...(newChange ? { ...newChange, changedAt: at } : { change, changedAt, previousStart }),
    sequence: sequence + 1,
    updatedAt: at,
  };
}

/** Marks an entry that disappeared from the feed as removed. Returns undefined if it already is. */
export function markAsRemoved(before: CalendarEntry, now: number): CalendarEntry | undefined {
  const { _id, change, changedAt, previousStart, sequence, updatedAt, ...content } = before;
  return changeEntry(before, { ...content, state: 'removed' }, now);
}
