import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { nonStaffIdentities, identities, staffIdentities } from './identities.ts';
import { updateDocument, createDocument, removeDocument, replaceDocument } from './operations.ts';
import { rowCollections } from './queries.ts';
import { exampleDocuments, siteContent } from './site-content.ts';
import { expectVerdict } from './verdicts.ts';

const updatedAtField = { updatedAt: serverTimestamp() };
const testBed = new FirestoreTestBed(siteContent);

// These documents are valid, so the verdict depends only on the caller and the operation.
describe.each(rowCollections)('%s', (name) => {
  const { id, make } = exampleDocuments[name];

  it.each(identities)(`refuses $name adding to ${name}`, (identity) =>
    expectVerdict('refuses', createDocument(testBed.as(identity), name, make(updatedAtField))),
  );

  it.each(identities)(`refuses $name deleting from ${name}`, (identity) =>
    expectVerdict('refuses', removeDocument(testBed.as(identity), name, id)),
  );

  it.each(nonStaffIdentities)(`refuses $name changing ${name}`, (identity) =>
    expectVerdict('refuses', updateDocument(testBed.as(identity), name, id, updatedAtField)),
  );

  it.each(nonStaffIdentities)(`refuses $name replacing one of the ${name}`, (identity) =>
    expectVerdict('refuses', replaceDocument(testBed.as(identity), name, id, make(updatedAtField))),
  );

  it.each(identities)(`refuses $name writing below one of the ${name}`, (identity) =>
    expectVerdict(
      'refuses',
      createDocument(testBed.as(identity), `${name}/${id}/drafts`, make(updatedAtField)),
    ),
  );
});

testBed.declareUnchangedTest();

describe.each(rowCollections)('%s', (name) => {
  const { id, make } = exampleDocuments[name];

  it.each(staffIdentities)(`allows $name changing ${name}`, (identity) =>
    expectVerdict('allows', updateDocument(testBed.as(identity), name, id, updatedAtField)),
  );

  it.each(staffIdentities)(`allows $name replacing one of the ${name}`, (identity) =>
    expectVerdict('allows', replaceDocument(testBed.as(identity), name, id, make(updatedAtField))),
  );
});
