import { expect, it } from 'vitest';
import { compareIndexes } from './compare-indexes.ts';

const committedIndex = {
  collectionGroup: 'outbox',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'state', order: 'ASCENDING' },
    { fieldPath: 'dueAt', order: 'DESCENDING' },
  ],
};
const makeStoredIndex = (changes: object = {}) => ({
  queryScope: 'COLLECTION',
  fields: [...committedIndex.fields, { fieldPath: '__name__', order: 'DESCENDING' }],
  name: 'projects/club/databases/(default)/collectionGroups/outbox/indexes/1',
  state: 'READY',
  ...changes,
});

it('finds an index to which Google has appended the document’s name', () => {
  const comparison = compareIndexes([committedIndex], [makeStoredIndex()]);
  expect(comparison).toEqual({ missingIndexes: [], failedIndexes: [], unfinishedIndexes: [] });
});

it.each([
  [
    'another collection',
    { name: 'projects/club/databases/(default)/collectionGroups/x/indexes/1' },
  ],
  ['another scope', { queryScope: 'COLLECTION_GROUP' }],
  ['another order of its fields', { fields: committedIndex.fields.toReversed() }],
  ['one field less', { fields: committedIndex.fields.slice(0, 1) }],
  [
    'another direction of a field',
    { fields: committedIndex.fields.map((field) => ({ ...field, order: 'DESCENDING' })) },
  ],
])('reports an index as missing if the only one has %s', (_, changes) => {
  expect(compareIndexes([committedIndex], [makeStoredIndex(changes)]).missingIndexes).toEqual([
    'outbox (state ascending, dueAt descending)',
  ]);
});

it('distinguishes an index on a list field from an index on an ordered field', () => {
  const indexOnList = {
    ...committedIndex,
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
  expect(compareIndexes([committedIndex], [makeStoredIndex({ state })])).toEqual({
    missingIndexes: [],
    failedIndexes: [],
    unfinishedIndexes: [],
    [list]: ['outbox (state ascending, dueAt descending)'],
  });
});
