/** Removes accents and case, so that `ete` finds `Été`. */
const simplify = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the pages that contain the most words of a query. The order of the words, accents and case
 * do not matter.
 *
 * @param pages the pages with all their texts
 * @param query what was typed; without a word, every page matches
 */
export function findPages<Id extends string>(
  pages: readonly { readonly id: Id; readonly text: string }[],
  query: string,
): Id[] {
  const words = simplify(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const counts = pages.map(({ text }) => {
    const simpleText = simplify(text);
    return words.filter((word) => simpleText.includes(word)).length;
  });
  const highestCount = Math.max(...counts);
  if (words.length > 0 && highestCount === 0) return [];
  return pages.filter((_, index) => counts[index] === highestCount).map(({ id }) => id);
}
