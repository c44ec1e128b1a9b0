import { type Acceptance, allCommonCriteria } from '../../ui/acceptance.ts';

export const newsletterAcceptance: Acceptance = {
  id: 'newsletter',
  name: { fr: 'Formulaire de l’infolettre', en: 'Newsletter form' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'On peut s’abonner avec le clavier seulement, même après un échec.',
        en: 'People can subscribe with the keyboard alone, even after a failure.',
      },
      wcag: ['2.1.1', '3.3.1'],
      tests: [
        {
          file: 'tests/e2e/newsletter.spec.ts',
          name: 'a parent subscribes by keyboard after three failures, in ${language}',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'L’erreur est reliée au champ, qui reçoit le focus, dans la langue de la page.',
        en: 'The error is in the language of the page, and belongs to the field, which gets the focus.',
      },
      wcag: ['3.3.1', '3.3.3', '4.1.3'],
      tests: [
        {
          file: 'web/src/app/layout/newsletter.test.tsx',
          name: 'who submits %j reads the error in %s at the field, which gets the focus',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le lecteur d’écran lit le message de réussite sans que le focus bouge.',
        en: 'The screen reader reads the success message although the focus does not move.',
      },
      wcag: ['4.1.3'],
    },
  ],
};
