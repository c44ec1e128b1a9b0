import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

it.each([
  [
    'Coaching since 2009. Teaches libero. Likes chess.',
    ['Coaching since 2009', 'Teaches libero', 'Likes chess'],
  ],
  ['No full stop at all', ['No full stop at all']],
  ['   ', []],
  ['In charge of the U17. Loves the U13.', ['In charge of the U17', 'Loves the U13']],
])('makes a bullet of each sentence: %j', (text, bullets) => {
  expect(splitSentences(text)).toEqual(bullets);
});

it.each([
  'Formée par M. Tremblay et Mme. Roy',
  'Formée par MM. Roy et Côté, puis par Mlle. Dubé',
  'Drille tout, p. ex. Le service et la passe',
  'Drille tout, p.\u00a0ex. 12\u00a0minutes de service',
  'Ferme le gymnase, c.-à-d. Range le filet',
  'Joue pour le plaisir, cf. Notre mission',
  'Jumps high, e.g. Over the net, i.e. 2.5 m',
  'Teaches in St. Laurent and Ste. Catherine with Dr. Roy',
  'Wears shirt no. 5, les nos. 6 et 7',
  'Trained by J. M. Roy',
  'Reaches 2.5 m and 3.05 m',
  'Passes, sets, etc. and keeps score',
  'Arrives at 7 p.m. every Monday',
])('keeps a sentence whole in spite of its abbreviations: %j', (text) => {
  expect(splitSentences(`${text}. Next sentence.`)).toEqual([text, 'Next sentence']);
});

it.each([
  ['Says no. Means it.', ['Says no', 'Means it']],
  ['Passes, sets, etc. Keeps score.', ['Passes, sets, etc.', 'Keeps score']],
  ['Saute à 2.5. Court vite.', ['Saute à 2.5', 'Court vite']],
  ['Dit «\u00a0À moi.\u00a0» Et plonge.', ['Dit «\u00a0À moi.\u00a0»', 'Et plonge']],
  ['Made for the U17.', ['Made for the U17']],
  ['Joue à Saint-Laurent. Étudie.', ['Joue à Saint-Laurent', 'Étudie']],
])('still sees where a sentence ends: %j', (text, bullets) => {
  expect(splitSentences(text)).toEqual(bullets);
});
