import { getContentType } from '@club/domain/content/content-types';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listWriteConditions } from '../../environments/render/content-rules.ts';
import { readCommittedRules } from '../../environments/render/rules.ts';
import { firestoreAddress } from './emulators.ts';
import { callers, staffMember } from './identities.ts';
import { getDocument, listPage, updateDocument } from './operations.ts';
import { type RowCollection, rowCollections } from './queries.ts';
import { fieldTables, getFixedField } from './row-cases.ts';
import { exampleDocuments } from './site-content.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdicts, isAnyAllowed } from './verdicts.ts';

// Each condition of the generated rules is removed in turn. A request of the tables must then be
// allowed that the committed rules refuse: otherwise no test would notice that it is missing.
const projectId = 'demo-rules-conditions';
const rules = readCommittedRules()['firestore.rules'];
const hourMs = 60 * 60_000;

setLogLevel('silent');

let environment: RulesTestEnvironment | undefined;
/** Made once: each client of the SDK keeps a connection and memory. */
let staffDatabase: Firestore;
let visitorDatabase: Firestore;

const getDatabase = ({ claims, uid }: (typeof callers)[number][1]) =>
  (claims === null
    ? environment?.unauthenticatedContext()
    : environment?.authenticatedContext(uid, claims)
  )?.firestore() as unknown as Firestore;

async function uploadRules(content: string): Promise<void> {
  const { host, port } = firestoreAddress;
  const response = await fetch(
    `http://${host}:${port}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  expect(await response.text()).not.toContain('error');
}

/** Replaces the first occurrence of a condition in a collection's block by `true`. */
function removeCondition(name: RowCollection, condition: string): string {
  const start = rules.indexOf(`match /${name}/{id} {`);
  const text = condition.replaceAll('\n', '\n    ');
  const index = rules.indexOf(text, start);
  expect(rules.slice(start, index)).not.toContain('\n    }');
  return `${rules.slice(0, index)}true${rules.slice(index + text.length)}`;
}

/** A displayed banner before its start, or after its end. */
const displayedOutOfTime: readonly StoredDocument[] = [
  { showFrom: Timestamp.fromMillis(Date.now() + hourMs) },
  { showUntil: Timestamp.fromMillis(Date.now() - hourMs) },
];

type Send = (db: Firestore, visitor: Firestore, id: string) => Promise<unknown>;

/** How many bad values of a text are tried. `row-fields.test.ts` tries all of them. */
const valuesPerText = 8;

/** Picks at most `valuesPerText` values, evenly spread. */
const pickValues = <Value>(values: readonly Value[]): readonly Value[] =>
  values.filter((_, index) => index % Math.ceil(values.length / valuesPerText) === 0);

/**
 * Lists requests that the committed rules refuse. The ids have stored rows: see `storeRows`. Changes
 * of fields that `condition` names come first, because the rules without it are likely to allow one.
 */
function listRefusedRequests(name: RowCollection, condition = ''): readonly Send[] {
  const { publicWhen, image, fieldList } = getContentType(name);
  const [fixedField, fixedValues] = getFixedField(name);
  const hidden = publicWhen === undefined ? {} : { [publicWhen]: false };
  const [, otherValue] = fixedValues.valid.at(-1) ?? [];
  const textNames = new Set(
    fieldList.filter(({ kind }) => kind === 'text').map((field) => field.name),
  );
  const changes: readonly StoredDocument[] = [
    { isAdmin: true },
    { updatedAt: Timestamp.fromMillis(0) },
    { [fixedField]: otherValue },
    ...(image ? [{ consentAt: 'yesterday' }] : []),
    ...fieldList
      .filter(({ kind }) => kind === 'instant')
      .map((field) => ({ [field.name]: 'tonight', ...hidden })),
    ...(name === 'banners' ? displayedOutOfTime : []),
    ...fieldList
      .filter(({ isServerOnly }) => isServerOnly === true)
      .map((field) => ({ [field.name]: true, ...hidden })),
    ...Object.entries(fieldTables[name]).flatMap(([field, { invalid }]) =>
      (textNames.has(field) ? pickValues(invalid) : invalid).map(([, value]) => ({
        [field]: value,
      })),
    ),
  ];
  const isNamed = (change: StoredDocument) =>
    Object.keys(change).some((field) => condition.includes(field));
  return [
    (db, _visitor, id) => updateDocument(db, name, `${id}-bad`, { updatedAt: serverTimestamp() }),
    (db, _visitor, id) => updateDocument(db, name, `${id}.x`, { updatedAt: serverTimestamp() }),
    (_db, visitor, id) => updateDocument(visitor, name, id, { updatedAt: serverTimestamp() }),
    ...(publicWhen === undefined
      ? []
      : [((_db, visitor, id) => getDocument(visitor, name, `${id}-hidden`)) satisfies Send]),
    (db) => listPage(db, name, 51),
    ...[...changes.filter(isNamed), ...changes.filter((change) => !isNamed(change))].map(
      (change): Send =>
        (db, _visitor, id) =>
          updateDocument(db, name, id, { updatedAt: serverTimestamp(), ...change }),
    ),
  ];
}

/** Stores a valid row, a row with a bad fixed field or a bad name, and a hidden row. */
async function storeRows(name: RowCollection, id: string): Promise<void> {
  const { make } = exampleDocuments[name];
  const { publicWhen } = getContentType(name);
  const [fixedField, { invalid }] = getFixedField(name);
  const [, badValue] = invalid.find(([, value]) => value !== null) ?? [];
  const rows: readonly (readonly [string, StoredDocument])[] = [
    [id, make()],
    [`${id}-bad`, make({ [fixedField]: badValue })],
    [`${id}.x`, make()],
    [`${id}-hidden`, make(publicWhen === undefined ? {} : { [publicWhen]: false })],
  ];
  await environment?.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await Promise.all(rows.map(([rowId, row]) => setDoc(doc(db, name, rowId), row)));
  });
}

const conditions = rowCollections.flatMap((name) => {
  const { publicWhen } = getContentType(name);
  return [
    ...listWriteConditions(name),
    ...['isStaff() && isId(id)', 'isId(id)', 'isBounded()'],
    ...(publicWhen === undefined ? [] : [`isStaff() || resource.data.${publicWhen} == true`]),
  ].map((condition, index) => [name, condition, `row-${index}`] as const);
});

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...firestoreAddress, rules },
  });
  await environment.clearFirestore();
  staffDatabase = getDatabase(staffMember);
  visitorDatabase = getDatabase(callers[0]?.[1] ?? staffMember);
});
afterAll(() => environment?.cleanup());

it.each(rowCollections)(
  'the committed rules of %s refuse every request of the table',
  async (name) => {
    await storeRows(name, 'row');
    const cases = listRefusedRequests(name).map((send, index) => [String(index), send] as const);
    await expectVerdicts('refuses', cases, ([, send]) =>
      send(staffDatabase, visitorDatabase, 'row'),
    );
  },
);

it.each(conditions)('%s: without "%s", a request is allowed', async (name, condition, id) => {
  await storeRows(name, id);
  await uploadRules(removeCondition(name, condition));
  const hasAllowed = await isAnyAllowed(
    listRefusedRequests(name, condition).map(
      (send) => () => send(staffDatabase, visitorDatabase, id),
    ),
  );
  expect(hasAllowed).toBe(true);
});
