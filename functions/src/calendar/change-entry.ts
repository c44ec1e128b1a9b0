import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import {
  type ChangeValues,
  type EntryContent,
  toContent,
} from '@club/domain/calendar/entry-change';
import { hashText } from './make-entries.ts';

type Reasons = Pick<ChangeValues, 'reason' | 'reason_fr'>;
const noReason: Reasons = { reason: '', reason_fr: '' };

/** Hashes the fields of an entry that the feed decides. */
export const hashContent = (content: EntryContent): string =>
  hashText(serializeContent(content), 16);

/** Serializes the fields in the order of their names. */
const serializeContent = (content: EntryContent): string =>
  JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export const makeNewEntry = (
  _id: string,
  content: EntryContent,
  now: number,
  { reason, reason_fr }: Reasons = noReason,
): CalendarEntry => ({
  _id,
  ...content,
  change: 'none',
  changedAt: null,
  previousStart: null,
  reason,
  reason_fr,
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

/**
 * Updates an entry to a new content. Returns undefined if nothing differs.
 *
 * @param reasons why staff changed it. Without them, the entry keeps its reason until families must
 *   know of another change.
 */
export function changeEntry(
  before: CalendarEntry,
  content: EntryContent,
  now: number,
  reasons?: Reasons,
): CalendarEntry | undefined {
  const { _id, change, changedAt, previousStart, reason, reason_fr, sequence } = before;
  const newChange = findChange(before, content);
  const newReasons = reasons ?? (newChange ? noReason : { reason, reason_fr });
  const isSameReason = newReasons.reason === reason && newReasons.reason_fr === reason_fr;
  if (isSameReason && serializeContent(toContent(before)) === serializeContent(content))
    return undefined;
  const at = new Date(now).toISOString();
  return {
    _id,
    ...content,
    ...(newChange ? { ...newChange, changedAt: at } : { change, changedAt, previousStart }),
    reason: newReasons.reason,
    reason_fr: newReasons.reason_fr,
    sequence: sequence + 1,
    updatedAt: at,
  };
}

/** Marks an entry that disappeared from the feed as removed. Returns undefined if it already is. */
export const markAsRemoved = (before: CalendarEntry, now: number): CalendarEntry | undefined =>
  changeEntry(before, { ...toContent(before), state: 'removed' }, now);
