import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const coachesAcceptance: Acceptance = {
  id: 'coaches',
  name: { fr: 'Fiches de l’équipe d’entraîneurs', en: 'Cards of the coaches' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Le texte d’une fiche s’affiche au focus, et Échap le cache.',
        en: 'The text of a card appears on focus, and Escape hides it.',
      },
      wcag: ['1.4.13', '2.1.1'],
      tests: [
        {
          file: 'web/src/pages/club/club-page.test.tsx',
          name: 'reads the description on focus, and hides it with Escape',
        },
      ],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'Un toucher affiche le texte, jusqu’à un toucher ailleurs.',
        en: 'A tap shows the text, until a tap elsewhere.',
      },
      wcag: ['1.4.13', '2.5.1'],
      tests: [
        {
          file: 'web/src/pages/club/club-page.test.tsx',
          name: 'reads the description on a tap, until a tap elsewhere',
        },
      ],
    },
  ],
};
