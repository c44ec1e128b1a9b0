import type { FactChecks } from '../fact-check.ts';

/** The items of the carousel “latest events” in order, with their descriptions and captions. */
export const carousels = [
  {
    id: 'carousel-1',
    alt: 'Seven players in a huddle, hands together in the middle',
    alt_fr: 'Sept joueuses en cercle, les mains réunies au centre',
    caption: 'Huddle, October 4, 2026',
    caption_fr: 'Le cercle, 4 octobre 2026',
    consentAt: '2026-10-19T15:00:00.000Z',
    updatedAt: '2026-10-19T15:00:00.000Z',
  },
  {
    id: 'carousel-2',
    alt: 'A player in blue leaps to spike over two blockers',
    alt_fr: 'Une joueuse en bleu bondit pour attaquer par-dessus un double bloc',
    caption: 'Spike, October 10, 2026',
    caption_fr: 'L’attaque, 10 octobre 2026',
    consentAt: '2026-10-19T15:01:00.000Z',
    updatedAt: '2026-10-19T15:01:00.000Z',
  },
  {
    id: 'carousel-3',
    alt: 'Three players jump at the net to block the ball',
    alt_fr: 'Trois joueuses sautent au filet pour bloquer le ballon',
    caption: 'Triple block, October 11, 2026',
    caption_fr: 'Triple bloc, 11 octobre 2026',
    consentAt: '2026-10-19T15:02:00.000Z',
    updatedAt: '2026-10-19T15:02:00.000Z',
  },
  {
    id: 'carousel-4',
    alt: 'A ball on the court before practice, the net behind it',
    alt_fr: 'Un ballon sur le terrain avant l’entraînement, le filet derrière',
    caption: 'Practice, October 14, 2026',
    caption_fr: 'Entraînement, 14 octobre 2026',
    consentAt: '2026-10-19T15:03:00.000Z',
    updatedAt: '2026-10-19T15:03:00.000Z',
  },
  {
    id: 'carousel-5',
    alt: 'Beach volleyball by the river, with the bridge and the Biosphère at sunset',
    alt_fr:
      'Volleyball de plage au bord du fleuve, avec le pont et la Biosphère au soleil couchant',
    caption: 'Beach volleyball, July 2026',
    caption_fr: 'Volleyball de plage, juillet 2026',
    // A parent has not consented yet, so the dashboard marks it as lacking consent.
    consentAt: null,
    updatedAt: '2026-10-19T15:04:00.000Z',
  },
] as const;

export const checks: FactChecks = {
  carousels: {
    responsible: 'club administrator',
    checkedOn: null,
    whatToCheck:
      'the latest events’ pictures, descriptions, captions and dates, and the consent to each picture',
  },
};
