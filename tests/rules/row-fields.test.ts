import { makeImageValues } from '@club/domain/images/testing/image-values';
import {
  booleanValues,
  dayValues,
  displayNumberValues,
  type FieldValue,
  type FieldValues,
  idValues,
  linkValues,
  makeTextSamples,
  makeTextValues,
  timeValues,
} from '@club/domain/validation/testing/field-values';
import { Bytes, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { projectId as project } from '../../emulators/project.ts';
import { badRequestTimes } from './bad-request-times.ts';
import { type Content, FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { replaceDocument, updateDocument } from './operations.ts';
import { type RowCollection, rowCollections } from './queries.ts';
import { exampleDocuments } from './site-content.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdicts } from './verdicts.ts';

type ValuesByField = Readonly<Record<string, FieldValues>>;

const makeTextFields = (longest: number, ...names: readonly string[]): ValuesByField =>
  Object.fromEntries(names.map((name) => [name, makeTextSamples(longest)]));

/**
 * Every field that staff may write, except instants and ids. A function of the rules that several
 * fields call is tried with all values in one field, and with samples in the others.
 */
const fields: Readonly<Record<RowCollection, ValuesByField>> = {
  notes: {
    note: makeTextValues(limits.note),
    ...makeTextFields(limits.note, 'note_fr'),
    buttonDisplay: booleanValues,
  },
  programs: {
    ...makeTextFields(limits.programText, 'schedule', 'schedule_fr', 'current_session'),
    ...makeTextFields(limits.programText, 'current_session_fr', 'cost', 'cost_fr'),
    registerDisplay: booleanValues,
  },
  carousels: {
    ...makeTextFields(limits.alt, 'alt', 'alt_fr'),
    ...makeTextFields(limits.caption, 'caption', 'caption_fr'),
    link: {
      valid: linkValues.valid.slice(0, 3),
      invalid: [...makeTextSamples(limits.link).invalid, ['plain http', 'http://example.org/']],
    },
    imageURL: makeImageValues(project, 'carousels'),
  },
  banners: {
    ...makeTextFields(limits.eventTitle, 'eventTitle', 'eventTitle_fr'),
    link: linkValues,
    imageURL: makeImageValues(project, 'banners'),
    bannerDisplay: booleanValues,
    eventDate: dayValues,
    eventTime: timeValues,
  },
};

/** Fields that older rows lack. */
const optionalFields: Readonly<Record<RowCollection, readonly string[]>> = {
  notes: ['num'],
  programs: [],
  carousels: ['alt', 'alt_fr', 'caption', 'caption_fr', 'link', 'consentAt'],
  banners: ['eventDate', 'eventTime', 'showFrom', 'showUntil', 'displayPlanned', 'consentAt'],
};

/** Values that JSON cannot have. */
const firestoreValues: readonly FieldValue[] = [
  ['bytes', Bytes.fromUint8Array(new Uint8Array([116, 120]))],
  ['an instant', Timestamp.fromMillis(0)],
];

/** Ids that a document can have although the API would not find it. Only the console makes these. */
const badNames = idValues.invalid.filter(
  ([, value]) => typeof value === 'string' && !/^$|^[.]+$|[/\0]|^__.*__$/u.test(value),
);

/** The field that no save may change, with its values. Rows may have been stored with a bad one. */
const fixedFields = {
  notes: ['num', displayNumberValues],
  programs: ['id', idValues],
  carousels: ['num', displayNumberValues],
  banners: ['num', displayNumberValues],
} as const satisfies Readonly<Record<RowCollection, readonly [field: string, FieldValues]>>;

const omitFields = (row: StoredDocument, names: readonly string[]): StoredDocument =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** The stored rows that have each value of the fixed field. */
function listFixedRows(name: RowCollection, kind: 'valid' | 'invalid') {
  return fixedFields[name][1][kind].map(
    ([title, value], index) => [title, value, `${kind}-${index}`] as const,
  );
}

function makeContent(name: RowCollection): Content[string] {
  const { id, make } = exampleDocuments[name];
  const [fixedField] = fixedFields[name];
  const fixedRows = [...listFixedRows(name, 'valid'), ...listFixedRows(name, 'invalid')];
  return {
    [id]: make(),
    older: omitFields(make(), optionalFields[name]),
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
  const [fixedField] = fixedFields[name];
  const instants = ['updatedAt', 'consentAt', 'showFrom', 'showUntil', 'displayPlanned'];
  const names = Object.keys(exampleDocuments[name].make());
  expect([...Object.keys(fields[name]), fixedField].toSorted()).toEqual(
    names.filter((field) => !instants.includes(field)).toSorted(),
  );
});

describe.each(rowCollections)('the rules of %s refuse staff', (name) => {
  const { make } = exampleDocuments[name];
  const [fixedField] = fixedFields[name];

  it.each(Object.entries(fields[name]))('an invalid %s', (field, values) =>
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
    const requiredNames = omitFields(row, optionalFields[name]);
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

  it.each(Object.entries(fields[name]))('each valid %s', (field, { valid }) =>
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
      optionalFields[name].filter((field) => field !== 'num').map((field) => [field] as const),
      ([field]) => replaceRow(name, omitFields(row, [field])),
    );
    await expectVerdicts('allows', [['unchanged'], ['again']], () => saveRow(name, 'older'));
    const addedFields = Object.entries(make()).filter(
      ([field]) => field !== 'num' && optionalFields[name].includes(field),
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
