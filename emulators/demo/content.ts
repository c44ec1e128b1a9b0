import type { Banner } from '@club/domain/banner';
import type { CarouselItem } from '@club/domain/carousel-item';
import type { Note } from '@club/domain/note';
import type { Program } from '@club/domain/program';
import { makeBanner } from '../../tests/factories/banner.ts';
import { makeCarouselItem } from '../../tests/factories/carousel-item.ts';
import { storedImageAddress } from '../../tests/factories/image-address.ts';
import { makeNote } from '../../tests/factories/note.ts';
import { demoImages, type DemoImage } from './images.ts';
import { demoPrograms } from './programs.ts';

/** The address of the picture drawn for a row, which is named after the row. */
function imageOf(id: DemoImage['id']): string {
  return storedImageAddress(demoImages[id].objectPath);
}

const banners: readonly Banner[] = [
  makeBanner({
    _id: 'banner-1',
    num: 1,
    imageURL: imageOf('banner-1'),
    eventTitle: 'Winter tryouts: December 5 and 6, in Pierrefonds',
    eventTitle_fr: 'Camp de sélection d’hiver\u00a0: les 5 et 6 décembre, à Pierrefonds',
    link: 'https://example.org/selections-hiver-2027',
    updatedAt: '2026-11-02T14:05:00.000Z',
  }),
  makeBanner({
    _id: 'banner-2',
    num: 2,
    imageURL: imageOf('banner-2'),
    eventTitle: 'Three Shores Cup: 24 teams, one city, January 23 and 24',
    eventTitle_fr: 'Coupe des Trois-Rives\u00a0: 24 équipes, une ville, les 23 et 24 janvier',
    link: 'https://example.org/coupe-trois-rives-2027',
    updatedAt: '2026-11-12T19:20:00.000Z',
  }),
  makeBanner({
    _id: 'banner-3',
    num: 3,
    imageURL: imageOf('banner-3'),
    // Prepared by the staff, to be shown when registration opens.
    bannerDisplay: false,
    eventTitle: 'Spring break camp, March 1 to 5: registration opens January 11',
    eventTitle_fr: 'Camp de la relâche, du 1er au 5 mars\u00a0: inscriptions dès le 11 janvier',
    link: 'https://example.org/camp-relache-2027',
    updatedAt: '2026-11-16T16:45:00.000Z',
  }),
];

const carousels: readonly CarouselItem[] = (
  ['carousel-1', 'carousel-2', 'carousel-3', 'carousel-4', 'carousel-5'] as const
).map((_id, index) =>
  makeCarouselItem({
    _id,
    num: index + 1,
    imageURL: imageOf(_id),
    updatedAt: `2026-10-19T15:0${index}:00.000Z`,
  }),
);

const notes: readonly Note[] = [
  makeNote({
    _id: 'note-1',
    note: 'Holiday break: no practice from December 21 to January 3. We are back on Monday, January 4, at the usual times. On January 23 and 24 the Three Shores Cup takes over our Saint-Laurent gym, so every weekend practice is cancelled: come and cheer for the club instead! If a snowstorm is coming, check your email before 4:00 p.m.',
    note_fr:
      'Congé des Fêtes\u00a0: aucun entraînement du 21 décembre au 3 janvier. On se revoit le lundi 4 janvier, aux heures habituelles. Les 23 et 24 janvier, la Coupe des Trois-Rives occupe notre gymnase de Saint-Laurent et tous les entraînements de la fin de semaine sont annulés\u00a0: venez plutôt encourager le club! En cas de tempête de neige, consultez vos courriels avant 16\u00a0h.',
    buttonDisplay: true,
    updatedAt: '2026-11-18T21:30:00.000Z',
  }),
];

/** What the site holds before staff have edited anything, by collection. */
export const demoContent: {
  readonly programs: readonly Program[];
  readonly banners: readonly Banner[];
  readonly carousels: readonly CarouselItem[];
  readonly notes: readonly Note[];
} = { programs: demoPrograms, banners, carousels, notes };
