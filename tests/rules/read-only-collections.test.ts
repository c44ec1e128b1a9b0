import type { Firestore } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { identities } from './identities.ts';
import { broadQueries, getDocument, listPage, makeWrites } from './operations.ts';
import { readOnlyNames, siteContent } from './site-content.ts';
import { expectVerdict } from './verdicts.ts';

const reads = {
  'reading an entry of': (db: Firestore, name: string) => getDocument(db, name, 'entry-1'),
  listing: listPage,
};
const refusedOperations = {
  ...broadQueries,
  'reading below an entry of': (db: Firestore, name: string) =>
    getDocument(db, `${name}/entry-1/drafts`, 'draft-1'),
  ...makeWrites({ subject: 'Forged' }),
};

const testBed = new FirestoreTestBed(siteContent);

// Only the API writes these collections. The rules refuse the writes of every client, also staff.
describe.each(readOnlyNames)('%s', (name) => {
  for (const [title, request] of Object.entries(reads)) {
    it.each(identities)(`allows $name ${title} ${name}`, (identity) =>
      expectVerdict('allows', request(testBed.as(identity), name)),
    );
  }
  for (const [title, request] of Object.entries(refusedOperations)) {
    it.each(identities)(`refuses $name ${title} ${name}`, (identity) =>
      expectVerdict('refuses', request(testBed.as(identity), name)),
    );
  }
});

testBed.declareUnchangedTest();
