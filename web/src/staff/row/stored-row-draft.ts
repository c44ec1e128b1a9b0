import * as v from 'valibot';
import { deleteDraft, loadDraft, storeDraft } from '../../state/draft-store.ts';
import { type Draft, isChanged } from './row-draft.ts';

const fieldValues = v.record(v.string(), v.unknown());
const storedDraftSchema = v.object({
  base: v.string(),
  /** The row the edit is based on. */
  original: v.optional(fieldValues),
  fields: fieldValues,
});
type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

const nameOf = (list: string, id: string): string => `${list}:${id}`;

/** Stores the draft of a row until it is saved; deletes one without changes. */
export function storeRowDraft<Fields extends object>(list: string, draft: Draft<Fields>): void {
  if (isChanged(draft)) storeDraft('localStorage', nameOf(list, draft.id), draft);
  else deleteRowDraft(list, draft.id);
}

/** Deletes the draft of a row. */
export function deleteRowDraft(list: string, id: string): void {
  deleteDraft('localStorage', nameOf(list, id));
}

/** Loads the draft of a row; undefined if missing or malformed. */
export function loadRowDraft(list: string, id: string): StoredDraft | undefined {
  const result = v.safeParse(storedDraftSchema, loadDraft('localStorage', nameOf(list, id)));
  return result.success ? result.output : undefined;
}
