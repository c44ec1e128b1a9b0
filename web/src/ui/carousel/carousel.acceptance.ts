import { type Acceptance, allCommonCriteria } from '../acceptance.ts';

export const carouselAcceptance: Acceptance = {
  id: 'carousel',
  name: { fr: 'Carrousels', en: 'Carousels' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Le défilement s’arrête avec un bouton, la barre d’espace ou dès que le focus y entre.',
        en: 'A button, the space bar, or the focus inside stops the movement.',
      },
      wcag: ['2.2.2', '2.1.1'],
      tests: [
        {
          file: 'web/src/ui/carousel/carousel.test.tsx',
          name: 'stops and restarts it with its button',
        },
        {
          file: 'web/src/ui/carousel/carousel.test.tsx',
          name: 'pauses it while the focus is inside',
        },
        {
          file: 'web/src/ui/carousel/carousel.test.tsx',
          name: 'stops it with the space key, which does not resume it while a button has focus',
        },
      ],
    },
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Le focus n’atteint jamais une diapositive qui n’est pas visible.',
        en: 'The focus never reaches a slide that is not visible.',
      },
      wcag: ['2.4.3', '2.4.7'],
      tests: [
        {
          file: 'web/src/pages/home/home-page.test.tsx',
          name: 'gets to the next banner with the arrow, and cannot reach one that is off-screen',
        },
      ],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'Un doigt arrête le défilement; des boutons remplacent le glissement.',
        en: 'A finger stops the movement, and buttons replace dragging.',
      },
      wcag: ['2.5.1', '2.5.7'],
      tests: [
        {
          file: 'web/src/ui/carousel/carousel-pauses.test.tsx',
          name: 'stops the slides until they are resumed',
        },
        { file: 'web/src/ui/carousel/carousel-loop.test.tsx', name: 'opens each slide by its dot' },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le rôle et la position de chaque diapositive sont donnés dans la langue de la page.',
        en: 'The role and the position of each slide are given in the language of the page.',
      },
      wcag: ['4.1.2', '1.3.1'],
      tests: [
        {
          file: 'web/src/ui/carousel/carousel.test.tsx',
          name: 'hears the role of the carousel and the position of each slide in the language of the page',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'En mode de lecture, chaque diapositive est lue une seule fois.',
        en: 'In browse mode, each slide is read only once.',
      },
      wcag: ['1.3.2'],
    },
  ],
};
