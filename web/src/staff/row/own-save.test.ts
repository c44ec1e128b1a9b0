import { describe, expect, it } from 'vitest';
import { rebaseAfterSave, mergeOwnSave } from './own-save.ts';
import { isChanged, toDraft } from './row-draft.ts';

const row = {
  _id: 'note-1',
  updatedAt: '2026-10-05T16:00:00.000Z',
  note: 'Hello',
  note_fr: 'Allo',
};
const savedRow = { ...row, updatedAt: '2026-10-06T16:00:00.000Z' };
const toFields = ({ note, note_fr }: typeof row) => ({ note, note_fr });
const draft = toDraft(row, toFields);
const typedDraft = { ...draft, fields: { ...draft.fields, note: 'Typed' } };

describe('a quick save or restore from this page', () => {
  it('preserves typed text, even in a field that it changed', () => {
    const edit = { draft: typedDraft, conflicts: [] };
    const next = mergeOwnSave(
      edit,
      { ...savedRow, note: 'Restored', note_fr: 'Rétabli' },
      toFields,
    );
    expect(next.draft.fields).toEqual({ note: 'Typed', note_fr: 'Rétabli' });
    expect(next.draft.base).toBe(savedRow.updatedAt);
    expect(next.conflicts).toEqual([]);
  });
});

describe('the draft after a save', () => {
  it('equals the saved row', () => {
    const next = rebaseAfterSave(typedDraft, typedDraft, { ...savedRow, note: 'Typed' }, toFields);
    expect(next).toEqual({
      id: 'note-1',
      base: savedRow.updatedAt,
      savedFields: { note: 'Typed', note_fr: 'Allo' },
      fields: { note: 'Typed', note_fr: 'Allo' },
    });
  });

  it('has the text that was typed after sending, as an unsaved change', () => {
    const laterDraft = { ...typedDraft, fields: { note: 'Typed since', note_fr: 'Allo' } };
    const next = rebaseAfterSave(laterDraft, typedDraft, { ...savedRow, note: 'Typed' }, toFields);
    expect(next.fields.note).toBe('Typed since');
    expect(next.savedFields.note).toBe('Typed');
    expect(next.base).toBe(savedRow.updatedAt);
    expect(isChanged(next)).toBe(true);
  });
});
