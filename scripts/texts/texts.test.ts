import { describe, expect, it } from 'vitest';
import { clubWords } from './club-words.ts';
import { listSentences } from './list-sentences.ts';
import { listTexts, type SourceText, listFileTexts } from './list-texts.ts';
import { findUnknownWords, isInDictionary, listWords } from './spelling.ts';

const texts = listTexts();
const maxSentenceWords = 25;

/** Words that people type into the guide's search, which are never shown. */
const searchTerms = /\/staff-guide-pages\.ts \S+\.searchTerms$/u;
const describePlace = ({ file, line, key }: SourceText) => `${file}:${line} ${key}`;

describe.each(['fr', 'en'] as const)('the texts in %s', (locale) => {
  const ownTexts = texts.filter((text) => text.locale === locale);

  it('have only words of the dictionary or of the club’s list', () => {
    const faults = ownTexts
      .filter(({ file, key }) => !searchTerms.test(`${file} ${key}`))
      .flatMap((text) =>
        findUnknownWords(text.text, locale).map(
          (word) => `${locale}: ${word} (${describePlace(text)})`,
        ),
      );
    expect(faults).toEqual([]);
  });

  it(`have no sentence of more than ${maxSentenceWords} words`, () => {
    const faults = ownTexts.flatMap((text) =>
      listSentences(text.text)
        .filter(({ wordCount }) => wordCount > maxSentenceWords)
        .map(
          ({ sentence, wordCount }) =>
            `${locale}: ${wordCount} words (${describePlace(text)}) ${sentence}`,
        ),
    );
    expect(faults).toEqual([]);
  });

  it('use each word of the club’s list, and the dictionary has none of these', () => {
    const usedWords = ownTexts.flatMap(({ text }) => listWords(text)).join(' ');
    const isNeeded = (word: string) => usedWords.includes(word) && !isInDictionary(word, locale);
    expect(clubWords[locale].filter((word) => !isNeeded(word))).toEqual([]);
  });
});

it('the texts use each word that the club’s list has for both languages', () => {
  const usedWords = texts.flatMap(({ text }) => listWords(text)).join(' ');
  const isKnown = (word: string) => isInDictionary(word, 'fr') && isInDictionary(word, 'en');
  const staleWords = clubWords.both.filter((word) => !usedWords.includes(word) || isKnown(word));
  expect(staleWords).toEqual([]);
});

it('accepts the words of Québec, elisions, compounds and possessives, and refuses misspelled words', () => {
  expect(findUnknownWords('Courriel, infolettre, pourriel, magasinage', 'fr')).toEqual([]);
  expect(findUnknownWords('L’entraîneuse-chef y sera-t-elle jusqu’à 19 h?', 'fr')).toEqual([]);
  expect(findUnknownWords('The players’ U17 coach isn’t here: practise the centre', 'en')).toEqual(
    [],
  );
  expect(findUnknownWords('Un acceuil chalereux', 'fr')).toEqual(['acceuil', 'chalereux']);
  expect(findUnknownWords('We recieve adresses', 'en')).toEqual(['recieve', 'adresses']);
});

it('reads no words in addresses, commands, tags and inserted values', () => {
  const text = 'npm run xyzq -- prod, <link>here</link> {{nmae}} a@exmple.org $t(forms:xyzq) /xyzq';
  expect(findUnknownWords(text, 'en')).toEqual([]);
});

it('counts an inserted value as one word, and ends sentences at marks and lines', () => {
  expect(
    listSentences('From {{first}} p.m. to nine. Then <b>home</b>!\nBye').map((s) => s.wordCount),
  ).toEqual([5, 2, 1]);
});

it('finds the texts of a language by folder, by property and by French field', () => {
  const source = `const a = { fr: { title: 'Bonjour' }, en: { title: \`Hello \${name}\` } };
const b = { event: 'Cup', event_fr: 'Coupe', id: 'cup-1' };`;
  const foundTexts = listFileTexts('club/a.ts', source).map((text) => [
    text.locale,
    text.key,
    text.text,
  ]);
  expect(foundTexts).toEqual([
    ['fr', 'a.fr.title', 'Bonjour'],
    ['en', 'a.en.title', 'Hello {{value}}'],
    ['en', 'b.event', 'Cup'],
    ['fr', 'b.event_fr', 'Coupe'],
  ]);
  expect(
    listFileTexts('club/fr/a.ts', "export const a = { b: 'Oui', en: 'En anglais' };"),
  ).toMatchObject([
    { locale: 'fr', line: 1, key: 'a.b' },
    { locale: 'fr', line: 1, key: 'a.en' },
  ]);
});
