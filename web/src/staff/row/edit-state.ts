import {
  type Draft,
  findDifferentFields,
  isChanged,
  rebase,
  type Row,
  toDraft,
} from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import { rebaseAfterSave } from './own-save.ts';
import { deleteRowDraft, loadRowDraft, storeRowDraft } from './stored-row-draft.ts';

/** A draft that this browser stored, with the conflicts that were not decided. */
export interface StoredRowDraft<Fields extends object> extends Draft<Fields> {
  readonly conflicts: readonly (keyof Fields)[];
}

/** The state of an edit: the draft, what others changed meanwhile, and an earlier stored draft. */
export interface EditState<Fields extends object> {
  readonly draft: Draft<Fields>;
  /** Fields that this person and somebody else changed, until a decision. */
  readonly conflicts: readonly (keyof Fields)[];
  /** Fields that only somebody else changed during the edit. */
  readonly mergedFields: readonly (keyof Fields)[];
  /** An earlier, unsaved draft that this browser stored. */
  readonly storedDraft: StoredRowDraft<Fields> | undefined;
}

export const startEdit = <Fields extends object>(
  draft: Draft<Fields>,
  storedDraft?: StoredRowDraft<Fields>,
): EditState<Fields> => ({ draft, conflicts: [], mergedFields: [], storedDraft });

/** Merges the row that somebody else saved. Open conflicts stay while the two values differ. */
export function mergeRemote<R extends Row, Fields extends object>(
  edit: EditState<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): EditState<Fields> {
  const { draft, conflicts, mergedFields } = rebase(edit.draft, toFields(row), row.updatedAt);
  const changedNames = new Set(findDifferentFields(draft.savedFields, draft.fields));
  const undecidedNames = edit.conflicts.filter((name) => changedNames.has(name));
  return {
    ...edit,
    draft,
    conflicts: [...new Set([...undecidedNames, ...conflicts])],
    mergedFields: [...new Set([...edit.mergedFields, ...mergedFields])].filter(
      (name) => !changedNames.has(name),
    ),
  };
}

/** Whether two values have the same type. Null counts as a text, because a time may be either. */
const isSameType = (one: unknown, other: unknown): boolean =>
  other !== undefined && typeof (one ?? '') === typeof (other ?? '');

/** Replaces the row's values by stored values of the same type. */
function applyStoredValues<Fields extends object>(
  rowFields: Fields,
  storedFields: Record<string, unknown>,
): Fields {
  const entries = Object.entries(rowFields).map(([name, value]: [string, unknown]) => {
    const storedValue = storedFields[name];
    return [name, isSameType(value, storedValue) ? storedValue : value];
  });
  return Object.fromEntries(entries) as Fields;
}

/** Finds the stored draft of a row; undefined if there is none, or if it changes nothing. */
export function findStoredDraft<R extends Row, Fields extends object>(
  config: Pick<RowEditorConfig<R, Fields>, 'name' | 'toFields'>,
  row: R,
): StoredRowDraft<Fields> | undefined {
  const rawDraft = loadRowDraft(config.name, row._id);
  if (!rawDraft) return undefined;
  const unchangedDraft = toDraft(row, config.toFields);
  const fields = applyStoredValues(unchangedDraft.savedFields, rawDraft.fields);
  if (!isChanged({ ...unchangedDraft, fields })) return undefined;
  // Earlier releases stored a draft without `savedFields`.
  const savedFields = rawDraft.savedFields
    ? applyStoredValues(unchangedDraft.savedFields, rawDraft.savedFields)
    : unchangedDraft.savedFields;
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const conflicts = names.filter((name) => rawDraft.conflicts.includes(name));
  return { id: row._id, base: rawDraft.base, savedFields, fields, conflicts };
}

/**
 * Updates the stored draft of a row after its save, so that it has only what was typed since.
 * Deletes the stored draft if nothing was typed since.
 */
export function updateStoredDraft<R extends Row, Fields extends object>(
  config: Pick<RowEditorConfig<R, Fields>, 'name' | 'toFields'>,
  draftAtSend: Draft<Fields>,
  savedRow: R,
): void {
  const storedDraft = findStoredDraft(config, savedRow);
  if (storedDraft)
    storeRowDraft(
      config.name,
      rebaseAfterSave(storedDraft, draftAtSend, savedRow, config.toFields),
      storedDraft.conflicts,
    );
  else deleteRowDraft(config.name, savedRow._id);
}

/** Starts an edit from a stored draft, and merges the later changes of others. */
export function restoreDraft<R extends Row, Fields extends object>(
  { conflicts, ...draft }: StoredRowDraft<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): EditState<Fields> {
  return mergeRemote({ ...startEdit(draft), conflicts }, row, toFields);
}
