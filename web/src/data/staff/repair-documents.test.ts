import { expect, it } from 'vitest';
import { repairDocuments } from './repair-documents.ts';

const updatedAt = { toDate: () => new Date('2026-10-05T16:00:00Z') };
const fields = { note: 'Closed', note_fr: 'Fermé', buttonDisplay: true, updatedAt };
const answer = (documents: Readonly<Record<string, object>>) => ({
  docs: Object.entries(documents).map(([id, data]) => ({ id, data: () => data })),
});

it('gives staff a malformed row with blanks, and names them', () => {
  const malformedNote = { ...fields, note: 'a\u0007b', buttonDisplay: 'yes' };
  const { rows, unreadable } = repairDocuments(
    'notes',
    answer({ bad: malformedNote, good: fields }),
  );
  expect(rows).toMatchObject([
    { _id: 'bad', note: '', note_fr: 'Fermé', buttonDisplay: false },
    { _id: 'good', note: 'Closed', updatedAt: '2026-10-05T16:00:00.000Z' },
  ]);
  expect(unreadable).toEqual([{ id: 'bad', fields: ['note', 'buttonDisplay'] }]);
});

it('names a field with an instant in place of a text, like the server', () => {
  const { unreadable } = repairDocuments('notes', answer({ bad: { ...fields, note: updatedAt } }));
  expect(unreadable).toEqual([{ id: 'bad', fields: ['note'] }]);
});

it('names a row that cannot be opened, and leaves it out', () => {
  const { rows, unreadable } = repairDocuments('notes', answer({ été: fields }));
  expect([rows, unreadable]).toEqual([[], [{ id: 'été', fields: ['_id'] }]]);
});
