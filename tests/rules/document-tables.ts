import { deleteField, serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type BadValue, badUpdatedAt } from './bad-values.ts';
import type { FirestoreTestBed } from './firestore-test-bed.ts';
import { aMemberOfStaff } from './identities.ts';
import { change, replace } from './operations.ts';
import type { ContentName } from './queries.ts';
import { content } from './site-content.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

const now = { updatedAt: serverTimestamp() };

/** A save by staff that is right in everything but `fields`. */
const save = (testBed: FirestoreTestBed, name: ContentName, fields: StoredDocument) =>
  replace(
    testBed.as(aMemberOfStaff),
    name,
    content[name].id,
    content[name].make({ ...now, ...fields }),
  );

/**
 * Declares one case for each bad value of each field, each field left out that is not `optional`,
 * and each one too many.
 */
export function refuseBadDocuments(
  testBed: FirestoreTestBed,
  name: ContentName,
  bad: Readonly<Record<string, readonly BadValue[]>>,
  optional: readonly string[] = [],
): void {
  const { id, make } = content[name];
  const required = Object.keys(make()).filter((field) => !optional.includes(field));
  const expectRefusal = (fields: StoredDocument) =>
    expectVerdict('refuses', save(testBed, name, fields));

  describe.each(Object.entries({ ...bad, updatedAt: badUpdatedAt }))('%s', (field, values) => {
    it.each(values)(`refuses staff saving ${name} with ${field} %s`, (_what, value) =>
      expectRefusal({ [field]: value }),
    );
  });

  it.each(required)(`refuses staff saving ${name} without %s`, (field) => {
    const rest = Object.entries(make(now)).filter(([key]) => key !== field);
    return expectVerdict(
      'refuses',
      replace(testBed.as(aMemberOfStaff), name, id, Object.fromEntries(rest)),
    );
  });

  it.each(required)(`refuses staff taking %s out of ${name}`, (field) =>
    expectVerdict(
      'refuses',
      change(testBed.as(aMemberOfStaff), name, id, { ...now, [field]: deleteField() }),
    ),
  );

  it.each(['_id', 'isAdmin', 'constructor'])(`refuses staff adding %s to ${name}`, (field) =>
    expectRefusal({ [field]: true }),
  );

  it(`refuses staff changing ${name} without a new updatedAt`, () =>
    expectVerdict('refuses', change(testBed.as(aMemberOfStaff), name, id, make())));

  testBed.expectUntouched();
}

/** Declares one case for each set of fields that a save may carry. */
export function allowGoodDocuments(
  testBed: FirestoreTestBed,
  name: ContentName,
  good: readonly (readonly [what: string, fields: StoredDocument])[],
): void {
  const verdict: Verdict = 'allows';
  it.each(good)(`${verdict} staff saving ${name} with %s`, (_what, fields) =>
    expectVerdict(verdict, save(testBed, name, fields)),
  );
}

/** Declares that rows saved before these fields existed may stay without them, and may get them. */
export function allowWithout(
  testBed: FirestoreTestBed,
  name: ContentName,
  optional: readonly string[],
): void {
  const { id, make } = content[name];

  it.each(optional)(`allows staff saving ${name} without %s`, (field) => {
    const rest = Object.entries(make(now)).filter(([key]) => key !== field);
    return expectVerdict(
      'allows',
      replace(testBed.as(aMemberOfStaff), name, id, Object.fromEntries(rest)),
    );
  });

  it(`allows staff saving ${name} from before, as they are and with what is new`, async () => {
    const old = Object.entries(make()).filter(([key]) => !optional.includes(key));
    const db = testBed.as(aMemberOfStaff);
    await expectVerdict('allows', replace(db, name, id, { ...Object.fromEntries(old), ...now }));
    await expectVerdict('allows', change(db, name, id, now));
    const added = Object.entries(make()).filter(([key]) => optional.includes(key));
    await expectVerdict('allows', change(db, name, id, { ...Object.fromEntries(added), ...now }));
  });
}
