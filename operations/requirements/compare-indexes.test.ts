import { expect, it } from 'vitest';
import { compareIndexes } from './compare-indexes.ts';

const declaredIndex = {
  collectionGroup: 'outbox',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'state', order: 'ASCENDING' },
    { fieldPath: 'dueAt', order: 'DESCENDING' },
  ],
};
const makeStoredIndex = (changes: object = {}) => ({
  queryScope: 'COLLECTION',
  fields: [...declaredIndex.fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  name: 'projects/club/databases/(default)/collectionGroups/outbox/indexes/1',
  state: 'READY',
  ...changes,
});

it('finds an index to which Google has appended the document’s name', () => {
  const comparison = compareIndexes([declaredIndex], [makeStoredIndex()]);
  expect(comparison).toEqual({ missingIndexes: [], failedIndexes: [], unfinishedIndexes: [] });
});

it.each([
  [
    'another collection',
    { name: 'projects/club/databases/(default)/collectionGroups/x/indexes/1' },
  ],
  ['another scope', { queryScope: 'COLLECTION_GROUP' }],
  ['another order of its fields', { fields: declaredIndex.fields.toReversed() }],
  ['one field less', { fields: declaredIndex.fields.slice(0, 1) }],
  [
    'another direction of a field',
    { fields: declaredIndex.fields.map((field) => ({ ...field, order: 'DESCENDING' })) },
  ],
])('reports an index as missing if the only one has %s', (_, changes) => {
  expect(compareIndexes([declaredIndex], [makeStoredIndex(changes)]).missingIndexes).toEqual([
    'outbox (state ascending, dueAt descending)',
  ]);
});

it('distinguishes an index on a list field from an index on an ordered field', () => {
  const indexOnList = {
    ...declaredIndex,
    fields: [{ fieldPath: 'teams', arrayConfig: 'CONTAINS' }],
  };
  const orderedIndex = makeStoredIndex({ fields: [{ fieldPath: 'teams', order: 'ASCENDING' }] });
  expect(compareIndexes([indexOnList], [orderedIndex]).missingIndexes).toEqual([
    'outbox (teams contains)',
  ]);
  expect(compareIndexes([indexOnList], [makeStoredIndex(indexOnList)]).missingIndexes).toEqual([]);
});

it.each([
  ['CREATING', 'unfinishedIndexes'],
  ['NEEDS_REPAIR', 'failedIndexes'],
] as const)('lists an index in the state %s among the %s', (state, list) => {
  expect(compareIndexes([declaredIndex], [makeStoredIndex({ state })])).toEqual({
    missingIndexes: [],
    failedIndexes: [],
    unfinishedIndexes: [],
    [list]: ['outbox (state ascending, dueAt descending)'],
  });
});
