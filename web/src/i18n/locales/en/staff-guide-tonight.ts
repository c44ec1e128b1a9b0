/** The pages of the guide about tonight; see `staff-guide-pages.ts`. */
export const staffGuideTonight = {
  tonight: {
    title: 'The gym is closed tonight',
    intro: 'An urgent notice at the top of the home, schedule and team pages.',
    steps: [
      'Open $t(admin:tabs.tonight).',
      'Write one or two sentences in French and in English.',
      'Choose until when. If you don’t choose, it ends tonight at midnight.',
      'Press “$t(staffTime:notice.publish)”. Visitors read it seconds later.',
    ],
    notes: [
      'It disappears on its own. To end it earlier, press “$t(staffTime:notice.finish)”.',
      'Write what parents must know first: what, where, until when.',
    ],
    searchTerms: 'cancelled practice, closed, emergency, snow, storm, weather',
  },
  cancellation: {
    title: 'Cancel or move a practice',
    intro: 'The site and the team’s page follow at once, families’ calendars later.',
    steps: [
      'Open $t(admin:tabs.tonight). It lists what takes place today and tomorrow.',
      'Press “$t(staffTonight:cancel)”, “$t(staffTonight:place)” or “$t(staffTonight:time)”.',
      'Read what families will see, in both languages, and change it if you wish. Then confirm.',
      'When you have time, correct the club’s calendar: the title to enter stands under “$t(staffTonight:differences.heading)”.',
    ],
    notes: [
      '“$t(staffTonight:done.undo)” brings back the entry, and the urgent notice from before.',
      'The site keeps your change until the calendar says the same.',
      'If an urgent notice is already up, the new text comes after it.',
      'Families may ask for e-mails on the team’s page. If some did, a box offers to write to them. After an undo, they get a correction.',
    ],
    searchTerms: 'cancelled practice, game, gym, moved, postponed, tonight, weather',
  },
};
