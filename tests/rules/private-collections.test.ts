import { type Firestore } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { identities } from './identities.ts';
import { change, create, dragnets, getOne, listPage, remove, replace } from './operations.ts';
import { privateNames, siteContent } from './site-content.ts';
import { expectVerdict } from './verdicts.ts';

const entry = { email: 'other@example.org' };

const operations = {
  'reading an entry of': (db: Firestore, name: string) => getOne(db, name, 'entry-1'),
  listing: listPage,
  ...dragnets,
  'adding to': (db: Firestore, name: string) => create(db, name, entry),
  'changing an entry of': (db: Firestore, name: string) => change(db, name, 'entry-1', entry),
  'replacing an entry of': (db: Firestore, name: string) => replace(db, name, 'entry-1', entry),
  'deleting from': (db: Firestore, name: string) => remove(db, name, 'entry-1'),
};

const testBed = new FirestoreTestBed(siteContent);

// No client at all: these are the API's alone, and staff are no exception.
describe.each(privateNames)('%s', (name) => {
  for (const [what, request] of Object.entries(operations)) {
    it.each(identities)(`refuses $name ${what} ${name}`, (identity) =>
      expectVerdict('refuses', request(testBed.as(identity), name)),
    );
  }
});

testBed.expectUntouched();
