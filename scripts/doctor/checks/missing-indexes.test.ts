import { expect, it } from 'vitest';
import { findMissing } from './missing-indexes.ts';

const committedIndex = {
  collectionGroup: 'outbox',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'state', order: 'ASCENDING' },
    { fieldPath: 'dueAt', order: 'DESCENDING' },
  ],
};
const makeStored = (changes: object = {}) => ({
  queryScope: 'COLLECTION',
  fields: [...committedIndex.fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  name: 'projects/club/databases/(default)/collectionGroups/outbox/indexes/1',
  state: 'READY',
  ...changes,
});

it('finds an index that Google has completed by the document’s name', () => {
  const comparison = findMissing([committedIndex], [makeStored()]);
  expect(comparison).toEqual({ missing: [], building: [] });
});

it.each([
  [
    'another collection',
    { name: 'projects/club/databases/(default)/collectionGroups/x/indexes/1' },
  ],
  ['another scope', { queryScope: 'COLLECTION_GROUP' }],
  ['another order of its fields', { fields: committedIndex.fields.toReversed() }],
  ['another direction', { fields: [{ fieldPath: 'state', order: 'DESCENDING' }] }],
])('misses an index where there is only one of %s', (_, changes) => {
  expect(findMissing([committedIndex], [makeStored(changes)]).missing).toEqual([
    'outbox (state ascending, dueAt descending)',
  ]);
});

it('names an index that is not ready', () => {
  expect(findMissing([committedIndex], [makeStored({ state: 'CREATING' })])).toEqual({
    missing: [],
    building: ['outbox (state ascending, dueAt descending)'],
  });
});
