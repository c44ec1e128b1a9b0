import { type Draft, rebase, type Row } from './row-draft.ts';

/** Merges a version saved from this page, by a quick save or a restore. Unsaved text stays. */
export function mergeOwnSave<
  R extends Row,
  Fields extends object,
  EditState extends { readonly draft: Draft<Fields> },
>(edit: EditState, row: R, toFields: (row: R) => Fields): EditState {
  return { ...edit, draft: rebase(edit.draft, toFields(row), row.updatedAt).draft };
}

/**
 * The draft after its save: the saved row, with later edits.
 *
 * @param draft the current draft
 * @param atSending the draft when the save was sent
 */
export function draftAfterSave<R extends Row, Fields extends object>(
  draft: Draft<Fields>,
  atSending: Draft<Fields>,
  savedRow: R,
  toFields: (row: R) => Fields,
): Draft<Fields> {
  const laterEdits = { ...atSending, original: atSending.fields, fields: draft.fields };
  return rebase(laterEdits, toFields(savedRow), savedRow.updatedAt).draft;
}
