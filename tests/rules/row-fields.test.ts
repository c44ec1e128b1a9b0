import { type FieldValue, idValues } from '@club/domain/validation/testing/field-values';
import { Bytes, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { getContentType } from '../../domain/content/content-types.ts';
import { badRequestTimes } from './bad-request-times.ts';
import { type Content, FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { replaceDocument, updateDocument } from './operations.ts';
import { type RowCollection, rowCollections } from './queries.ts';
import { fieldTables, getFixedField, listOptionalFields } from './row-cases.ts';
import { exampleDocuments } from './site-content.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdicts } from './verdicts.ts';

/** Values that JSON cannot have. */
const firestoreValues: readonly FieldValue[] = [
  ['bytes', Bytes.fromUint8Array(new Uint8Array([116, 120]))],
  ['an instant', Timestamp.fromMillis(0)],
];

/** Ids that a document can have although the API would not find it. Only the console makes these. */
const badNames = idValues.invalid.filter(
  ([, value]) => typeof value === 'string' && !/^$|^[.]+$|[/\0]|^__.*__$/u.test(value),
);

const omitFields = (row: StoredDocument, names: readonly string[]): StoredDocument =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** The stored rows that have each value of the fixed field. */
function listFixedRows(name: RowCollection, kind: 'valid' | 'invalid') {
  return getFixedField(name)[1][kind].map(
    ([title, value], index) => [title, value, `${kind}-${index}`] as const,
  );
}

function makeContent(name: RowCollection): Content[string] {
  const { id, make } = exampleDocuments[name];
  const [fixedField] = getFixedField(name);
  const fixedRows = [...listFixedRows(name, 'valid'), ...listFixedRows(name, 'invalid')];
  return {
    [id]: make(),
    older: omitFields(make(), listOptionalFields(name)),
    ...Object.fromEntries(
      fixedRows.map(([, value, rowId]) => [rowId, make({ [fixedField]: value })]),
    ),
    ...Object.fromEntries(
      [...idValues.valid, ...badNames].map(([, value]) => [String(value), make()]),
    ),
  };
}

const testBed = new FirestoreTestBed(
  Object.fromEntries(rowCollections.map((name) => [name, makeContent(name)])),
);

const updatedAtField = { updatedAt: serverTimestamp() };
const saveRow = (name: RowCollection, id: string, changedFields: StoredDocument = {}) =>
  updateDocument(testBed.as(staffMember), name, id, { ...updatedAtField, ...changedFields });
const replaceRow = (name: RowCollection, row: StoredDocument) =>
  replaceDocument(testBed.as(staffMember), name, exampleDocuments[name].id, row);

// The valid rows have all fields, so this finds one that the tables lack.
it.each(rowCollections)('%s: every field is in a table, except instants', (name) => {
  const [fixedField] = getFixedField(name);
  const instants = getContentType(name)
    .fieldList.filter(({ kind, isServerOnly }) => kind === 'instant' || isServerOnly === true)
    .map((field) => field.name);
  const names = Object.keys(exampleDocuments[name].make());
  expect([...Object.keys(fieldTables[name]), fixedField].toSorted()).toEqual(
    names.filter((field) => ![...instants, 'updatedAt', 'consentAt'].includes(field)).toSorted(),
  );
});

describe.each(rowCollections)('the rules of %s refuse staff', (name) => {
  const { make } = exampleDocuments[name];
  const [fixedField] = getFixedField(name);

  it.each(Object.entries(fieldTables[name]))('an invalid %s', (field, values) =>
    expectVerdicts(
      'refuses',
      [
        ...(values.trimmable ?? []),
        ...(values.replaceable ?? []).map(([title, value]) => [title, value] as const),
        ...values.invalid,
        ...firestoreValues,
      ],
      ([, value]) => saveRow(name, exampleDocuments[name].id, { [field]: value }),
    ),
  );

  it('a row without a required field, or with an unknown one', async () => {
    const row = make(updatedAtField);
    const requiredNames = omitFields(row, listOptionalFields(name));
    await expectVerdicts('refuses', Object.entries(requiredNames), ([field]) =>
      replaceRow(name, omitFields(row, [field])),
    );
    await expectVerdicts('refuses', [['_id'], ['isAdmin'], ['constructor']], ([field]) =>
      replaceRow(name, { ...row, [field]: true }),
    );
  });

  it('a row whose updatedAt is not the time of the request', () =>
    expectVerdicts('refuses', badRequestTimes, ([, updatedAt]) =>
      saveRow(name, exampleDocuments[name].id, { updatedAt }),
    ));

  it(`another ${fixedField}, and a row that was stored with an invalid one`, async () => {
    // The SDK sends 0 as an integer and -0 as a double, so -0 changes only the type of the number.
    const otherValues: readonly FieldValue[] =
      fixedField === 'num' ? [1, -0].map((value) => [String(value), value]) : [['U15', 'U15']];
    const [[, , firstRowId] = ['', '', '']] = listFixedRows(name, 'valid');
    await expectVerdicts('refuses', otherValues, ([, value]) =>
      saveRow(name, firstRowId, { [fixedField]: value }),
    );
    await expectVerdicts('refuses', listFixedRows(name, 'invalid'), ([, , rowId]) =>
      saveRow(name, rowId),
    );
  });

  it('a row under a name that the API would not find', () =>
    expectVerdicts('refuses', badNames, ([, id]) => saveRow(name, String(id))));
});

testBed.declareUnchangedTest();

describe.each(rowCollections)('the rules of %s allow staff', (name) => {
  const { id, make } = exampleDocuments[name];

  it.each(Object.entries(fieldTables[name]))('each valid %s', (field, { valid }) =>
    expectVerdicts('allows', valid, ([, value]) => saveRow(name, id, { [field]: value })),
  );

  it('every valid name, number and id', () =>
    expectVerdicts(
      'allows',
      [
        ...idValues.valid.map(([title, value]) => [title, String(value)] as const),
        ...listFixedRows(name, 'valid').map(([title, , rowId]) => [title, rowId] as const),
      ],
      ([, rowId]) => saveRow(name, rowId),
    ));

  it('a row without one of its optional fields, or without them all', async () => {
    const row = make(updatedAtField);
    await expectVerdicts(
      'allows',
      listOptionalFields(name)
        .filter((field) => field !== 'num')
        .map((field) => [field] as const),
      ([field]) => replaceRow(name, omitFields(row, [field])),
    );
    await expectVerdicts('allows', [['unchanged'], ['again']], () => saveRow(name, 'older'));
    const addedFields = Object.entries(make()).filter(
      ([field]) => field !== 'num' && listOptionalFields(name).includes(field),
    );
    await expectVerdicts('allows', [['with the newer fields']], () =>
      saveRow(name, 'older', Object.fromEntries(addedFields)),
    );
  });
});

it('an older note may get the number 0, the default, and no other', async () => {
  await expectVerdicts('refuses', [['1']], () => saveRow('notes', 'older', { num: 1 }));
  await expectVerdicts('allows', [['0']], () => saveRow('notes', 'older', { num: 0 }));
});
