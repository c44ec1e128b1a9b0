import { foldText } from './fold-text.ts';

/**
 * Makes the source of a pattern that matches any of the words, but not within a longer word.
 *
 * @param words each of them one word, or several separated by `|`
 */
export const makeWordSource = (...words: readonly string[]): string =>
  `(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`;

/**
 * Makes a pattern that finds any of the names in a folded text. Spaces, dots and hyphens between
 * words are equal.
 */
export function makeNamePattern(names: readonly string[]): RegExp {
  const patterns = names.map((name) =>
    foldText(name)
      .text.replace(/\.$/u, '')
      .split(/[ .-]+/u)
      .map((word) => word.replaceAll(/[$()*+/?[\\\]^{|}]/gu, (mark) => `\\${mark}`))
      .join('[ .-]{1,2}'),
  );
  // The longest name comes first, so that it wins over its beginning.
  const longestFirst = patterns.toSorted((a, b) => b.length - a.length);
  return new RegExp(makeWordSource(...longestFirst), 'gu');
}
