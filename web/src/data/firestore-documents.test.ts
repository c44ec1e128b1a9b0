import { noteSchema } from '@club/domain/content/note';
import { afterEach, expect, it, vi } from 'vitest';
import { type QueryResult, parseDocuments } from './firestore-documents.ts';

const parseNotes = (answer: QueryResult) => parseDocuments(noteSchema, answer);

const answer = (...documents: { id: string; fields: object }[]) => ({
  docs: documents.map(({ id, fields }) => ({ id, data: () => fields })),
});
const fields = {
  note: 'Closed on Monday',
  note_fr: 'Fermé lundi',
  buttonDisplay: true,
  updatedAt: { toDate: () => new Date('2026-10-05T16:00:00Z') },
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('gives a document its id and its instants as texts', () => {
  expect(parseNotes(answer({ id: 'note_1', fields }))).toEqual([
    { ...fields, _id: 'note_1', updatedAt: '2026-10-05T16:00:00.000Z' },
  ]);
});

it('leaves out a malformed document, reports it and keeps its neighbours', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = parseNotes(
    answer({ id: 'bad', fields: { ...fields, note: 7 } }, { id: 'note_1', fields }),
  );
  expect(rows.map(({ _id }) => _id)).toEqual(['note_1']);
  expect(warn).toHaveBeenCalledWith('The document bad is malformed', expect.anything());
});

it('ignores an _id field of a document', () => {
  const rows = parseNotes(answer({ id: 'note_1', fields: { ...fields, _id: 'other' } }));
  expect(rows[0]?._id).toBe('note_1');
});
