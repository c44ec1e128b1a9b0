import { noteSchema } from '@club/domain/content/note';
import { afterEach, expect, it, vi } from 'vitest';
import { type QueryResult, parseDocuments } from './firestore-documents.ts';

const parseNotes = (queryResult: QueryResult) => parseDocuments(noteSchema, queryResult);

const toQueryResult = (...documents: { id: string; fields: object }[]) => ({
  docs: documents.map(({ id, fields }) => ({ id, data: () => fields })),
});
const fields = {
  note: 'Closed on Monday',
  note_fr: 'Fermé lundi',
  buttonDisplay: true,
  updatedAt: '2026-10-05T16:00:00.000Z',
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('adds the id to a document', () => {
  expect(parseNotes(toQueryResult({ id: 'note_1', fields }))).toEqual([
    { ...fields, _id: 'note_1', num: 0 },
  ]);
});

it('skips and reports a malformed document, and returns the others', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = parseNotes(
    toQueryResult({ id: 'bad', fields: { ...fields, note: 7 } }, { id: 'note_1', fields }),
  );
  expect(rows.map(({ _id }) => _id)).toEqual(['note_1']);
  expect(warn).toHaveBeenCalledWith('The document bad is malformed', expect.anything());
});

it('ignores an _id field of a document', () => {
  const rows = parseNotes(toQueryResult({ id: 'note_1', fields: { ...fields, _id: 'other' } }));
  expect(rows[0]?._id).toBe('note_1');
});
