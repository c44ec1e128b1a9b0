/** Moves one item to another index. */
export function moveItem(order: readonly string[], id: string, toIndex: number): string[] {
  const others = order.filter((other) => other !== id);
  return others.toSpliced(toIndex, 0, id);
}

const findLongest = (sequences: readonly (readonly number[])[]): readonly number[] =>
  sequences.reduce((best, sequence) => (sequence.length > best.length ? sequence : best), []);

/** Finds the longest increasing subsequence: the positions of the items that need no move. */
function findLongestIncreasingSubsequence(positions: readonly number[]): ReadonlySet<number> {
  const sequences: number[][] = [];
  for (const position of positions) {
    const before = sequences.filter((sequence) => (sequence.at(-1) ?? -1) < position);
    sequences.push([...findLongest(before), position]);
  }
  return new Set(findLongest(sequences));
}

/** Finds the fewest items whose moves give the items of both orders the order of `to`. */
export function findMovedItems(from: readonly string[], to: readonly string[]): readonly string[] {
  const common = to.filter((id) => from.includes(id));
  const unmovedPositions = findLongestIncreasingSubsequence(common.map((id) => from.indexOf(id)));
  return common.filter((id) => !unmovedPositions.has(from.indexOf(id)));
}

/**
 * Applies this person's moves to the order that somebody else has saved meanwhile. A moved item
 * comes after the item that precedes it in `mine`. New rows have their place in `theirs`, and
 * deleted rows are left out.
 *
 * @param seen the order before the moves
 * @param mine the order with this person's moves
 * @param theirs the current order
 */
export function mergeOrder(
  seen: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const movedIds = findMovedItems(seen, mine).filter((id) => theirs.includes(id));
  const mergedOrder = theirs.filter((id) => !movedIds.includes(id));
  for (const id of movedIds) {
    const predecessor = mine
      .slice(0, mine.indexOf(id))
      .findLast((other) => mergedOrder.includes(other));
    mergedOrder.splice(predecessor === undefined ? 0 : mergedOrder.indexOf(predecessor) + 1, 0, id);
  }
  return mergedOrder;
}
