import * as v from 'valibot';
import { deleteDraft, loadDraft, storeDraft } from '../../state/draft-store.ts';
import { type Draft, isChanged } from './row-draft.ts';

const fieldValues = v.record(v.string(), v.unknown());
const storedDraftSchema = v.object({
  base: v.string(),
  /** The saved fields of the row that the draft is based on. */
  savedFields: v.optional(fieldValues),
  fields: fieldValues,
});
type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

const getDraftName = (tabName: string, id: string): string => `${tabName}:${id}`;

/** Stores the draft of a row, or deletes it if it has no changes. */
export function storeRowDraft<Fields extends object>(tabName: string, draft: Draft<Fields>): void {
  if (isChanged(draft)) storeDraft('localStorage', getDraftName(tabName, draft.id), draft);
  else deleteRowDraft(tabName, draft.id);
}

/** Deletes the draft of a row. */
export function deleteRowDraft(tabName: string, id: string): void {
  deleteDraft('localStorage', getDraftName(tabName, id));
}

/** Loads the draft of a row; undefined if missing or malformed. */
export function loadRowDraft(tabName: string, id: string): StoredDraft | undefined {
  const result = v.safeParse(
    storedDraftSchema,
    loadDraft('localStorage', getDraftName(tabName, id)),
  );
  return result.success ? result.output : undefined;
}
