import { type Acceptance, allCommonCriteria } from '../ui/acceptance.ts';

export const embedsAcceptance: Acceptance = {
  id: 'embeds',
  name: { fr: 'Calendrier et carte intégrés', en: 'Embedded calendar and map' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'S’ils se chargent sur demande, un bouton les affiche et un autre les cache, au clavier.',
        en: 'If they load on request, one button shows them and another hides them, by keyboard.',
      },
      wcag: ['2.1.1', '2.4.3'],
      tests: [
        {
          file: 'web/src/pages/embeds-on-click.test.tsx',
          name: 'can show the embed, find it again at the next visit and hide it, with the keyboard',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le calendrier de Google n’est pas de nous; les mêmes dates sont dans la page.',
        en: 'Google’s calendar is not ours; the same dates are in the page.',
      },
      wcag: ['1.3.1'],
    },
  ],
};
