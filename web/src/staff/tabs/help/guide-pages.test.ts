import { locales } from '@club/domain/locale';
import { expect, it } from 'vitest';
import { getGuidePicturePath, guideTabs } from './guide-pages.ts';

const pictures = Object.keys(import.meta.glob('../../../../public/guide/*.webp')).map((path) =>
  path.replace(/^.*\/public/u, ''),
);

it('each tab that the guide names has one picture in each language, and there are no other pictures', () => {
  const namedPictures = locales.flatMap((locale) =>
    guideTabs.map((tab) => getGuidePicturePath(tab, locale)),
  );
  expect(pictures.toSorted()).toEqual(namedPictures.toSorted());
});
