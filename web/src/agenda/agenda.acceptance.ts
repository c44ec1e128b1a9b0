import { type Acceptance, allCommonCriteria } from '../ui/acceptance.ts';

export const agendaAcceptance: Acceptance = {
  id: 'agenda',
  name: { fr: 'Horaire et choix de l’équipe', en: 'Schedule and choice of team' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Le choix d’une équipe est un lien, avec sa propre adresse.',
        en: 'The choice of a team is a link with an address of its own.',
      },
      wcag: ['2.1.1', '4.1.2'],
      tests: [
        {
          file: 'web/src/agenda/agenda.test.tsx',
          name: 'chooses a team once, and sees it again on the next visit and on Home',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Une annulation, un déplacement ou un retrait est dit avec des mots, jamais par la couleur seule.',
        en: 'A cancelled, moved or removed entry is stated in words, never by colour alone.',
      },
      wcag: ['1.4.1', '1.3.1'],
      tests: [
        {
          file: 'web/src/agenda/agenda.test.tsx',
          name: 'reads in words which entry is cancelled, removed, or at another time or place, and since when',
        },
      ],
    },
  ],
};
