import { expect, it } from 'vitest';
import { addNoBreakSpaces } from './no-break-spaces.ts';

it.each([
  ['Camp : les 5 et 6 décembre, à 9 h', 'Camp : les_5_et_6_décembre, à_9_h'],
  ['Tryouts: December 5 and 6, in Pierrefonds', 'Tryouts: December_5_and_6, in Pierrefonds'],
  ['Coupe, du 1er au 5 mars : équipe 7', 'Coupe, du_1er au_5_mars : équipe 7'],
])('joins the parts of a date in %j, and lets lines break elsewhere', (text, joined) => {
  expect(addNoBreakSpaces(text)).toBe(joined.replaceAll('_', '\u00a0'));
});
