import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const eventBannerAcceptance: Acceptance = {
  id: 'event-banner',
  name: { fr: 'Bannière de l’événement', en: 'Event banner' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'La bannière écrit le nom du mois en toutes lettres, dans la langue de la page.',
        en: 'The banner spells out the name of the month, in the language of the page.',
      },
      wcag: ['1.3.1', '3.1.1'],
      tests: [
        {
          file: 'web/src/pages/home/home-page.test.tsx',
          name: 'reads in the language of the page which event is announced, and when its banner was changed',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Un lien vers un autre site annonce qu’il s’ouvre dans un nouvel onglet.',
        en: 'A link to another site announces that it opens in a new tab.',
      },
      wcag: ['3.2.5', '2.4.4'],
      tests: [
        {
          file: 'web/src/pages/home/home-page.test.tsx',
          name: 'reads in the language of the page which event is announced, and when its banner was changed',
        },
      ],
    },
  ],
};
