import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const contactAcceptance: Acceptance = {
  id: 'contact',
  name: { fr: 'Formulaire de contact', en: 'Contact form' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Chaque erreur est écrite à son champ et disparaît quand le champ est corrigé.',
        en: 'Each error is written at its field, and disappears once the field is correct.',
      },
      wcag: ['3.3.1', '3.3.3'],
      tests: [
        {
          file: 'web/src/pages/contact/contact-page.test.tsx',
          name: 'sees each error disappear once its field is correct',
        },
      ],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'Rien de ce qui est écrit n’est perdu si l’envoi échoue ou si la page est rechargée.',
        en: 'Nothing that was typed is lost if sending fails or the page is reloaded.',
      },
      wcag: ['3.3.7', '3.3.4'],
      tests: [
        {
          file: 'tests/e2e/contact.spec.ts',
          name: 'a visitor reads an error and keeps the text even after a reload',
        },
      ],
    },
    {
      wayOfUse: 'voice',
      text: {
        fr: 'Chaque champ a un nom visible, et le navigateur peut le remplir.',
        en: 'Each field has a visible name, and the browser can fill it in.',
      },
      wcag: ['1.3.5', '3.3.2'],
      tests: [
        {
          file: 'web/src/pages/contact/contact-page.test.tsx',
          name: 'sees the name of each field, and lets the browser fill in their own data',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'En mode de saisie, le lecteur d’écran lit le nom, l’aide et l’erreur du champ.',
        en: 'In forms mode, the screen reader reads the name, the hint and the error of a field.',
      },
      wcag: ['1.3.1', '3.3.1'],
    },
  ],
};
