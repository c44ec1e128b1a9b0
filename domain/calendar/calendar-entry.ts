import * as v from 'valibot';
import { documentId, instant, optionalDay, nullableInstant, text } from '../validation/fields.ts';
import { locations } from '../location.ts';
import { programIds } from '../program-ids.ts';

/** The teams and groups that an entry can concern: `u17` … `u13`, `dev1`, `dev2`. */
export const calendarTeams: readonly string[] = programIds.map((id) => id.toLowerCase());

/** In order of precedence: if a title names several kinds, the first one applies. */
export const calendarKinds = [
  'tournament',
  'match',
  'tryout',
  'camp',
  'meeting',
  'practice',
  'social',
  'closed',
  'other',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/**
 * `cancelled`: the club cancelled it, in the title or in the calendar. `removed`: it disappeared
 * from the calendar before its start.
 */
const calendarStates = ['planned', 'cancelled', 'removed'] as const;

/**
 * What last changed about an entry that families already knew. `cancelled`: it was cancelled or
 * removed. `restored`: it takes place again.
 */
const calendarChanges = ['none', 'time', 'place', 'cancelled', 'restored'] as const;

export const calendarLimits = { title: 200, placeText: 200, opponent: 100, reason: 200 } as const;

/**
 * One practice, match or other entry of the club's calendar, in the collection `calendarEntries`.
 * The server writes it from the club's Google calendar. It contains nothing personal. Firestore
 * stores its instants as timestamps.
 */
export const calendarEntrySchema = v.object({
  _id: documentId,
  /** The title in the calendar, without e-mail addresses, links and telephone numbers. */
  title: text(calendarLimits.title),
  kind: v.picklist(calendarKinds),
  state: v.picklist(calendarStates),
  /**
   * The teams that it concerns: all if `isForEveryone`, and none if the title is ambiguous or names
   * none.
   */
  teams: v.array(v.picklist(calendarTeams)),
  isForEveryone: v.boolean(),
  /** The id of one of the club's places, or '' for another place. */
  place: v.picklist(['', ...locations.map(({ id }) => id)]),
  /** The place as the calendar has it, if it names one. */
  placeText: text(calendarLimits.placeText),
  opponent: text(calendarLimits.opponent),
  /**
   * Whether the title is ambiguous, or names neither a known team nor everyone. The site then shows
   * only the title.
   */
  needsReview: v.boolean(),
  /** The first day of an entry without times, such as `2026-12-27`. Otherwise ''. */
  firstDay: optionalDay,
  /** The last day of an entry without times (inclusive, unlike iCalendar). Otherwise ''. */
  lastDay: optionalDay,
  /** The start. Without times: midnight in Toronto at the beginning of the first day. */
  start: instant,
  /**
   * The end, or the start if the calendar has no end. Without times: midnight after the last day.
   */
  end: instant,
  /** What changed at `changedAt`. */
  change: v.picklist(calendarChanges),
  /**
   * When it last moved, changed its place, or was cancelled, removed or restored. Null if never. A
   * corrected title does not count.
   */
  changedAt: nullableInstant,
  /**
   * The start before the entry last moved, or null. A move does not count if the entry was cancelled
   * or restored at the same time.
   */
  previousStart: nullableInstant,
  /** Why staff changed it in the dashboard. It stays until the entry next changes. */
  reason: v.optional(text(calendarLimits.reason), ''),
  reason_fr: v.optional(text(calendarLimits.reason), ''),
  /** How often the entry has changed, for calendar apps (iCalendar `SEQUENCE`). */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  updatedAt: instant,
});
export type CalendarEntry = v.InferOutput<typeof calendarEntrySchema>;

/**
 * The document `calendarStatus/reading`, which everybody may read: when the server last read the
 * club's calendar successfully.
 */
export const calendarReadingSchema = v.object({ _id: documentId, checkedAt: instant });
export type CalendarReading = v.InferOutput<typeof calendarReadingSchema>;
