import * as v from 'valibot';
import { deleteDraft, loadDraft, storeDraft } from '../../state/draft-store.ts';
import { makeAccountDraftKey } from '../shell/account-draft-key.ts';

const getNewRowKey = (tabName: string): string => makeAccountDraftKey(`${tabName} without a row`);

/** Makes the id of a row: a prefix, the day in UTC, and eight random characters. */
export function makeRowId(prefix: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${prefix}-${day}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Returns the id of a new row, the same until the row is stored, so that its draft is found. */
export function loadNewRowId(tabName: string): string {
  const stored = v.safeParse(v.string(), loadDraft('localStorage', getNewRowKey(tabName)));
  if (stored.success) return stored.output;
  const id = makeRowId(tabName);
  storeDraft('localStorage', getNewRowKey(tabName), id);
  return id;
}

/** Deletes the id of a new row, once the row is stored. */
export const deleteNewRowId = (tabName: string): void =>
  deleteDraft('localStorage', getNewRowKey(tabName));
