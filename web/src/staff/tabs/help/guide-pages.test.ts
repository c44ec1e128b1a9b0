import { locales } from '@club/domain/locale';
import { speedTexts } from '@club/domain/page-speed/speed-texts';
import { expect, it } from 'vitest';
import { staffGuidePages as english } from '../../../i18n/locales/en/staff-guide-pages.ts';
import { staffGuidePages as french } from '../../../i18n/locales/fr/staff-guide-pages.ts';
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

it.each([
  ['en', english],
  ['fr', french],
] as const)(
  'the guide quotes the log’s heading about page speed and its mark for slow pages, in %s',
  (locale, pages) => {
    const notes = pages.log.notes.join(' ');
    expect(notes).toContain(speedTexts[locale].title);
    expect(notes).toContain(speedTexts[locale].slow);
  },
);
