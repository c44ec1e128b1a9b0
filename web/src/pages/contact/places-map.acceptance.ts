import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const mapAcceptance: Acceptance = {
  id: 'map',
  name: { fr: 'Carte des gymnases', en: 'Map of the gyms' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Chaque gymnase s’ouvre au clavier sur la carte, et Échap le referme.',
        en: 'Each gym on the map opens by keyboard, and Escape closes it.',
      },
      wcag: ['2.1.1', '1.4.13'],
      tests: [
        {
          file: 'tests/e2e/contact.spec.ts',
          name: 'a visitor finds the three gyms on the map in ${language}',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Les adresses sont aussi dans la page, même si la carte ne se charge pas.',
        en: 'The addresses are in the page too, even if the map does not load.',
      },
      wcag: ['1.1.1'],
      tests: [
        {
          file: 'tests/e2e/contact.spec.ts',
          name: 'a visitor reads in ${language} that the map is missing, and sees the addresses',
        },
      ],
    },
  ],
};
