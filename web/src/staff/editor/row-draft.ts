import * as v from 'valibot';
import type { RowEditorConfig } from './row-editor-config.ts';

/** A row of the dashboard: its id, and when it was last saved. */
export interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}

/** The form's values of a row, and the saved row that they are based on. */
export interface Draft<Fields extends object> {
  readonly id: string;
  /**
   * The `updatedAt` of the row that the draft is based on. The server refuses to overwrite a newer
   * row.
   */
  readonly base: string;
  /** The fields of that row as it was saved. Where `fields` differs, staff have changed it. */
  readonly savedFields: Fields;
  readonly fields: Fields;
}

/** Creates a draft without changes. */
export function toDraft<R extends Row, Fields extends object>(
  row: R,
  toFields: (row: R) => Fields,
): Draft<Fields> {
  const fields = toFields(row);
  return { id: row._id, base: row.updatedAt, savedFields: fields, fields };
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one.trim() === other.trim()
    : one === other;

/** Finds the fields whose values differ. Spaces around a text are ignored. */
export function findDifferentFields<Fields extends object>(
  one: Fields,
  other: Fields,
): (keyof Fields)[] {
  return (Object.keys(one) as (keyof Fields)[]).filter(
    (name) => !isSameValue(one[name], other[name]),
  );
}

/** Whether the draft has unsaved changes. */
export const isChanged = <Fields extends object>(draft: Draft<Fields>): boolean =>
  findDifferentFields(draft.savedFields, draft.fields).length > 0;

/** A draft that a newer row was merged into. */
interface MergedDraft<Fields extends object> {
  readonly draft: Draft<Fields>;
  /** Fields that both people changed to different values. The draft has the typed ones. */
  readonly conflicts: readonly (keyof Fields)[];
  /** Fields that only the other person changed. The draft has their new values. */
  readonly mergedFields: readonly (keyof Fields)[];
}

/** Merges a newer row, saved at `updatedAt`, into a draft. */
export function rebase<Fields extends object>(
  draft: Draft<Fields>,
  newerFields: Fields,
  updatedAt: string,
): MergedDraft<Fields> {
  const changedInDraft = new Set(findDifferentFields(draft.savedFields, draft.fields));
  const changedInRow = findDifferentFields(draft.savedFields, newerFields);
  const fields = { ...newerFields };
  for (const name of changedInDraft) fields[name] = draft.fields[name];
  const next = { id: draft.id, base: updatedAt, savedFields: newerFields, fields };
  const differentNames = new Set(findDifferentFields(newerFields, fields));
  return {
    draft: next,
    conflicts: changedInRow.filter((name) => changedInDraft.has(name) && differentNames.has(name)),
    mergedFields: changedInRow.filter((name) => !changedInDraft.has(name)),
  };
}

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

/** Changes fields in the form. An earlier stored draft is then no longer offered. */
export const changeFields = <Fields extends object>(
  edit: EditState<Fields>,
  fields: Partial<Fields>,
): EditState<Fields> => ({
  ...edit,
  draft: { ...edit.draft, fields: { ...edit.draft.fields, ...fields } },
  storedDraft: undefined,
});

/** Resolves a conflict with one of the two values. */
export function decideConflict<Fields extends object>(
  edit: EditState<Fields>,
  name: keyof Fields,
  choice: 'mine' | 'theirs',
): EditState<Fields> {
  const { draft } = edit;
  const value = (choice === 'mine' ? draft.fields : draft.savedFields)[name];
  return {
    ...edit,
    draft: { ...draft, fields: { ...draft.fields, [name]: value } },
    conflicts: edit.conflicts.filter((conflict) => conflict !== name),
  };
}

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

/** Starts an edit from a stored draft, and merges the later changes of others. */
export function restoreDraft<R extends Row, Fields extends object>(
  { conflicts, ...draft }: StoredRowDraft<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): EditState<Fields> {
  return mergeRemote({ ...startEdit(draft), conflicts }, row, toFields);
}

/**
 * Merges a row that this page saved without the form into the draft. Examples are a quick save and
 * a restore. Unsaved text stays.
 */
export function mergeOwnSave<
  R extends Row,
  Fields extends object,
  Edit extends { readonly draft: Draft<Fields> },
>(edit: Edit, row: R, toFields: (row: R) => Fields): Edit {
  return { ...edit, draft: rebase(edit.draft, toFields(row), row.updatedAt).draft };
}

/**
 * Returns the draft after its save: the saved row, with later edits.
 *
 * @param draft the current draft in the form
 * @param draftAtSend the form's draft when the save began. It differs from the sent values if the
 *   save was an undo.
 */
export function rebaseAfterSave<R extends Row, Fields extends object>(
  draft: Draft<Fields>,
  draftAtSend: Draft<Fields>,
  savedRow: R,
  toFields: (row: R) => Fields,
): Draft<Fields> {
  const draftOfLaterEdits = {
    ...draftAtSend,
    savedFields: draftAtSend.fields,
    fields: draft.fields,
  };
  return rebase(draftOfLaterEdits, toFields(savedRow), savedRow.updatedAt).draft;
}

/**
 * Finds the fields that the server would refuse, by the domain's schema. The form marks them before
 * it is sent. Only the server checks that an image is in the project's bucket.
 */
export function findInvalidFields<R extends Row, Fields extends object>(
  { schema }: Pick<RowEditorConfig<R, Fields>, 'schema'>,
  row: R,
  fields: Fields,
): readonly string[] {
  const result = v.safeParse(schema, { ...row, ...fields });
  if (result.success) return [];
  return [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ''))];
}
