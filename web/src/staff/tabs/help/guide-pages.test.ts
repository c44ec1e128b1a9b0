import { locales } from '@club/domain/locale';
import { expect, it } from 'vitest';
import { guidePictureAddress, guideTabs } from './guide-pages.ts';

const pictures = Object.keys(import.meta.glob('../../../../public/guide/*.webp')).map((path) =>
  path.replace(/^.*\/public/u, ''),
);

it('has a picture of each tab that a page names, in both languages, and no other', () => {
  const namedPictures = locales.flatMap((locale) =>
    guideTabs.map((tab) => guidePictureAddress(tab, locale)),
  );
  expect(pictures.toSorted()).toEqual(namedPictures.toSorted());
});
