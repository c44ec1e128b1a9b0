import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';
import type { Locale } from '../../domain/locale.ts';
import { clubWords, foreignNames } from './club-words.ts';
import { readPlainText } from './list-sentences.ts';

const require = createRequire(import.meta.url);
/** Reads the file of words beside a dictionary's main file. */
const readWords = (mainFile: string, file: string) => readFileSync(join(dirname(mainFile), file));
const dictionaries: Readonly<Record<Locale, ITrie>> = {
  fr: decodeTrie(gunzipSync(readWords(require.resolve('@cspell/dict-fr-fr'), 'fr-fr.trie.gz'))),
  en: decodeTrie(readWords(require.resolve('@cspell/dict-en-ca'), 'en_CA.trie')),
};

/** The commands, file names and addresses of a text, which are not spelled as words. */
const code = /npm run \S+(?: -- \w+)?|--\w+|https?:\S+|\S+@\S+|docs\/\w+|\w+\.md|(?<!\S)\/\w+/gu;
const wordPattern =
  /(?<![\p{L}\p{M}\d_])\p{L}[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*(?![\p{L}\p{M}\d_])/gu;

/** Lists the words of a text. Letters beside a digit, as in `U17`, are no word. */
export function listWords(text: string): string[] {
  const plainText = readPlainText(text, '…').replaceAll(code, '');
  const textWithoutNames = foreignNames.reduce(
    (rest, name) => rest.replaceAll(name, ''),
    plainText,
  );
  return textWithoutNames.match(wordPattern) ?? [];
}

/** A word at the start of a sentence or in capitals is looked up in lower case too. */
const listSpellings = (word: string): string[] => {
  const lowerCase = word.toLowerCase();
  return [word, lowerCase, `${word.slice(0, 1)}${lowerCase.slice(1)}`];
};

const elision = /^(?:[cdjlmnst]|jusqu|lorsqu|puisqu|qu|quelqu)[’']/iu;
const possessive = /[’']s?$/u;

/** Whether the language's dictionary has a word, its parts, or the word without `l’` or `’s`. */
export function isInDictionary(word: string, locale: Locale): boolean {
  const trie = dictionaries[locale];
  const spellings = [word, word.replaceAll('’', "'")].flatMap(listSpellings);
  if (spellings.some((spelling) => trie.hasWord(spelling, true))) return true;
  const rest = word.replace(locale === 'fr' ? elision : possessive, '');
  if (rest !== word) return isInDictionary(rest, locale);
  const parts = word.split('-');
  return parts.length > 1 && parts.every((part) => part.length < 2 || isInDictionary(part, locale));
}

/** Lists the words of a text that are in neither the language's dictionary nor the club's words. */
export function findUnknownWords(text: string, locale: Locale): string[] {
  const allowedWords = [...clubWords.both, ...clubWords[locale]];
  return listWords(text).filter((word) => {
    const rest = word.replace(elision, '').replace(possessive, '');
    return (
      !allowedWords.includes(word) && !allowedWords.includes(rest) && !isInDictionary(word, locale)
    );
  });
}
