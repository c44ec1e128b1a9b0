import * as v from 'valibot';
import { instant } from '../validation/fields.ts';
import { calendarEntrySchema } from './calendar-entry.ts';

/** Why the last reading of the club's calendar changed nothing. */
export const calendarProblems = [
  /** The settings name no calendar. */
  'not-configured',
  /** Google refuses it: the calendar is private or deleted, or its id is wrong. */
  'not-public',
  'too-many-requests',
  /** Google does not respond, or responds with an error. */
  'unavailable',
  /** The response is something else, such as a page. */
  'not-a-calendar',
  /** The response ends too early. */
  'incomplete',
  /** The response has too many bytes or entries. */
  'too-large',
  /** So many future entries are missing that the feed may be at fault. See `heldLoss`. */
  'loss-held-back',
  /** So many future entries changed at once that the feed may be at fault. See `heldLoss`. */
  'change-held-back',
  /** The reading ended with an unexpected error. */
  'failed',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** What the site did not understand in a title. */
const titleProblems = [
  /** It names a team that the club does not have. */
  'unknown-team',
  /** It names neither a team nor everyone. */
  'no-team',
  /** A tournament, match, tryout, camp or practice without a place in its title or place field. */
  'no-place',
  /** It contradicts itself, names two places, excludes a team, or says that it may be cancelled. */
  'ambiguous',
] as const;
export type TitleProblem = (typeof titleProblems)[number];

/** Why the site does not show an entry of the calendar, or why staff should check a shown one. */
const entryProblems = [
  /** The entry is not valid iCalendar. */
  'unreadable',
  'no-title',
  /** It has no start, or an impossible one. */
  'no-start',
  /** The calendar marks it as private or confidential, or its whole title is `Busy`. */
  'private',
  /** Its time zone is unknown. The site shows it as if its times were those of Toronto. */
  'unknown-zone',
  /** The calendar says that it may not take place. The site shows it as any other. */
  'tentative',
  /** It repeats by a rule that the site does not accept, such as every hour. */
  'unknown-rule',
  /** It repeats too often. Some or all of its occurrences are missing from the site. */
  'too-many-occurrences',
  /** It is longer than 31 days. */
  'too-long',
] as const;
export type EntryProblem = (typeof entryProblems)[number];

/** The limits of the lists that staff see. */
export const calendarStatusLimits = {
  /** The most titles in the list. */
  titles: 200,
  /** The most entries in the list of those with a problem. */
  problemEntries: 50,
  /** The most entries in the list of a sudden loss. */
  losses: 20,
} as const;

/** A sudden loss seen in this many readings in a row is accepted, even without staff. */
export const lossReadings = 8;

/** What happened to entries of a loss. An entry that remains can lose details, or have others. */
const lossCauses = [
  /** The feed no longer has the entry. */
  'missing',
  /** No upcoming entry remains, and the feed has new ones: it may be another calendar. */
  'other-calendar',
  /** The entry became private, or the feed shows it only as `Busy`. */
  'private',
  /** The title no longer names its team or kind. */
  'title',
  /** The entry no longer names a place. */
  'place',
  /** The entry no longer has hours, or no end. */
  'hours',
  /** The entry has another team or kind, another place, other hours or another day. */
  'other-title',
  'other-place',
  'other-time',
] as const;
export type LossCause = (typeof lossCauses)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many entries of a loss have a cause. */
export const lossChangeSchema = v.object({ cause: v.picklist(lossCauses), count });

/** How the site understood one title. Entries with the same title, place and state share a line. */
const calendarTitleSchema = v.object({
  ...v.pick(calendarEntrySchema, [
    'title',
    'kind',
    'state',
    'teams',
    'isForEveryone',
    'place',
    'placeText',
    'opponent',
  ]).entries,
  /** How many entries that are not over share this line, and the start of the first of them. */
  count,
  nextStart: instant,
  problems: v.array(v.picklist(titleProblems)),
  /** The teams it names that the club does not have, such as `U18`. */
  unknownTeams: v.array(v.string()),
});
export type CalendarTitle = v.InferOutput<typeof calendarTitleSchema>;

const problemEntrySchema = v.object({ title: v.string(), reason: v.picklist(entryProblems) });
export type ProblemEntry = v.InferOutput<typeof problemEntrySchema>;

/**
 * A sudden loss: so many future entries are missing from the feed, or changed at once, that the feed
 * may be at fault. The site keeps these entries until staff accept the loss. Unless `waitsForStaff`,
 * it also ends once enough readings in a row have the same loss.
 */
const heldLossSchema = v.object({
  /** When a reading first had this loss. */
  since: instant,
  /** How many future entries are missing from the feed or changed. */
  affected: count,
  /** How many future entries the site had before the loss. */
  known: count,
  /**
   * How many readings in a row had this loss. The loss is accepted at reading `lossReadings`.
   */
  readings: count,
  /** What happened to how many entries. */
  changes: v.optional(v.array(lossChangeSchema)),
  /**
   * Whether only staff end it: most entries lost details, or are another calendar's. Nobody does
   * that on purpose.
   */
  waitsForStaff: v.optional(v.boolean()),
  /** The first of these entries, and the title and the start that the feed has for each now. */
  entries: v.array(
    v.object({
      title: v.string(),
      start: instant,
      newTitle: v.optional(v.string()),
      newStart: v.optional(instant),
    }),
  ),
});
export type HeldLoss = v.InferOutput<typeof heldLossSchema>;

/**
 * The last reading of the club's calendar, as staff see it in the response of
 * `GET /api/calendar/status`. The collection `calendarStatus` has only its time, for visitors.
 * `counts`, `titles` and `problemEntries` are those of the last successful reading.
 */
export const calendarStatusSchema = v.object({
  /** Whether a reading has been requested or runs. */
  isReading: v.boolean(),
  /** The last reading, and the last successful one. */
  attemptedAt: v.nullable(instant),
  checkedAt: v.nullable(instant),
  /** Why the last reading changed nothing, or null. */
  problem: v.nullable(v.picklist(calendarProblems)),
  counts: v.object({
    /** The entries on the site. */
    entries: count,
    /** The coming entries whose title is ambiguous or names no team of the club. */
    needReview: count,
    /** All entries with a problem, also those beyond the list's limit. */
    problemEntries: count,
    /** The entries that are not on the site because there are too many: those that start last. */
    omitted: count,
    /**
     * How full a nearly full calendar is: of its limits of bytes and entries, the one that is
     * reached first.
     */
    percentUsed: v.optional(count),
  }),
  /** The entries that are suddenly missing or changed, and that the site still shows, or null. */
  heldLoss: v.nullable(heldLossSchema),
  /**
   * Titles with a problem other than `no-place` come first. Those with only `no-place` follow, and
   * then those without a problem.
   */
  titles: v.array(calendarTitleSchema),
  problemEntries: v.array(problemEntrySchema),
});
export type CalendarStatus = v.InferOutput<typeof calendarStatusSchema>;

/** The body that accepts a sudden loss. `since` is that of the loss that staff have seen. */
export const acceptLossSchema = v.strictObject({ since: instant });
