import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type Content, FirestoreTestBed } from './firestore-test-bed.ts';
import { callers, nonStaffCallers, staffMember } from './identities.ts';
import { createDocument, makeWrites } from './operations.ts';
import { type RowCollection, rowCollections } from './queries.ts';
import { exampleDocuments, publicIds, siteContent } from './site-content.ts';
import { expectVerdicts } from './verdicts.ts';

const updatedAtField = { updatedAt: serverTimestamp() };
const testBed = new FirestoreTestBed(siteContent);

/** Creates, changes, replaces and deletes with a valid document, so only the caller can be wrong. */
const makeRowWrites = (name: RowCollection) => {
  const { id, make } = exampleDocuments[name];
  return makeWrites(id, make(updatedAtField));
};

/** Writes with the document that is stored already. */
const makeStoredWrites = (name: keyof typeof publicIds) => {
  const documents: Content[string] = siteContent[name];
  const id = publicIds[name];
  return makeWrites(id, documents[id] ?? {});
};

const readOnlyNames = [
  ...(['coaches', 'gyms', 'notices', 'publishedIssues'] as const),
  ...(['calendarEntries', 'calendarStatus'] as const),
];

// Staff save rows. Only the API creates and deletes them, and writes everything else.
describe('the rules refuse', () => {
  describe.each(rowCollections)('%s', (name) => {
    it.each(nonStaffCallers)('every write of %s', (_name, caller) =>
      expectVerdicts('refuses', makeRowWrites(name), ([, write]) =>
        write(testBed.as(caller), name),
      ),
    );

    it('a new row of staff, and that they delete one', () =>
      expectVerdicts(
        'refuses',
        makeRowWrites(name).filter(([title]) => title === 'creating' || title === 'deleting'),
        ([, write]) => write(testBed.as(staffMember), name),
      ));
  });

  it.each(Object.entries(publicIds))('a document below one of the %s', (name, id) =>
    expectVerdicts('refuses', callers, ([, caller]) =>
      createDocument(testBed.as(caller), `${name}/${id}/drafts`, updatedAtField),
    ),
  );

  describe.each(readOnlyNames)('%s', (name) => {
    it.each(callers)('every write of %s', (_name, caller) =>
      expectVerdicts('refuses', makeStoredWrites(name), ([, write]) =>
        write(testBed.as(caller), name),
      ),
    );
  });
});

testBed.declareUnchangedTest();

it.each(rowCollections)('the rules allow staff to change and to replace one of the %s', (name) =>
  expectVerdicts(
    'allows',
    makeRowWrites(name).filter(([title]) => title === 'changing' || title === 'replacing'),
    ([, write]) => write(testBed.as(staffMember), name),
  ),
);
