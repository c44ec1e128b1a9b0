/** Two texts' common start and end, and the different parts. */
interface ChangedPart {
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly end: string;
}

/** Counts the common words at the start of two lists. */
function countSharedWords(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, place) => word !== other[place]);
  return index === -1 ? one.length : index;
}

/** Finds the changed part of a text, in whole words. */
export function findChangedPart(before: string, after: string): ChangedPart {
  // Spaces are pieces too, so that joining restores the text.
  const old = before.split(/(\s+)/u);
  const now = after.split(/(\s+)/u);
  const start = countSharedWords(old, now);
  const restOfOld = old.slice(start);
  const restOfNow = now.slice(start);
  const end = countSharedWords(restOfOld.toReversed(), restOfNow.toReversed());
  const middle = (words: readonly string[]) => words.slice(0, words.length - end).join('');
  return {
    start: old.slice(0, start).join(''),
    before: middle(restOfOld),
    after: middle(restOfNow),
    end: restOfOld.slice(restOfOld.length - end).join(''),
  };
}
