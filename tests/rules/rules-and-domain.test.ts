import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '../../domain/collections.ts';
import { limits } from '../../domain/limits.ts';
import { privateNames, publicIds, unknownCollection } from './site-content.ts';

const firestoreRules = readFileSync('firestore.rules', 'utf8');
const storageRules = readFileSync('storage.rules', 'utf8');

// A rule may allow an extra verb under a condition that no request of the other tests meets. So this
// test reads the verbs themselves.
it.each([
  ['firestore.rules', firestoreRules, ['get', 'list', 'update']],
  ['storage.rules', storageRules, ['create', 'get']],
])('grants only the expected verbs in %s', (_name, source, expectedVerbs) => {
  const grants = [...source.matchAll(/allow ([\w, ]+): if (?!false;)/g)];
  const verbs = grants.flatMap(([, list]) => list?.split(', ') ?? []);
  expect([...new Set(verbs)].toSorted()).toEqual(expectedVerbs);
});

describe('a limit', () => {
  it('bounds queries and numbers as the domain does', () => {
    const boundPattern = /(isBounded\w*)\(\) \{\s+return request[.]query[.]limit <= (\d+)/g;
    const bounds = [...firestoreRules.matchAll(boundPattern)];
    expect(bounds.map(([, name, figure]) => [name, Number(figure)])).toEqual([
      ['isBounded', limits.listSize],
      ['isBoundedCalendar', limits.calendarListSize],
    ]);
    const numbers = [...firestoreRules.matchAll(/value <= (\d+)/g)];
    expect(numbers.map(([, figure]) => Number(figure))).toEqual([limits.num]);
  });

  it.each([firestoreRules, storageRules])('bounds a session as the domain does', (source) => {
    const [, days] = /duration[.]value[(](\d+), 'd'[)]/.exec(source) ?? [];
    expect(Number(days)).toBe(limits.sessionDays);
  });

  it('bounds uploads as the domain does', () => {
    const [, mebibytes] = /resource[.]size < (\d+) [*] 1024 [*] 1024;/.exec(storageRules) ?? [];
    expect(Number(mebibytes) * 1024 * 1024).toBe(limits.uploadBytes);
  });
});

it('the lists of collections in these tests have every collection of the domain', () => {
  const testedNames = [...Object.keys(publicIds), ...privateNames];
  expect(testedNames.toSorted()).toEqual(
    [...Object.keys(collections), unknownCollection].toSorted(),
  );
});
