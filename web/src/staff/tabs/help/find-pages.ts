/** Removes accents and case, so that `ete` finds `Été`. */
const simplify = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the pages that contain every word of a query, in any order and without regard to accents.
 *
 * @param pages the pages with their whole texts
 * @param query what was typed; without a word, every page matches
 */
export function findPages<Id extends string>(
  pages: readonly { readonly id: Id; readonly text: string }[],
  query: string,
): Id[] {
  const words = simplify(query).split(/\s+/u).filter(Boolean);
  return pages
    .filter(({ text }) => {
      const simpleText = simplify(text);
      return words.every((word) => simpleText.includes(word));
    })
    .map(({ id }) => id);
}
