import { expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { id: 'photos', text: 'Ajouter les photos de l’été' },
  { id: 'note', text: 'Changer la note de la page Horaire' },
];

it.each([
  ['ETE', ['photos']],
  ['horaire  note', ['note']],
  ['la', ['note']],
  ['', ['photos', 'note']],
  ['  ', ['photos', 'note']],
  ['note photos', ['photos', 'note']],
  ['changer la photo', ['note']],
  ['calendrier', []],
])('finds the pages for the query %j', (query, ids) => {
  expect(findPages(pages, query)).toEqual(ids);
});
