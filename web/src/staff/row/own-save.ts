import { type Draft, rebase, type Row } from './row-draft.ts';

/**
 * The form after a newer version that was saved from this page, in one click or by restoring: what
 * is being typed stays, and nobody else is named.
 */
export function mergeOwnSave<
  R extends Row,
  Fields extends object,
  EditState extends { readonly draft: Draft<Fields> },
>(edit: EditState, row: R, toFields: (row: R) => Fields): EditState {
  return { ...edit, draft: rebase(edit.draft, toFields(row), row.updatedAt).draft };
}

/**
 * The draft once its save was answered: the saved row, and over it what was typed since it was sent.
 *
 * @param draft as it is now
 * @param atSending as it was when the save was sent
 */
export function draftAfterSave<R extends Row, Fields extends object>(
  draft: Draft<Fields>,
  atSending: Draft<Fields>,
  savedRow: R,
  toFields: (row: R) => Fields,
): Draft<Fields> {
  const sinceSent = { ...atSending, original: atSending.fields, fields: draft.fields };
  return rebase(sinceSent, toFields(savedRow), savedRow.updatedAt).draft;
}
