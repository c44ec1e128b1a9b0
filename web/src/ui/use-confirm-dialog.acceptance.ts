import type { Acceptance } from './acceptance.ts';

export const dialogsAcceptance: Acceptance = {
  id: 'dialogs',
  name: {
    fr: 'Questions et ordre des images du tableau de bord',
    en: 'Questions and order of images in the dashboard',
  },
  criteria: [
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'La question est nommée, et rien n’est publié sans une confirmation.',
        en: 'The question has a name, and nothing is published without a confirmation.',
      },
      wcag: ['3.3.4', '4.1.2'],
      tests: [
        {
          file: 'tests/e2e/staff-rows.spec.ts',
          name: 'staff must confirm before they publish a text in one language only',
        },
      ],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'L’ordre des images se change aussi sans glisser, avec des boutons.',
        en: 'The order of images can be changed without dragging, with buttons.',
      },
      wcag: ['2.5.7', '2.1.1'],
      tests: [
        {
          file: 'tests/e2e/staff-row-lifecycle.spec.ts',
          name: 'staff order five images by keyboard, and undo the order',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le lecteur d’écran lit la question et son explication à l’ouverture.',
        en: 'The screen reader reads the question and its explanation when it opens.',
      },
      wcag: ['1.3.1', '4.1.2'],
    },
  ],
};
