import { expect, it } from 'vitest';
import { findMovedItems, mergeOrder, moveItem } from './merge-order.ts';

const toList = (letters: string) => Array.from(letters);

it.each([
  ['abcde', 'a', 4, 'bcdea'],
  ['abcde', 'e', 0, 'eabcd'],
  ['abcde', 'c', 2, 'abcde'],
  ['abcde', 'b', 3, 'acdbe'],
])('in the order %s, moves the item %s to index %i', (order, id, index, result) => {
  expect(moveItem(toList(order), id, index).join('')).toBe(result);
});

it.each([
  ['abcde', 'abcde', ''],
  ['abcde', 'bcdea', 'a'],
  ['abcde', 'eabcd', 'e'],
  ['abcde', 'badce', 'ac'],
])('finds the items whose moves turn %s into %s', (from, to, movedIds) => {
  const items = findMovedItems(toList(from), toList(to));
  expect(items).toHaveLength(movedIds.length);
  expect([...items].toSorted().join('')).toBe(movedIds);
});

it.each([
  ['each of us moved a different item', 'abcde', 'eabcd', 'bacde', 'ebacd'],
  ['both of us moved the same item (my move counts)', 'abcde', 'eabcd', 'aebcd', 'eabcd'],
  ['they added a row at the end', 'abc', 'cab', 'abcx', 'cabx'],
  ['they added a row in front', 'abc', 'bca', 'xabc', 'xbca'],
  ['they deleted the row that I moved', 'abc', 'cab', 'ab', 'ab'],
  ['they deleted a row beside the one that I moved', 'abcd', 'acdb', 'abd', 'adb'],
  ['I moved nothing', 'abc', 'abc', 'cba', 'cba'],
  ['they moved nothing', 'abc', 'bca', 'abc', 'bca'],
])(
  'merges my order with the saved order of others when %s',
  (_, seen, mine, theirs, mergedOrder) => {
    expect(mergeOrder(toList(seen), toList(mine), toList(theirs)).join('')).toBe(mergedOrder);
  },
);
