import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const menuAcceptance: Acceptance = {
  id: 'menu',
  name: { fr: 'Menu de navigation', en: 'Navigation menu' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Échap ferme la liste des équipes et le menu, et le focus revient au bouton.',
        en: 'Escape closes the list of teams and the menu, and the focus returns to the button.',
      },
      wcag: ['2.1.1', '2.4.3'],
      tests: [
        {
          file: 'tests/e2e/layout.spec.ts',
          name: 'closes the list of teams with Escape, and the focus returns to its button',
        },
        { file: 'web/src/app/layout/layout.test.tsx', name: 'closes the menu with Escape' },
      ],
    },
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Le menu ouvert garde le clavier et le lecteur d’écran jusqu’à sa fermeture.',
        en: 'The open menu holds the keyboard and the screen reader until it is closed.',
      },
      wcag: ['2.4.3', '2.1.2'],
      tests: [
        {
          file: 'tests/e2e/layout.spec.ts',
          name: 'limits the keyboard and screen readers to the open menu',
        },
      ],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'Un toucher hors du menu le ferme; un survol n’est jamais nécessaire.',
        en: 'A tap outside the menu closes it, and hovering is never necessary.',
      },
      wcag: ['2.5.2', '1.4.13'],
      tests: [
        {
          file: 'web/src/app/layout/layout.test.tsx',
          name: 'closes the menu with a click outside',
        },
        {
          file: 'tests/e2e/layout.spec.ts',
          name: 'opens as a menu on a phone in ${browser}, and closes by CLOSE, Escape, a click outside or a choice',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Après un choix, le lecteur d’écran annonce la nouvelle page.',
        en: 'After a choice, the screen reader announces the new page.',
      },
      wcag: ['2.4.3', '4.1.3'],
    },
  ],
};
