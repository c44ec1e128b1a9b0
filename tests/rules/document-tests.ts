import { deleteField, serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type BadValue, badRequestTimes } from './bad-values.ts';
import type { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument, replaceDocument } from './operations.ts';
import type { RowCollection } from './queries.ts';
import { exampleDocuments } from './site-content.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const updatedAtField = { updatedAt: serverTimestamp() };

/** Saves the valid example document, with `fields` in place of its own fields. */
const saveDocument = (testBed: FirestoreTestBed, name: RowCollection, fields: StoredDocument) =>
  replaceDocument(
    testBed.as(staffMember),
    name,
    exampleDocuments[name].id,
    exampleDocuments[name].make({ ...updatedAtField, ...fields }),
  );

/**
 * Declares tests of refused saves. Such a save has a bad value or an extra field, or it lacks a
 * required field or a new `updatedAt`. Also tests that no document has changed.
 */
export function declareInvalidDocumentTests(
  testBed: FirestoreTestBed,
  name: RowCollection,
  badValues: Readonly<Record<string, readonly BadValue[]>>,
  optionalFields: readonly string[] = [],
): void {
  const { id, make } = exampleDocuments[name];
  const requiredFields = Object.keys(make()).filter((field) => !optionalFields.includes(field));
  const expectRefusal = (fields: StoredDocument) =>
    expectVerdict('refuses', saveDocument(testBed, name, fields));

  describe.each(Object.entries({ ...badValues, updatedAt: badRequestTimes }))(
    '%s',
    (field, values) => {
      it.each(values)(`refuses staff saving ${name} with ${field} %s`, (_title, value) =>
        expectRefusal({ [field]: value }),
      );
    },
  );

  it.each(requiredFields)(`refuses staff saving ${name} without %s`, (field) => {
    const otherFields = Object.entries(make(updatedAtField)).filter(([key]) => key !== field);
    return expectVerdict(
      'refuses',
      replaceDocument(testBed.as(staffMember), name, id, Object.fromEntries(otherFields)),
    );
  });

  it.each(requiredFields)(`refuses staff removing %s from ${name}`, (field) =>
    expectVerdict(
      'refuses',
      updateDocument(testBed.as(staffMember), name, id, {
        ...updatedAtField,
        [field]: deleteField(),
      }),
    ),
  );

  it.each(['_id', 'isAdmin', 'constructor'])(`refuses staff adding %s to ${name}`, (field) =>
    expectRefusal({ [field]: true }),
  );

  it(`refuses staff changing ${name} without a new updatedAt`, () =>
    expectVerdict('refuses', updateDocument(testBed.as(staffMember), name, id, make())));

  testBed.declareUnchangedTest();
}

/** Declares a test for each set of valid fields. */
export function declareValidDocumentTests(
  testBed: FirestoreTestBed,
  name: RowCollection,
  goodFields: readonly (readonly [title: string, fields: StoredDocument])[],
): void {
  it.each(goodFields)(`allows staff saving ${name} with %s`, (_title, fields) =>
    expectVerdict('allows', saveDocument(testBed, name, fields)),
  );
}

/** Declares tests that rows may lack these fields, and that staff may add them. */
export function declareOptionalFieldTests(
  testBed: FirestoreTestBed,
  name: RowCollection,
  optionalFields: readonly string[],
): void {
  const { id, make } = exampleDocuments[name];

  it.each(optionalFields)(`allows staff saving ${name} without %s`, (field) => {
    const otherFields = Object.entries(make(updatedAtField)).filter(([key]) => key !== field);
    return expectVerdict(
      'allows',
      replaceDocument(testBed.as(staffMember), name, id, Object.fromEntries(otherFields)),
    );
  });

  it(`allows staff saving older ${name}, unchanged and with the new fields`, async () => {
    const oldFields = Object.entries(make()).filter(([key]) => !optionalFields.includes(key));
    const db = testBed.as(staffMember);
    await expectVerdict(
      'allows',
      replaceDocument(db, name, id, { ...Object.fromEntries(oldFields), ...updatedAtField }),
    );
    await expectVerdict('allows', updateDocument(db, name, id, updatedAtField));
    const addedFields = Object.entries(make()).filter(([key]) => optionalFields.includes(key));
    await expectVerdict(
      'allows',
      updateDocument(db, name, id, { ...Object.fromEntries(addedFields), ...updatedAtField }),
    );
  });
}
