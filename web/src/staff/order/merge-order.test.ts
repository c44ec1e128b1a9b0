import { expect, it } from 'vitest';
import { findMovedItems, mergeOrder, moveItem } from './merge-order.ts';

const toList = (letters: string) => [...letters];

it.each([
  ['abcde', 'a', 4, 'bcdea'],
  ['abcde', 'e', 0, 'eabcd'],
  ['abcde', 'c', 2, 'abcde'],
  ['abcde', 'b', 3, 'acdbe'],
])('moves in %s the item %s to %i', (order, id, index, result) => {
  expect(moveItem(toList(order), id, index).join('')).toBe(result);
});

it.each([
  ['abcde', 'abcde', ''],
  ['abcde', 'bcdea', 'a'],
  ['abcde', 'eabcd', 'e'],
  ['abcde', 'badce', 'ac'],
])('finds what was moved from %s to %s', (from, to, moved) => {
  const items = findMovedItems(toList(from), toList(to));
  expect(items).toHaveLength(moved.length);
  expect([...items].toSorted().join('')).toBe(moved);
});

it.each([
  ['both moved another item', 'abcde', 'eabcd', 'bacde', 'ebacd'],
  ['both moved the same item, mine counts', 'abcde', 'eabcd', 'aebcd', 'eabcd'],
  ['a row came', 'abc', 'cab', 'abcx', 'cabx'],
  ['a row came in front', 'abc', 'bca', 'xabc', 'xbca'],
  ['a row that I moved went', 'abc', 'cab', 'ab', 'ab'],
  ['a row beside the moved one went', 'abcd', 'abdc', 'abc', 'abc'],
  ['I moved nothing', 'abc', 'abc', 'cba', 'cba'],
  ['they moved nothing', 'abc', 'bca', 'abc', 'bca'],
])('merges two orders when %s', (_, seen, mine, theirs, merged) => {
  expect(mergeOrder(toList(seen), toList(mine), toList(theirs)).join('')).toBe(merged);
});
