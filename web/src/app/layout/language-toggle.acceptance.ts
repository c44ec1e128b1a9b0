import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const languageAcceptance: Acceptance = {
  id: 'language',
  name: { fr: 'Choix de la langue', en: 'Language switch' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le bouton est nommé dans la langue vers laquelle il mène, et la page déclare sa langue.',
        en: 'The button is named in the language it leads to, and the page declares its language.',
      },
      wcag: ['3.1.1', '3.1.2'],
      tests: [
        {
          file: 'tests/e2e/layout.spec.ts',
          name: 'changes texts, <html lang>, title and dates at once',
        },
        {
          file: 'web/src/app/layout/layout.test.tsx',
          name: 'switches the texts, the title and the page’s language',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'La synthèse vocale change de voix avec la langue de la page.',
        en: 'The speech changes its voice with the language of the page.',
      },
      wcag: ['3.1.1'],
    },
  ],
};
