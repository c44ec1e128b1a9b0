import * as v from 'valibot';
import { notices, noticeSchema } from '../content/notice.ts';
import { limits } from '../limits.ts';
import { documentId, instant, text } from '../validation/fields.ts';
import { type CalendarEntry, calendarEntrySchema, calendarLimits } from './calendar-entry.ts';

/** The fields of an entry that the feed decides. The others describe its changes. */
const entryContentSchema = v.omit(calendarEntrySchema, [
  '_id',
  'change',
  'changedAt',
  'previousStart',
  'reason',
  'reason_fr',
  'sequence',
  'updatedAt',
]);
export type EntryContent = v.InferOutput<typeof entryContentSchema>;

const changeEntries = {
  /** Whether the entry does not take place. */
  isCancelled: v.boolean(),
  /** Its new place, or null for the calendar's. */
  placeText: v.nullable(v.pipe(text(calendarLimits.placeText), v.minLength(1))),
  /** Its new start and end, or null for the calendar's. */
  times: v.nullable(v.object({ start: instant, end: instant })),
  reason: text(calendarLimits.reason),
  reason_fr: text(calendarLimits.reason),
};

const storedChangeEntries = {
  ...changeEntries,
  at: instant,
  by: v.object({ uid: v.string(), email: v.string() }),
  /** How the entry was marked before. An undo within minutes restores it. */
  marks: v.pick(calendarEntrySchema, [
    'change',
    'changedAt',
    'previousStart',
    'reason',
    'reason_fr',
  ]),
  /** When the urgent notice was published with it, and the notice before. An undo restores that. */
  notice: v.nullable(
    v.object({ savedAt: instant, before: v.omit(notices.saveSchema, ['updatedAt']) }),
  ),
};

/**
 * What staff changed about an entry of the calendar, in the collection `entryChanges`. Each reading
 * of the calendar keeps it until the calendar says the same, or the entry leaves the site.
 */
export const entryChangeSchema = v.object({
  _id: documentId,
  ...storedChangeEntries,
  /** What the calendar has for the entry. */
  calendar: entryContentSchema,
  /** The earlier change of the entry that this one replaced. An undo restores it. */
  previous: v.nullable(v.object(storedChangeEntries)),
});
export type EntryChange = v.InferOutput<typeof entryChangeSchema>;

/** What staff change about one entry. */
export type ChangeValues = Pick<
  EntryChange,
  'isCancelled' | 'placeText' | 'times' | 'reason' | 'reason_fr'
>;

/** Picks what staff change from an object with more fields. */
export const pickChangeValues = (values: ChangeValues): ChangeValues => ({
  isCancelled: values.isCancelled,
  placeText: values.placeText,
  times: values.times,
  reason: values.reason,
  reason_fr: values.reason_fr,
});

/** The body of a change. `updatedAt` is the entry's when staff saw it. */
export const changeEntrySchema = v.strictObject({
  ...changeEntries,
  updatedAt: instant,
  /** The urgent notice to publish with it, or null to leave the notice as it is. */
  notice: v.nullable(notices.saveSchema),
  /** The text of the mails to the families of the entry's teams who asked for them, or null. */
  mail: v.exactOptional(
    v.nullable(
      v.strictObject({
        text: v.pipe(text(limits.notice), v.minLength(1)),
        text_fr: v.pipe(text(limits.notice), v.minLength(1)),
      }),
    ),
  ),
});

/** The body of an undo. `at` is the time of the change that staff saw. */
export const undoChangeSchema = v.strictObject({ at: instant });

/** What a change did. */
export const changedEntrySchema = v.object({
  entry: calendarEntrySchema,
  /** When the change was made, which identifies it for an undo. */
  at: instant,
  notice: v.nullable(noticeSchema),
  /** How many mails were queued. */
  mailCount: v.number(),
});

/**
 * What an undo did. `isNoticeKept`: the urgent notice was changed meanwhile, so it stays.
 * `mailCount`: how many families get a second mail, because the first had left.
 */
export const undoneChangeSchema = v.object({
  entry: calendarEntrySchema,
  isNoticeKept: v.boolean(),
  mailCount: v.number(),
});

/** What staff see of a change: what differs from the calendar, and the title to enter there. */
const listedChangeSchema = v.object({
  ...v.omit(entryChangeSchema, ['by', 'calendar', 'previous', 'notice', 'marks']).entries,
  by: v.string(),
  calendar: v.pick(entryContentSchema, ['title', 'placeText', 'start', 'end', 'state']),
  titleToEnter: v.string(),
});
export type ListedChange = v.InferOutput<typeof listedChangeSchema>;

/** The entries of today and tomorrow, and what staff changed about entries that are not over. */
export const tonightSchema = v.object({
  entries: v.array(calendarEntrySchema),
  changes: v.array(listedChangeSchema),
  /** How many families asked for mails about the teams of an entry, by the entry's id. */
  families: v.record(v.string(), v.number()),
});
export type Tonight = v.InferOutput<typeof tonightSchema>;

/** The content of an entry, without the fields that describe its changes. */
export const toContent = (entry: CalendarEntry): EntryContent => v.parse(entryContentSchema, entry);
