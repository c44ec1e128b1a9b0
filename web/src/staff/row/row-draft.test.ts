import { describe, expect, it } from 'vitest';
import { findDifferentFields, isChanged, rebase, toDraft } from './row-draft.ts';

const row = {
  _id: 'note-1',
  updatedAt: '2026-10-05T16:00:00.000Z',
  note: 'Hello',
  note_fr: 'Allo',
};
const draft = toDraft(row, ({ note, note_fr }) => ({ note, note_fr }));
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
