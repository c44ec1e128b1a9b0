import { expect, it } from 'vitest';
import { repairDocuments } from './repair-documents.ts';

const updatedAt = { toDate: () => new Date('2026-10-05T16:00:00Z') };
const fields = { note: 'Closed', note_fr: 'Fermé', buttonDisplay: true, updatedAt };
const toQueryResult = (documents: Readonly<Record<string, object>>) => ({
  docs: Object.entries(documents).map(([id, data]) => ({ id, data: () => data })),
});

it('blanks the malformed fields of a row, and reports them as unreadable', () => {
  const malformedNote = { ...fields, note: 'a\u0007b', buttonDisplay: 'yes' };
  const { rows, unreadableRows } = repairDocuments(
    'notes',
    toQueryResult({ bad: malformedNote, good: fields }),
  );
  expect(rows).toMatchObject([
    { _id: 'bad', note: '', note_fr: 'Fermé', buttonDisplay: false },
    { _id: 'good', note: 'Closed', updatedAt: '2026-10-05T16:00:00.000Z' },
  ]);
  expect(unreadableRows).toEqual([{ id: 'bad', fields: ['note', 'buttonDisplay'] }]);
});

it('reports a text field that contains a timestamp as unreadable', () => {
  const { unreadableRows } = repairDocuments(
    'notes',
    toQueryResult({ bad: { ...fields, note: updatedAt } }),
  );
  expect(unreadableRows).toEqual([{ id: 'bad', fields: ['note'] }]);
});

it('leaves out a row with an invalid id, and reports it as unreadable', () => {
  const { rows, unreadableRows } = repairDocuments('notes', toQueryResult({ été: fields }));
  expect([rows, unreadableRows]).toEqual([[], [{ id: 'été', fields: ['_id'] }]]);
});
