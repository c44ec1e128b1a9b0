import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { everybodyElse, identities, staff } from './identities.ts';
import { change, create, remove, replace } from './operations.ts';
import { contentNames } from './queries.ts';
import { content, siteContent } from './site-content.ts';
import { expectVerdict } from './verdicts.ts';

const now = { updatedAt: serverTimestamp() };
const testBed = new FirestoreTestBed(siteContent);

// The documents themselves are beyond reproach here: only who writes, and what they do, differ.
describe.each(contentNames)('%s', (name) => {
  const { id, make } = content[name];

  it.each(identities)(`refuses $name adding to ${name}`, (identity) =>
    expectVerdict('refuses', create(testBed.as(identity), name, make(now))),
  );

  it.each(identities)(`refuses $name deleting from ${name}`, (identity) =>
    expectVerdict('refuses', remove(testBed.as(identity), name, id)),
  );

  it.each(everybodyElse)(`refuses $name changing ${name}`, (identity) =>
    expectVerdict('refuses', change(testBed.as(identity), name, id, now)),
  );

  it.each(everybodyElse)(`refuses $name replacing one of the ${name}`, (identity) =>
    expectVerdict('refuses', replace(testBed.as(identity), name, id, make(now))),
  );

  it.each(identities)(`refuses $name writing below one of the ${name}`, (identity) =>
    expectVerdict('refuses', create(testBed.as(identity), `${name}/${id}/drafts`, make(now))),
  );
});

testBed.expectUntouched();

describe.each(contentNames)('%s', (name) => {
  const { id, make } = content[name];

  it.each(staff)(`allows $name changing ${name}`, (identity) =>
    expectVerdict('allows', change(testBed.as(identity), name, id, now)),
  );

  it.each(staff)(`allows $name replacing one of the ${name}`, (identity) =>
    expectVerdict('allows', replace(testBed.as(identity), name, id, make(now))),
  );
});
