// The calls of the API as staff that several places share, or that tests replace. All throw
// ApiError with the server's reason. Other places use `callAsStaff` themselves.
import {
  type EditableCollection,
  type FormOf,
  type RowOf,
  type SaveOf,
} from '@club/domain/content/content-types';
import type { ActivityPage } from '@club/domain/activity';
import type { EndpointName, OutputOf } from '@club/domain/endpoints';
import { getUpdateName } from '@club/domain/endpoints/content-endpoints';
import type { HistoryEntry } from '@club/domain/history';
import type { Audience, Issue, IssueProgress } from '@club/domain/newsletter';
import type {
  CurrentOrder,
  NewRow,
  OrderedCollection,
  OrderUpdate,
  RetiredRow,
} from '@club/domain/row-lifecycle';
import type { TakeDownResult } from '@club/domain/take-down';
import type { MessageList, MessageState, VisitorMessage } from '@club/domain/visitor-message';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Saves a row (specification, section 7) and returns it. The first save of the urgent notice
 * creates it.
 */
export async function saveRow<Name extends EditableCollection>(
  collection: Name,
  id: string,
  input: SaveOf<Name> | FormOf<Name>,
): Promise<RowOf<Name>> {
  const name: EndpointName = getUpdateName(collection);
  // The endpoint's table has the collection's own schemas, which the compiler cannot follow here.
  return (await callAsStaff(name, { id, input: input as never })) as RowOf<Name>;
}

/**
 * Creates a hidden row, or a hidden copy of a row. A new program is visible, but full. A note is
 * visible at once if there is no other. A repeated call with the same id returns the existing row.
 */
export const createRow = (
  collection: EditableCollection,
  input: NewRow,
): Promise<OutputOf<'createRow'>> => callAsStaff('createRow', { collection, input });

/** Lists the rows that can be restored, the last retired first. */
export const listRetiredRows = (): Promise<readonly RetiredRow[]> => callAsStaff('listRetiredRows');

/** Saves the order of all rows. A conflict's error has the current order. */
export const updateOrder = (
  collection: OrderedCollection,
  input: OrderUpdate,
): Promise<CurrentOrder> => callAsStaff('updateOrder', { collection, input });

/** Lists the last saves of a row, newest first (`docs/api.md`). */
export const listHistory = (
  collection: EditableCollection,
  id: string,
): Promise<readonly HistoryEntry[]> => callAsStaff('listHistory', { collection, id });

/**
 * Restores the version before the save of a history entry, and returns the saved row.
 *
 * @param updatedAt identifies the version that staff saw
 */
export const restoreRow = (entryId: string, updatedAt: string): Promise<OutputOf<'restoreRow'>> =>
  callAsStaff('restoreRow', { id: entryId, input: { updatedAt } });

/** Removes an image from every row, from the published issues and from Storage, for good. */
export const takeDownImage = (imageURL: string): Promise<TakeDownResult> =>
  callAsStaff('takeDownImage', { input: { imageURL } });

/** Lists the newest messages of the contact form. */
export const listMessages = (): Promise<MessageList> => callAsStaff('listMessages');

/** Changes the state of a message. A conflict's error has the current message. */
export const setMessageState = (
  { _id, updatedAt }: VisitorMessage,
  state: MessageState,
): Promise<VisitorMessage> =>
  callAsStaff('updateMessage', { id: _id, input: { state, updatedAt } });

/** The numbers of confirmed and unconfirmed subscriptions, and the sender of the next issue. */
export const getAudience = (): Promise<Audience> => callAsStaff('getAudience');

/**
 * Sends an issue: to `me` as a test, or to all confirmed `readers`. No reader gets the same text
 * twice, so a retry is safe.
 */
export const sendIssue = (issue: Issue, audience: 'me' | 'readers'): Promise<IssueProgress> =>
  callAsStaff('sendIssue', { input: { ...issue, audience } });

/**
 * Lists a page of the log: who did what, the latest first.
 *
 * @param after `latest`, or the id of the last entry of the page before
 */
export const listActivity = (after: string): Promise<ActivityPage> =>
  callAsStaff('listActivity', { id: after });
