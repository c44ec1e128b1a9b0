import * as v from 'valibot';
import { deleteDraft, loadDraft, storeDraft } from '../../state/draft-store.ts';
import { type Draft, isChanged } from './row-draft.ts';

/** Values by field name, whose types are not checked. */
const fieldValuesSchema = v.record(v.string(), v.unknown());
const rawRowDraftSchema = v.object({
  /** The `updatedAt` of the row that the draft is based on. */
  base: v.string(),
  /** The saved fields of the row that the draft is based on. */
  savedFields: v.optional(fieldValuesSchema),
  fields: fieldValuesSchema,
  /** The names of the fields with a conflict that is not decided. */
  conflicts: v.optional(v.array(v.string()), []),
});
/** A draft as this browser stored it. Its values may not match the row's fields. */
type RawRowDraft = v.InferOutput<typeof rawRowDraftSchema>;

const getDraftName = (tabName: string, id: string): string => `${tabName}:${id}`;

/**
 * Stores the draft of a row, or deletes it if it has no changes.
 *
 * @param conflicts the names of the fields with a conflict that is not decided
 */
export function storeRowDraft<Fields extends object>(
  tabName: string,
  draft: Draft<Fields>,
  conflicts: readonly (keyof Fields)[],
): void {
  if (isChanged(draft))
    storeDraft('localStorage', getDraftName(tabName, draft.id), { ...draft, conflicts });
  else deleteRowDraft(tabName, draft.id);
}

/** Deletes the draft of a row. */
export function deleteRowDraft(tabName: string, id: string): void {
  deleteDraft('localStorage', getDraftName(tabName, id));
}

/** Loads the draft of a row; undefined if missing or malformed. */
export function loadRowDraft(tabName: string, id: string): RawRowDraft | undefined {
  const result = v.safeParse(
    rawRowDraftSchema,
    loadDraft('localStorage', getDraftName(tabName, id)),
  );
  return result.success ? result.output : undefined;
}
