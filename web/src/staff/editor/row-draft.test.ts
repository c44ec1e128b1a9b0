import { describe, expect, it } from 'vitest';
import {
  findDifferentFields,
  isChanged,
  mergeOwnSave,
  mergeRemote,
  rebase,
  rebaseAfterSave,
  restoreDraft,
  startEdit,
  toDraft,
} from './row-draft.ts';

const row = {
  _id: 'note-1',
  updatedAt: '2026-10-05T16:00:00.000Z',
  note: 'Hello',
  note_fr: 'Allo',
};
const toFields = ({ note, note_fr }: typeof row) => ({ note, note_fr });
const draft = toDraft(row, toFields);
const later = '2026-10-06T16:00:00.000Z';

describe('a draft', () => {
  it('is unchanged until something is typed; spaces around a text do not count', () => {
    expect(isChanged(draft)).toBe(false);
    expect(isChanged({ ...draft, fields: { ...draft.fields, note: '  Hello ' } })).toBe(false);
    expect(isChanged({ ...draft, fields: { ...draft.fields, note: 'Hi' } })).toBe(true);
  });

  it('lists changed fields, but none where only spaces at the ends differ', () => {
    expect(findDifferentFields({ a: '1', b: true }, { a: '1 ', b: false })).toEqual(['b']);
  });
});

describe('a newer row that is merged into a draft', () => {
  it('replaces the fields where staff typed nothing', () => {
    const { draft: next, conflicts } = rebase(draft, { note: 'Theirs', note_fr: 'Allo' }, later);
    expect(next.fields).toEqual({ note: 'Theirs', note_fr: 'Allo' });
    expect(next.base).toBe(later);
    expect(conflicts).toEqual([]);
    expect(isChanged(next)).toBe(false);
  });

  it('leaves typed text as it is: fields that both changed are conflicts, the others are merged', () => {
    const typedDraft = { ...draft, fields: { note: 'Mine', note_fr: 'Allo' } };
    const {
      draft: next,
      conflicts,
      mergedFields,
    } = rebase(typedDraft, { note: 'Theirs', note_fr: 'À eux' }, later);
    expect(next.fields).toEqual({ note: 'Mine', note_fr: 'À eux' });
    expect(next.savedFields).toEqual({ note: 'Theirs', note_fr: 'À eux' });
    expect(conflicts).toEqual(['note']);
    expect(mergedFields).toEqual(['note_fr']);
  });

  it('causes no conflict in a field where it has the same text as the draft', () => {
    const typedDraft = { ...draft, fields: { note: 'Same', note_fr: 'Allo' } };
    expect(rebase(typedDraft, { note: 'Same', note_fr: 'Allo' }, later).conflicts).toEqual([]);
  });
});

const savedRow = { ...row, updatedAt: '2026-10-06T16:00:00.000Z' };
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

const program = {
  _id: 'u15',
  updatedAt: '2026-10-05T16:00:00.000Z',
  cost: '$850',
  schedule: 'Monday',
};
const toProgramFields = ({ cost, schedule }: typeof program) => ({ cost, schedule });
const programDraft = toDraft(program, toProgramFields);
const typedEdit = startEdit({ ...programDraft, fields: { ...programDraft.fields, cost: '$900' } });
const theirs = { ...program, updatedAt: '2026-10-06T16:00:00.000Z', cost: '$870' };
const laterRow = { ...theirs, updatedAt: '2026-10-07T16:00:00.000Z', schedule: 'Friday' };

describe('a row that somebody else saves while it is edited', () => {
  it('has a conflict in each field that both people changed, also after a later save', () => {
    const first = mergeRemote(typedEdit, theirs, toProgramFields);
    expect(first.conflicts).toEqual(['cost']);
    const second = mergeRemote(first, laterRow, toProgramFields);
    expect(second.conflicts).toEqual(['cost']);
    expect(second.mergedFields).toEqual(['schedule']);
    expect(second.draft.fields).toEqual({ cost: '$900', schedule: 'Friday' });
  });

  it('has a new conflict when a field is changed again after a decision', () => {
    const decidedEdit = { ...mergeRemote(typedEdit, theirs, toProgramFields), conflicts: [] };
    const again = mergeRemote(decidedEdit, { ...laterRow, cost: '$880' }, toProgramFields);
    expect(again.conflicts).toEqual(['cost']);
  });

  it('has no conflict in an untouched field, and lists the fields that others changed', () => {
    const untouchedEdit = mergeRemote(startEdit(programDraft), theirs, toProgramFields);
    expect(untouchedEdit.conflicts).toEqual([]);
    expect(untouchedEdit.mergedFields).toEqual(['cost']);
  });
});

describe('a stored draft', () => {
  it('has a conflict in a changed field that was saved since, and takes the other saved values', () => {
    const storedDraft = { ...typedEdit.draft, conflicts: [] };
    const restoredEdit = restoreDraft(storedDraft, laterRow, toProgramFields);
    expect(restoredEdit.conflicts).toEqual(['cost']);
    expect(restoredEdit.draft.fields).toEqual({ cost: '$900', schedule: 'Friday' });
    expect(restoredEdit.draft.base).toBe(laterRow.updatedAt);
  });

  it('keeps the conflict that was open when it was stored', () => {
    const { draft: mergedDraft, conflicts } = mergeRemote(typedEdit, theirs, toProgramFields);
    const restoredEdit = restoreDraft({ ...mergedDraft, conflicts }, theirs, toProgramFields);
    expect(restoredEdit.conflicts).toEqual(['cost']);
  });
});
