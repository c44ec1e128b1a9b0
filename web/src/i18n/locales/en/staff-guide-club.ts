/** The guide to what staff keep in the tab CLUB. */
export const staffGuideClub = {
  coaches: {
    title: 'Add or change a coach',
    intro: 'Who is on the club page, and with which teams.',
    steps: [
      'Open $t(admin:tabs.club) and press “$t(staffRows:new.coach)”, or “$t(admin:list.select)” beside a coach.',
      'Write the name, then the title and the description in both languages. Choose up to two teams.',
      'Choose a portrait. Check the consent box only if you have seen it in writing.',
      'Switch “$t(admin:fields.coaches.coachDisplay)” on and press “$t(admin:save.save)”. When someone leaves the club, press “$t(staffRows:retire)”.',
    ],
    notes: ['A new coach stays hidden until this switch is on.'],
    searchTerms: 'coach, assistant, portrait, name, team, club',
  },
  gyms: {
    title: 'Change a gym’s address',
    intro: 'Street, door, parking, bus, a photo of the door, and directions.',
    steps: [
      'Open $t(admin:tabs.club), then $t(admin:tabs.gyms). Press “$t(admin:list.select)” beside the gym, or “$t(staffRows:new.gym)”.',
      'Write the name as in the calendar’s “Location” field, then the address. Say which door, where to park and which bus to take, in both languages.',
      'Copy the coordinates of the door from Google Maps: press on the door and hold, then copy the two numbers.',
      'Switch “$t(admin:fields.gyms.gymDisplay)” on and press “$t(admin:save.save)”.',
    ],
    notes: [
      'The new address appears on the contact page, in the schedule’s entries and in families’ calendars.',
      'Without a gym, the site says that the address comes with the confirmation.',
    ],
    searchTerms: 'address, gym, door, parking, street, postal code, bus, metro, directions, place',
  },
};
