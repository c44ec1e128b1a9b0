import { type Draft, rebase, type Row } from './row-draft.ts';

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
