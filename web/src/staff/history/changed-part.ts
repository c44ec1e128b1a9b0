/** Two texts' common start and end, and the different parts. */
interface ChangedPart {
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly end: string;
}

/** Counts the equal items at the start of two lists. */
function countEqualItems(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, position) => word !== other[position]);
  return index === -1 ? one.length : index;
}

/** Finds the changed part of a text, in whole words. */
export function findChangedPart(before: string, after: string): ChangedPart {
  // The spaces are items too, so that the joined items equal the text.
  const oldWords = before.split(/(\s+)/u);
  const newWords = after.split(/(\s+)/u);
  const start = countEqualItems(oldWords, newWords);
  const oldRest = oldWords.slice(start);
  const newRest = newWords.slice(start);
  const end = countEqualItems(oldRest.toReversed(), newRest.toReversed());
  const middle = (words: readonly string[]) => words.slice(0, words.length - end).join('');
  return {
    start: oldWords.slice(0, start).join(''),
    before: middle(oldRest),
    after: middle(newRest),
    end: oldRest.slice(oldRest.length - end).join(''),
  };
}
