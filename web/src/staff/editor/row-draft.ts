import * as v from 'valibot';
import { deleteDraft, loadDraft, storeDraft } from '../../state/draft-store.ts';
import { makeAccountDraftKey } from '../shell/account-draft-key.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

/** A row of the dashboard: its id, and when it was last saved. */
export interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}

/** The form's values of a row, and the saved row that they are based on. */
export interface Draft<Fields extends object> {
  readonly id: string;
  /** The `updatedAt` of that row. The server refuses to overwrite a newer row. */
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

/** Merges a newer row, saved at `updatedAt`, into a draft. Typed values stay. */
export function rebase<Fields extends object>(
  draft: Draft<Fields>,
  newerFields: Fields,
  updatedAt: string,
) {
  const changedInDraft = findDifferentFields(draft.savedFields, draft.fields);
  const changedInRow = findDifferentFields(draft.savedFields, newerFields);
  const fields = { ...newerFields };
  for (const name of changedInDraft) fields[name] = draft.fields[name];
  const differentNames = findDifferentFields(newerFields, fields);
  return {
    draft: { id: draft.id, base: updatedAt, savedFields: newerFields, fields },
    /** Fields that both people changed to different values. */
    conflicts: changedInRow.filter((name) => differentNames.includes(name)),
    /** Fields that only the other person changed. */
    mergedFields: changedInRow.filter((name) => !changedInDraft.includes(name)),
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
  const changedNames = findDifferentFields(draft.savedFields, draft.fields);
  const undecidedNames = edit.conflicts.filter((name) => changedNames.includes(name));
  return {
    ...edit,
    draft,
    conflicts: [...new Set([...undecidedNames, ...conflicts])],
    mergedFields: [...new Set([...edit.mergedFields, ...mergedFields])].filter(
      (name) => !changedNames.includes(name),
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
  const draftOfLaterEdits = { ...draft, savedFields: draftAtSend.fields };
  return rebase(draftOfLaterEdits, toFields(savedRow), savedRow.updatedAt).draft;
}

const getDraftKey = (tabName: string, id: string): string =>
  makeAccountDraftKey(`${tabName}:${id}`);

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
  const key = getDraftKey(tabName, draft.id);
  if (isChanged(draft)) storeDraft('localStorage', key, { ...draft, conflicts });
  else deleteDraft('localStorage', key);
}

const valuesByName = v.record(v.string(), v.unknown());
/** A draft as this browser stored it. Its values may not match the row's fields. */
const storedDraftSchema = v.object({
  base: v.string(),
  savedFields: valuesByName,
  fields: valuesByName,
  conflicts: v.array(v.string()),
});

/** Replaces the row's values by stored values of the same type. */
function applyStoredValues<Fields extends object>(
  rowFields: Fields,
  storedFields: Record<string, unknown>,
): Fields {
  const entries = Object.entries(rowFields).map(([name, value]: [string, unknown]) => {
    const storedValue = storedFields[name];
    // Null counts as a text, because a time may be either.
    const isSameType =
      storedValue !== undefined && typeof (storedValue ?? '') === typeof (value ?? '');
    return [name, isSameType ? storedValue : value];
  });
  return Object.fromEntries(entries) as Fields;
}

/** Finds the stored draft of a row; undefined if there is none, or if it changes nothing. */
export function findStoredDraft<R extends Row, Fields extends object>(
  config: Pick<RowEditorConfig<R, Fields>, 'name' | 'toFields'>,
  row: R,
): StoredRowDraft<Fields> | undefined {
  const stored = v.safeParse(
    storedDraftSchema,
    loadDraft('localStorage', getDraftKey(config.name, row._id)),
  );
  if (!stored.success) return undefined;
  const { base, conflicts } = stored.output;
  const rowFields = config.toFields(row);
  const fields = applyStoredValues(rowFields, stored.output.fields);
  if (findDifferentFields(rowFields, fields).length === 0) return undefined;
  const savedFields = applyStoredValues(rowFields, stored.output.savedFields);
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const openConflicts = names.filter((name) => conflicts.includes(name));
  return { id: row._id, base, savedFields, fields, conflicts: openConflicts };
}

/** After a save, leaves in the stored draft only what was typed since, or deletes it. */
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
  else deleteDraft('localStorage', getDraftKey(config.name, savedRow._id));
}
