import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { badBooleans, badNumbers, badStoredNumbers, makeBadTexts } from './bad-values.ts';
import { declareValidDocumentTests, declareInvalidDocumentTests } from './document-tests.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument } from './operations.ts';
import { siteContent } from './site-content.ts';
import { makeStoredNote } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const invalidRows = badStoredNumbers.map(([title, num], index) => ({
  title,
  num,
  id: `invalid-${index}`,
}));
const { num: _num, ...noteWithoutNumber } = makeStoredNote();

const testBed = new FirestoreTestBed({
  notes: {
    ...siteContent.notes,
    ...Object.fromEntries(invalidRows.map(({ id, num }) => [id, makeStoredNote({ num })])),
    first: makeStoredNote({ num: 0 }),
    last: makeStoredNote({ num: limits.num }),
    older: noteWithoutNumber,
  },
});

const saveNote = (id: string, fields: object = {}) =>
  updateDocument(testBed.as(staffMember), 'notes', id, { ...fields, updatedAt: serverTimestamp() });

describe('the rules', () => {
  it.each(invalidRows)('refuse a save of a note whose stored num is $title', ({ id }) =>
    expectVerdict('refuses', saveNote(id)),
  );

  it('refuse a save that adds a num other than 0, the default, to an older note', async () => {
    await expectVerdict('refuses', saveNote('older', { num: 1 }));
  });
});

declareInvalidDocumentTests(testBed, 'notes', {
  note: makeBadTexts(limits.note),
  note_fr: makeBadTexts(limits.note),
  buttonDisplay: badBooleans,
  num: badNumbers,
});

declareValidDocumentTests(testBed, 'notes', [
  ['both texts empty', { note: '', note_fr: '' }],
  ['texts of one and of two characters', { note: '3', note_fr: 'OK' }],
  [
    'texts of the longest size',
    { note: 'x'.repeat(limits.note), note_fr: 'é'.repeat(limits.note) },
  ],
  // Rules count UTF-16 code units, as JavaScript does. A ball emoji has two.
  ['the longest text of ball emoji', { note: '🏐'.repeat(limits.note / 2) }],
  ['the button off', { buttonDisplay: false }],
]);

it.each(['first', 'last'])('allows staff saving the note in the %s position', (id) =>
  expectVerdict('allows', saveNote(id)),
);

it('allows staff saving an older note without a num, and with the default', async () => {
  await expectVerdict('allows', saveNote('older'));
  await expectVerdict('allows', saveNote('older', { num: 0 }));
});
