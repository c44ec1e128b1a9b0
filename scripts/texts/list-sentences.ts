const placeholder = /\{\{\w+\}\}|\$t\([\w:.-]+\)/gu;

/** Removes the tags of a text, and replaces what is inserted into it. */
export const readPlainText = (text: string, insertedText: string): string =>
  text.replaceAll(placeholder, insertedText).replaceAll(/<\/?\w+>/gu, '');

/** A word has a letter or a digit. A dash is not a word. */
const countWords = (text: string) =>
  text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** A sentence does not end before a lower-case word, so not after "p.m.". */
const betweenSentences = /(?<=[.!?…][”’»)\u00a0]*)\s+(?!\p{Ll})/u;

/** Lists the sentences of a text with their numbers of words. An inserted value is one word. */
export const listSentences = (text: string) =>
  readPlainText(text, '1')
    .split(/\n+/u)
    .flatMap((paragraph) => paragraph.split(betweenSentences))
    .map((sentence) => ({ sentence, wordCount: countWords(sentence) }));
