import { type Firestore } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { identities } from './identities.ts';
import { broadQueries, getDocument, listPage, makeWrites } from './operations.ts';
import { privateNames, siteContent } from './site-content.ts';
import { expectVerdict } from './verdicts.ts';

const operations = {
  'reading an entry of': (db: Firestore, name: string) => getDocument(db, name, 'entry-1'),
  listing: listPage,
  ...broadQueries,
  ...makeWrites({ email: 'other@example.org' }),
};

const testBed = new FirestoreTestBed(siteContent);

// Only the API uses these collections. The rules refuse every client, also staff.
describe.each(privateNames)('%s', (name) => {
  for (const [title, request] of Object.entries(operations)) {
    it.each(identities)(`refuses $name ${title} ${name}`, (identity) =>
      expectVerdict('refuses', request(testBed.as(identity), name)),
    );
  }
});

testBed.declareUnchangedTest();
