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

const description = 'outbox (state ascending, dueAt descending)';

it('finds an index to which Google has appended the document’s name, and its state', () => {
  const comparison = compareIndexes([declaredIndex], [makeStoredIndex()]);
  expect([...comparison]).toEqual([[description, 'READY']]);
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
  ['a list field', { fields: [{ fieldPath: 'state', arrayConfig: 'CONTAINS' }] }],
])('reports an index as missing if the only one has %s', (_, changes) => {
  const comparison = compareIndexes([declaredIndex], [makeStoredIndex(changes)]);
  expect([...comparison]).toEqual([[description, undefined]]);
});
