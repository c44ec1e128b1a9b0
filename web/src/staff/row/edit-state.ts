import { type Draft, differingFields, isChanged, rebase, type Row, toDraft } from './row-draft.ts';
import type { RowList } from './row-list.ts';
import { loadRowDraft } from './stored-row-draft.ts';

/** The row that is being edited. */
export interface EditState<Fields extends object> {
  readonly draft: Draft<Fields>;
  /** Fields that both this person and somebody else changed, until one value is chosen. */
  readonly conflicts: readonly (keyof Fields)[];
  /** Fields that only somebody else changed while the form was open. */
  readonly merged: readonly (keyof Fields)[];
  /** An earlier, unsaved draft that this browser stored. */
  readonly storedDraft: Draft<Fields> | undefined;
}

export const startEdit = <Fields extends object>(
  draft: Draft<Fields>,
  storedDraft?: Draft<Fields>,
): EditState<Fields> => ({ draft, conflicts: [], merged: [], storedDraft });

/** Merges the row that somebody else saved. Open conflicts stay while the two values differ. */
export function mergeRemote<R extends Row, Fields extends object>(
  edit: EditState<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): EditState<Fields> {
  const { draft, conflicts, merged } = rebase(edit.draft, toFields(row), row.updatedAt);
  const changed = new Set(differingFields(draft.original, draft.fields));
  const undecided = edit.conflicts.filter((name) => changed.has(name));
  return {
    ...edit,
    draft,
    conflicts: [...new Set([...undecided, ...conflicts])],
    merged: [...new Set([...edit.merged, ...merged])].filter((name) => !changed.has(name)),
  };
}

/** The row's fields, replaced by those of a stored draft that are of the same type. */
function pickSameTypes<Fields extends object>(
  own: Fields,
  stored: Record<string, unknown>,
): Fields {
  const same = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const typed = stored[name];
    return [name, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(same) as Fields;
}

/** The draft of a row that this browser stored; undefined if it changes nothing. */
export function findStoredDraft<R extends Row, Fields extends object>(
  list: RowList<R, Fields>,
  row: R,
): Draft<Fields> | undefined {
  const stored = loadRowDraft(list.name, row._id);
  if (!stored) return undefined;
  const own = toDraft(row, list.toFields);
  const fields = pickSameTypes(own.original, stored.fields);
  if (!isChanged({ ...own, fields })) return undefined;
  // Earlier releases did not store what a draft was based on.
  const original = stored.original ? pickSameTypes(own.original, stored.original) : own.original;
  return { id: row._id, base: stored.base, original, fields };
}

/** Starts an edit from a stored draft. What others saved since is merged, or is a conflict. */
export function restoreDraft<R extends Row, Fields extends object>(
  storedDraft: Draft<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): EditState<Fields> {
  return mergeRemote(startEdit(storedDraft), row, toFields);
}
