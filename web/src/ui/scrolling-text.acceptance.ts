import { type Acceptance, allCommonCriteria } from './acceptance.ts';

export const scrollingTextAcceptance: Acceptance = {
  id: 'scrolling-text',
  name: { fr: 'Note qui défile', en: 'Scrolling note' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'Le texte s’arrête avec un bouton et dès qu’il reçoit le focus.',
        en: 'The text stops with a button, and as soon as it has the focus.',
      },
      wcag: ['2.2.2', '2.1.1'],
      tests: [
        {
          file: 'web/src/ui/scrolling-text.test.tsx',
          name: 'scrolls, on a large screen, a note taller than its box; a button stops and restarts it',
        },
        { file: 'web/src/ui/scrolling-text.test.tsx', name: 'pauses while it has the focus' },
      ],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'Sur un téléphone, toute la note est affichée, sans défilement.',
        en: 'On a phone, the note is shown in full, without movement.',
      },
      wcag: ['2.2.2', '1.4.10'],
      tests: [
        { file: 'web/src/ui/scrolling-text.test.tsx', name: 'shows all of a long note on a phone' },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le lecteur d’écran lit la note une seule fois, même quand elle défile.',
        en: 'The screen reader reads the note only once, even while it scrolls.',
      },
      wcag: ['1.3.2'],
    },
  ],
};
