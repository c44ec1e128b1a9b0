import { locales } from '@club/domain/locale';
import { expect, it } from 'vitest';
import { findPages, getGuidePicturePath, picturedPageIds } from './guide-pages.ts';

const pictures = Object.keys(import.meta.glob('../../../../public/guide/*.webp')).map((path) =>
  path.replace(/^.*\/public/u, ''),
);

it('each page that the guide names has one picture in each language, and there are no other pictures', () => {
  const namedPictures = locales.flatMap((locale) =>
    picturedPageIds.map((pageId) => getGuidePicturePath(pageId, locale)),
  );
  expect(pictures.toSorted()).toEqual(namedPictures.toSorted());
});

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
