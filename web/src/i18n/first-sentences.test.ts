import { expect, it } from 'vitest';
import { findFirstSentences } from './first-sentences.ts';

it.each([
  [
    'one sentence of several',
    'Congé du 21 décembre au 3 janvier. On se revoit le lundi 4 janvier, aux heures habituelles, au gymnase.',
    'Congé du 21 décembre au 3 janvier.',
  ],
  [
    'as many as have room',
    'Congé lundi\u00a0! Bonne semaine. On se revoit le lundi 4 janvier, aux heures habituelles, au gymnase de Pierrefonds.',
    'Congé lundi\u00a0! Bonne semaine.',
  ],
  [
    'a sentence before a line break',
    'Congé lundi.\nOn se revoit le lundi 4 janvier, aux heures habituelles, au gymnase de Pierrefonds.',
    'Congé lundi.',
  ],
  [
    'no sentence that is too long',
    `Congé ${'et congé '.repeat(12)}lundi. Bonne semaine.`,
    undefined,
  ],
  [
    'no half of a price or an address',
    'Le chandail coûte 12.50, à payer sur example.org',
    undefined,
  ],
])('finds %s', (_, text, found) => {
  expect(findFirstSentences(text)).toBe(found);
});
