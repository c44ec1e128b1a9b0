import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument } from './operations.ts';
import { makeStoredBanner, makeStoredCarouselItem, makeStoredNote } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

/** Document names that only the console can create. The API does not find these documents. */
const badNames = [
  ['with a space', 'one two'],
  ['with a dot', 'one.two'],
  ['with a per cent sign', 'one%two'],
  ['of 65 characters', 'x'.repeat(65)],
  ['with a Kelvin sign', 'one\u212A'],
] as const;
/** Firestore reserves names with two underscores at both ends only. */
const goodNames = ['one-two', '__one', 'one__', 'one__two__', '__one__two'];

/** The function that makes a row, for each collection that this test tries. */
const rowMakers = {
  notes: makeStoredNote,
  banners: makeStoredBanner,
  carousels: makeStoredCarouselItem,
};
const testBed = new FirestoreTestBed(
  Object.fromEntries(
    Object.entries(rowMakers).map(([collection, makeRow]) => [
      collection,
      Object.fromEntries(
        [...badNames.map(([, name]) => name), ...goodNames].map((name) => [name, makeRow()]),
      ),
    ]),
  ),
);

describe.each(Object.keys(rowMakers))('the rules of %s', (collection) => {
  const saveRow = (name: string) =>
    updateDocument(testBed.as(staffMember), collection, name, { updatedAt: serverTimestamp() });

  it.each(badNames)('refuse staff saving a row under a name %s: %s', (_, name) =>
    expectVerdict('refuses', saveRow(name)),
  );

  it.each(goodNames)('allow staff saving the same row under the name %s', (name) =>
    expectVerdict('allows', saveRow(name)),
  );
});
