import { limits } from '../../domain/limits.ts';
import { badBooleans, makeBadTexts } from './bad-values.ts';
import { declareValidDocumentTests, declareInvalidDocumentTests } from './document-tables.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { siteContent } from './site-content.ts';

const testBed = new FirestoreTestBed({ notes: siteContent.notes });

declareInvalidDocumentTests(testBed, 'notes', {
  note: makeBadTexts(limits.note),
  note_fr: makeBadTexts(limits.note),
  buttonDisplay: badBooleans,
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
