import * as v from 'valibot';
import { notices, noticeSchema } from '../content/notice.ts';
import { limits } from '../limits.ts';
import { documentId, instant, text } from '../validation/fields.ts';
import { type CalendarEntry, calendarEntrySchema, calendarLimits } from './calendar-entry.ts';
import { findPlaces } from './find-places.ts';
import { foldText, sliceOriginal } from './fold-text.ts';
import { readTitle } from './read-title.ts';

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

/** The title with another place, if the title names exactly one. */
function replacePlace(title: string, placeText: string): string {
  const folded = foldText(title);
  const [place, ...others] = findPlaces(folded.text);
  if (!place || others.length > 0) return title;
  const before = sliceOriginal(title, folded, 0, place.start);
  return before + placeText + sliceOriginal(title, folded, place.end, folded.text.length);
}

/** Applies a change to what the calendar has for an entry. */
export function applyChange(calendar: EntryContent, change: ChangeValues): EntryContent {
  const { isCancelled, placeText, times } = change;
  const state = isCancelled && calendar.state === 'planned' ? 'cancelled' : calendar.state;
  if (placeText === null) return { ...calendar, ...times, state };
  const title = replacePlace(calendar.title, placeText).slice(0, calendarLimits.title);
  const reading = readTitle(title, placeText);
  const isSameMeaning =
    reading.kind === calendar.kind &&
    reading.opponent === calendar.opponent &&
    reading.teams.join() === calendar.teams.join();
  return {
    ...calendar,
    ...times,
    state,
    title: isSameMeaning ? title : calendar.title,
    place: reading.place,
    placeText: reading.placeText,
  };
}

/** Whether the calendar says the same as a change, so that the change is no longer needed. */
export function isSameAsCalendar(calendar: EntryContent, change: ChangeValues): boolean {
  if (change.isCancelled) return calendar.state !== 'planned';
  const { placeText, times } = change;
  const { place } = applyChange(calendar, change);
  const isSamePlace =
    placeText === null ||
    foldText(calendar.placeText).text === foldText(placeText).text ||
    (place !== '' && calendar.place === place);
  const isSameTime =
    times === null ||
    (Date.parse(calendar.start) === Date.parse(times.start) &&
      Date.parse(calendar.end) === Date.parse(times.end));
  return isSamePlace && isSameTime;
}

/**
 * The title for the club's calendar that makes it say the same as a change. A place and times have
 * their own fields there.
 */
export function makeTitleToEnter(calendar: EntryContent, change: ChangeValues): string {
  const { title } = applyChange(calendar, change);
  if (!change.isCancelled || readTitle(title, '').isCancelled) return title;
  const cancelledTitle = `ANNULÉ - ${title}`;
  if (readTitle(cancelledTitle, '').isCancelled) return cancelledTitle;
  const teams = calendar.teams.map((team) => team.toUpperCase()).join('/');
  return `ANNULÉ - ${calendar.isForEveryone ? 'Toutes les équipes' : teams}`;
}

/** The content of an entry, without the fields that describe its changes. */
export const toContent = (entry: CalendarEntry): EntryContent => v.parse(entryContentSchema, entry);
