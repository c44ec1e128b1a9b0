import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const finderAcceptance: Acceptance = {
  id: 'finder',
  name: { fr: 'Recherche d’une équipe', en: 'Team finder' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'L’année de naissance se choisit au clavier, et les équipes s’affichent aussitôt.',
        en: 'The year of birth is chosen by keyboard, and the teams appear right away.',
      },
      wcag: ['2.1.1', '3.2.2'],
      tests: [
        {
          file: 'web/src/pages/program/program-page.test.tsx',
          name: 'finds the teams of a year of birth and their price by keyboard',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le lecteur d’écran annonce les équipes trouvées.',
        en: 'The screen reader announces the teams that were found.',
      },
      wcag: ['4.1.3'],
    },
  ],
};
