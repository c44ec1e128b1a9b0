import * as v from 'valibot';
import { editableCollections } from './content/content-types.ts';
import { instant } from './validation/fields.ts';

/** What staff, or the site by itself, did. The log has one entry for each action. */
const activityActions = [
  'save',
  'create',
  'duplicate',
  /** Took the urgent notice off the site. */
  'end-notice',
  /** Took a row off the site; it can come back for a while. */
  'retire',
  /** Restored a retired row. */
  'restore-retired',
  /** Restored an earlier version of a row. */
  'restore',
  'reorder',
  /** Removed a picture from the site for good. */
  'take-down',
  'test-issue',
  'send-issue',
  'publish-issue',
  'unpublish-issue',
  /** Changed the state of a visitor's message. */
  'update-message',
  /** Deleted a visitor's message for good. */
  'delete-message',
  'resend-mail',
  /** Wrote to the families who wait for a place. */
  'announce-place',
  /** Requested a reading of the club's calendar. */
  'read-calendar',
  /** Accepted that many entries suddenly disappeared from the club's calendar (`heldLoss`). */
  'accept-loss',
  /** Cancelled an entry of the calendar, or gave it another place or time, and the undo of it. */
  'change-entry',
  'undo-entry-change',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** The kinds of things that staff act on. */
export const activityKinds = [
  ...editableCollections,
  'pictures',
  'issues',
  'messages',
  'mails',
  'waitingList',
  'calendar',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * What an action was about. The title is a text of the club, such as a banner's title. It names no
 * visitor and no child, and it is empty for many kinds, such as messages and pictures.
 */
const activitySubject = v.object({
  kind: v.picklist(activityKinds),
  /**
   * The id of the row, issue, message, mail or program. It is empty for an image, the calendar or a
   * whole list.
   */
  id: v.string(),
  title: v.optional(v.string(), ''),
  title_fr: v.optional(v.string(), ''),
});
export type ActivitySubject = v.InferInput<typeof activitySubject>;

/** One entry of the log: who did what, and when. */
export const activityEntrySchema = v.object({
  _id: v.string(),
  at: instant,
  /** Both are empty if the site acted by itself, or if the author is unknown. */
  by: v.object({ uid: v.string(), email: v.string() }),
  action: v.picklist(activityActions),
  subject: activitySubject,
  /** The names of the fields that a save changed, without their values. */
  changedFields: v.optional(v.array(v.string()), []),
});
export type ActivityEntry = v.InferOutput<typeof activityEntrySchema>;

/** A page of the log, the latest first. */
export const activityPageSchema = v.object({
  entries: v.array(activityEntrySchema),
  /** Whether older entries follow. */
  hasMore: v.boolean(),
});
export type ActivityPage = v.InferOutput<typeof activityPageSchema>;

/**
 * The `{id}` of `GET /api/activity/{id}` for the log's first page. For a later page, the `{id}` is
 * that of the previous page's last entry.
 */
export const firstActivityPageId = 'latest';
