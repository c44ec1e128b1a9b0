import { limits } from '../../domain/limits.ts';
import { badBoolean, badText } from './bad-values.ts';
import { allowGoodDocuments, refuseBadDocuments } from './document-tables.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { siteContent } from './site-content.ts';

const testBed = new FirestoreTestBed({ notes: siteContent.notes });

refuseBadDocuments(testBed, 'notes', {
  note: badText(limits.note),
  note_fr: badText(limits.note),
  buttonDisplay: badBoolean,
});

allowGoodDocuments(testBed, 'notes', [
  ['both texts empty', { note: '', note_fr: '' }],
  ['texts of one and of two characters', { note: '3', note_fr: 'OK' }],
  [
    'texts of the longest size',
    { note: 'x'.repeat(limits.note), note_fr: 'é'.repeat(limits.note) },
  ],
  // Rules count as JavaScript does: a ball is two units.
  ['the longest text of balls', { note: '🏐'.repeat(limits.note / 2) }],
  ['the button off', { buttonDisplay: false }],
]);
