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
    consentAt: '2026-11-02T14:05:00.000Z',
    updatedAt: '2026-11-02T14:05:00.000Z',
  }),
  makeBanner({
    _id: 'banner-2',
    num: 2,
    imageURL: imageOf('banner-2'),
    eventTitle: 'Three Shores Cup: 24 teams, one city, January 23 and 24',
    eventTitle_fr: 'Coupe des Trois-Rives\u00a0: 24 équipes, une ville, les 23 et 24 janvier',
    link: 'https://example.org/coupe-trois-rives-2027',
    consentAt: '2026-11-12T19:20:00.000Z',
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

/** What each picture shows, in English and in French. */
const events = {
  'carousel-1': [
    'Seven players in a huddle, hands together in the middle',
    'Sept joueuses en cercle, les mains réunies au centre',
  ],
  'carousel-2': [
    'A player in blue leaps to spike over two blockers',
    'Une joueuse en bleu bondit pour smasher par-dessus deux contreuses',
  ],
  'carousel-3': [
    'Three players jump at the net to block the ball',
    'Trois joueuses sautent au filet pour contrer le ballon',
  ],
  'carousel-4': [
    'A ball on the court before practice, the net behind it',
    'Un ballon sur le terrain avant l’entraînement, le filet derrière',
  ],
  'carousel-5': [
    'Beach volleyball by the river, with the bridge and the Biosphère at sunset',
    'Volleyball de plage au bord du fleuve, avec le pont et la Biosphère au soleil couchant',
  ],
} as const;
const eventIds = ['carousel-1', 'carousel-2', 'carousel-3', 'carousel-4', 'carousel-5'] as const;

const carousels: readonly CarouselItem[] = eventIds.map((_id, index) =>
  makeCarouselItem({
    _id,
    num: index + 1,
    imageURL: imageOf(_id),
    alt: events[_id][0],
    alt_fr: events[_id][1],
    // The last one waits for a parent's answer: the dashboard lists it.
    consentAt: _id === 'carousel-5' ? null : `2026-10-19T15:0${index}:00.000Z`,
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
