import { type Acceptance, allCommonCriteria } from '../ui/acceptance.ts';

export const addToCalendarAcceptance: Acceptance = {
  id: 'add-to-calendar',
  name: { fr: 'Ajout au calendrier', en: 'Adding to a calendar' },
  criteria: [
    ...allCommonCriteria,
    {
      wayOfUse: 'keyboard',
      text: {
        fr: 'On s’abonne au calendrier d’une équipe avec le clavier seulement.',
        en: 'People subscribe to a team’s calendar with the keyboard alone.',
      },
      wcag: ['2.1.1'],
      tests: [
        {
          file: 'tests/e2e/calendar-feeds.spec.ts',
          name: 'a parent subscribes with the keyboard alone',
        },
      ],
    },
    {
      wayOfUse: 'touch',
      text: {
        fr: 'Un bouton ajoute une date au calendrier du téléphone.',
        en: 'A button adds an entry to the calendar of the phone.',
      },
      wcag: ['2.5.1'],
      tests: [
        {
          file: 'tests/e2e/calendar-agenda.spec.ts',
          name: 'a parent adds one entry to the calendar of the phone',
        },
      ],
    },
    {
      wayOfUse: 'screen-reader',
      text: {
        fr: 'Le lecteur d’écran lit à quelle date appartient chaque bouton «\u00a0Ajouter\u00a0».',
        en: 'The screen reader reads which entry each “Add” button belongs to.',
      },
      wcag: ['2.4.4', '2.4.6'],
    },
  ],
};
