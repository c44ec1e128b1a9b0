/** The part of a text that changed, in both versions, between its unchanged start and end. */
interface ChangedPart {
  readonly unchangedStart: string;
  /** The changed part in the old text. */
  readonly before: string;
  /** The changed part in the new text. */
  readonly after: string;
  readonly unchangedEnd: string;
}

/** Counts the equal items at the start of two lists. */
function countEqualItems(list: readonly string[], otherList: readonly string[]): number {
  const index = list.findIndex((item, position) => item !== otherList[position]);
  return index === -1 ? list.length : index;
}

/** Finds the changed part of a text, in whole words. */
export function findChangedPart(before: string, after: string): ChangedPart {
  // The spaces are items too, so that the joined items equal the text.
  const oldWords = before.split(/(\s+)/u);
  const newWords = after.split(/(\s+)/u);
  const startCount = countEqualItems(oldWords, newWords);
  const oldRest = oldWords.slice(startCount);
  const newRest = newWords.slice(startCount);
  const endCount = countEqualItems(oldRest.toReversed(), newRest.toReversed());
  const joinWithoutEnd = (words: readonly string[]) =>
    words.slice(0, words.length - endCount).join('');
  return {
    unchangedStart: oldWords.slice(0, startCount).join(''),
    before: joinWithoutEnd(oldRest),
    after: joinWithoutEnd(newRest),
    unchangedEnd: oldRest.slice(oldRest.length - endCount).join(''),
  };
}
