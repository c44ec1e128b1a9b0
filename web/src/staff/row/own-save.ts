import { type Draft, rebase, type Row } from './row-draft.ts';

/** Merges a quick save or a restore from this page into the draft. Unsaved text stays. */
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
 * @param draftAtSend the form's draft when the save began. An undo does not send this draft.
 */
export function rebaseAfterSave<R extends Row, Fields extends object>(
  draft: Draft<Fields>,
  draftAtSend: Draft<Fields>,
  savedRow: R,
  toFields: (row: R) => Fields,
): Draft<Fields> {
  const laterEdits = { ...draftAtSend, savedFields: draftAtSend.fields, fields: draft.fields };
  return rebase(laterEdits, toFields(savedRow), savedRow.updatedAt).draft;
}
