import { type Acceptance, everyTabTest } from './acceptance.ts';

export const tabsAcceptance: Acceptance = {
  id: 'tabs',
  name: { fr: 'Onglets du tableau de bord', en: 'Tabs of the dashboard' },
  criteria: [
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Les flèches passent d’un onglet à l’autre, et chaque commande d’un onglet s’atteint au clavier.',
        en: 'The arrow keys move between tabs, and every control of a tab can be reached by keyboard.',
      },
      wcag: ['2.1.1', '2.4.7', '2.4.11'],
      tests: [everyTabTest],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'Sur un téléphone, toutes les commandes mesurent au moins 24 pixels.',
        en: 'On a phone, all controls measure at least 24 pixels.',
      },
      wcag: ['2.5.8'],
      tests: [everyTabTest],
    },
    {
      wayOfUse: 'colours',
      text: {
        fr: 'Avec les couleurs du système, l’onglet ouvert se distingue des autres.',
        en: 'In the system’s own colours, the open tab stands out from the others.',
      },
      wcag: ['1.4.1', '1.4.11'],
      tests: [
        {
          file: 'tests/e2e/forced-colors.spec.ts',
          name: 'the open tab of the dashboard stands out in forced colours',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le lecteur d’écran annonce l’onglet ouvert et le nombre d’onglets.',
        en: 'The screen reader announces the open tab and the number of tabs.',
      },
      wcag: ['4.1.2'],
    },
  ],
};
