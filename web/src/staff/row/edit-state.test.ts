import { describe, expect, it } from 'vitest';
import { startEdit, mergeRemote, restoreDraft } from './edit-state.ts';
import { toDraft } from './row-draft.ts';

const row = { _id: 'u15', updatedAt: '2026-10-05T16:00:00.000Z', cost: '$850', schedule: 'Monday' };
const toFields = ({ cost, schedule }: typeof row) => ({ cost, schedule });
const draft = toDraft(row, toFields);
const typedEdit = startEdit({ ...draft, fields: { ...draft.fields, cost: '$900' } });
const theirs = { ...row, updatedAt: '2026-10-06T16:00:00.000Z', cost: '$870' };
const laterRow = { ...theirs, updatedAt: '2026-10-07T16:00:00.000Z', schedule: 'Friday' };

describe('a row that somebody else saves while it is edited', () => {
  it('has a conflict in each field that both people changed, also after a later save', () => {
    const first = mergeRemote(typedEdit, theirs, toFields);
    expect(first.conflicts).toEqual(['cost']);
    const second = mergeRemote(first, laterRow, toFields);
    expect(second.conflicts).toEqual(['cost']);
    expect(second.mergedFields).toEqual(['schedule']);
    expect(second.draft.fields).toEqual({ cost: '$900', schedule: 'Friday' });
  });

  it('has a new conflict when a field is changed again after a decision', () => {
    const decidedEdit = { ...mergeRemote(typedEdit, theirs, toFields), conflicts: [] };
    const again = mergeRemote(decidedEdit, { ...laterRow, cost: '$880' }, toFields);
    expect(again.conflicts).toEqual(['cost']);
  });

  it('has no conflict in an untouched field, and lists the fields that others changed', () => {
    const untouchedEdit = mergeRemote(startEdit(draft), theirs, toFields);
    expect(untouchedEdit.conflicts).toEqual([]);
    expect(untouchedEdit.mergedFields).toEqual(['cost']);
  });
});

describe('a stored draft', () => {
  it('has a conflict in a changed field that was saved since, and takes the other saved values', () => {
    const storedDraft = { ...typedEdit.draft, conflicts: [] };
    const restoredEdit = restoreDraft(storedDraft, laterRow, toFields);
    expect(restoredEdit.conflicts).toEqual(['cost']);
    expect(restoredEdit.draft.fields).toEqual({ cost: '$900', schedule: 'Friday' });
    expect(restoredEdit.draft.base).toBe(laterRow.updatedAt);
  });

  it('keeps the conflict that was open when it was stored', () => {
    const { draft: mergedDraft, conflicts } = mergeRemote(typedEdit, theirs, toFields);
    const restoredEdit = restoreDraft({ ...mergedDraft, conflicts }, theirs, toFields);
    expect(restoredEdit.conflicts).toEqual(['cost']);
  });
});
