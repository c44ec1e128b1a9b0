import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember, visitor } from './identities.ts';
import {
  broadQueries,
  getDocument,
  listPage,
  makeWrites,
  type NamedOperation,
} from './operations.ts';
import { privateNames, siteContent } from './site-content.ts';
import { expectVerdicts } from './verdicts.ts';

const operations: Readonly<Record<string, readonly NamedOperation[]>> = {
  getting: [
    ['getting an entry', (db, name) => getDocument(db, name, 'entry-1')],
    ['getting a document below', (db, name) => getDocument(db, `${name}/entry-1/drafts`, 'draft')],
  ],
  listing: [['listing a page', listPage], ...broadQueries],
  writing: makeWrites('entry-1', { email: 'other@example.org' }),
};

const testBed = new FirestoreTestBed(siteContent);

// Only the API uses these collections. One rule refuses every client, also staff. A rule above it
// that allows something would fail here.
describe.each(privateNames)('%s', (name) => {
  describe.each([visitor, staffMember])('$name', (caller) => {
    it.each(Object.entries(operations))('is refused %s', (_title, requests) =>
      expectVerdicts('refuses', requests, ([, request]) => request(testBed.as(caller), name)),
    );
  });
});

testBed.declareUnchangedTest();
