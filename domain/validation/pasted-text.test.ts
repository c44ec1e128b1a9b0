import { expect, it } from 'vitest';
import * as v from 'valibot';
import { singleLine, text } from './fields.ts';
import { cleanTypedText } from './pasted-text.ts';

it.each([
  ['a line break of PowerPoint', 'Pratique annulée\u000bÀ jeudi', 'Pratique annulée\nÀ jeudi'],
  ['an apostrophe of Windows', 'L\u0092équipe', 'L’équipe'],
  ['quotes and a dash of Windows', '\u0093U13\u0094 \u0096 jeudi', '“U13” – jeudi'],
  ['a ligature of Windows', 's\u009cur', 'sœur'],
  ['a line separator', 'Lundi\u2028Mardi\u2029Jeudi', 'Lundi\nMardi\nJeudi'],
  ['a next line of a mainframe', 'Lundi\u0085Mardi', 'Lundi\nMardi'],
  ['a column break of Word', 'Lundi\u000eMardi', 'Lundi\nMardi'],
  ['a page break of a PDF file', 'Page 1\fPage 2', 'Page 1\nPage 2'],
  ['hyphens of Word', 'U13\u001eU15, entraî\u001fnement', 'U13-U15, entraînement'],
])('stores a text with %s', (_title, typed, stored) => {
  expect(v.parse(text(100), typed)).toBe(stored);
});

it.each([
  ['a line separator', 'Élodie\u2028Tremblay', 'Élodie Tremblay'],
  ['a tab', 'Camp\td’été', 'Camp d’été'],
  ['a line break of PowerPoint and an apostrophe of Windows', 'Camp\u000bd\u0092été', 'Camp d’été'],
])('stores a line with %s', (_title, typed, stored) => {
  expect(v.parse(singleLine(100), typed)).toBe(stored);
});

it.each(['Élodie\r\nBcc: all@example.org', 'Élodie\nTremblay', 'Élodie\u001b[2J'])(
  'refuses the line %j',
  (typed) => {
    expect(v.is(singleLine(100), typed)).toBe(false);
  },
);

it.each([
  ['the first half of a cut emoji', 'Bravo \ud83c', 'Bravo '],
  ['the second half of a cut emoji', '\udfd0 Bravo \u{1f3d0}', ' Bravo \u{1f3d0}'],
  ['what a browser makes of half an emoji', 'Bravo \ufffd', 'Bravo '],
  ['a table cell of Word', 'U13\u0007U15', 'U13U15'],
  ['a line break and a tab', 'a\r\n\tb', 'a\r\n\tb'],
])('the form cleans a text with %s', (_title, typed, cleaned) => {
  expect(cleanTypedText(typed)).toBe(cleaned);
  expect(v.is(text(100), cleaned)).toBe(true);
});
