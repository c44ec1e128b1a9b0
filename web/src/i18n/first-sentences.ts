/** Finds a text's first sentences, in about three lines on a phone. None if the first is longer. */
export const findFirstSentences = (text: string): string | undefined =>
  /^.{1,90}[.!?](?=\s)/su.exec(text)?.[0];

/** Matches the screens that show a whole text at once. */
export const wideScreen = '(min-width: 64rem)';

/** The classes of the rest of a text, of which narrow screens show the first sentences. */
export const restClass = 'max-lg:hidden print:inline';
