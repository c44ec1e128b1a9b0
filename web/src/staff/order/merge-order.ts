/** Moves one item to another index. */
export function moveItem(order: readonly string[], id: string, toIndex: number): string[] {
  const others = order.filter((other) => other !== id);
  return others.toSpliced(toIndex, 0, id);
}

/** The longest run of items that two orders have in the same sequence. */
function findLongestRun(positions: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = [];
  for (const position of positions) {
    const longest = runs
      .filter((run) => (run.at(-1) ?? -1) < position)
      .reduce<readonly number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, position]);
  }
  const longest = runs.reduce<readonly number[]>(
    (best, run) => (run.length > best.length ? run : best),
    [],
  );
  return new Set(longest);
}

/** Finds the smallest set of items whose moves turn one order into the other. */
export function findMovedItems(from: readonly string[], to: readonly string[]): readonly string[] {
  const common = to.filter((id) => from.includes(id));
  const unmoved = findLongestRun(common.map((id) => from.indexOf(id)));
  return common.filter((id) => !unmoved.has(from.indexOf(id)));
}

/**
 * Applies this person's moves to the order that somebody else has saved meanwhile. A moved item
 * comes after the same item as before. Rows that came are where the other order has them, and rows
 * that went are left out.
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
  const moved = findMovedItems(seen, mine).filter((id) => theirs.includes(id));
  const merged = theirs.filter((id) => !moved.includes(id));
  for (const id of moved) {
    const before = mine.slice(0, mine.indexOf(id)).findLast((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}
