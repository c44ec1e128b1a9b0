import { type Acceptance, allCommonCriteria } from '../../../ui/acceptance.ts';

export const waitingListAcceptance: Acceptance = {
  id: 'waiting-list',
  name: { fr: 'Demande d’une place', en: 'Request for a place' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Le bouton ouvre le formulaire et place le focus dans son champ.',
        en: 'The button opens the form and moves the focus to its field.',
      },
      wcag: ['2.4.3', '3.2.1'],
      tests: [
        {
          file: 'tests/e2e/waiting-list.spec.ts',
          name: 'ask, confirm by mail, and get one mail from staff once the program is open',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Un envoi sans réseau garde l’adresse et dit quoi faire.',
        en: 'A request without a network keeps the address and states what to do.',
      },
      wcag: ['3.3.1', '3.3.3'],
      tests: [
        {
          file: 'tests/e2e/waiting-list.spec.ts',
          name: 'the form keeps what was typed and says what to do',
        },
      ],
    },
  ],
};
