import { type Firestore } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { identities } from './identities.ts';
import {
  updateDocument,
  createDocument,
  broadQueries,
  getDocument,
  listPage,
  removeDocument,
  replaceDocument,
} from './operations.ts';
import { privateNames, siteContent } from './site-content.ts';
import { expectVerdict } from './verdicts.ts';

const entry = { email: 'other@example.org' };

const operations = {
  'reading an entry of': (db: Firestore, name: string) => getDocument(db, name, 'entry-1'),
  listing: listPage,
  ...broadQueries,
  'adding to': (db: Firestore, name: string) => createDocument(db, name, entry),
  'changing an entry of': (db: Firestore, name: string) =>
    updateDocument(db, name, 'entry-1', entry),
  'replacing an entry of': (db: Firestore, name: string) =>
    replaceDocument(db, name, 'entry-1', entry),
  'deleting from': (db: Firestore, name: string) => removeDocument(db, name, 'entry-1'),
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
