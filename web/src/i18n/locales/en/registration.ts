export const registration = {
  page_title: 'Registration',
  description:
    'Signing a player up takes about five minutes. Here is what the form asks for, so that nobody has to stop halfway.',
  title: 'Your place on the team',
  redirected: 'You are being redirected to the registration form...',
  opened: 'The form is open in a new tab.',
  manual: 'Click here if you are not redirected automatically.',
  no_form:
    'There is no registration form online at the moment. Write to us or call: we will tell you when registration opens and which teams still have room.',
  contact: 'Contact the club',
  at_hand: {
    title: 'Have this at hand',
    text: 'The form takes about five minutes. It asks for four things.',
    level: {
      title: 'A team',
      text: 'U17 to U13, development or a tryout. Not sure which? Choose the tryout: the coaches will find the right group.',
    },
    player: {
      title: 'The player',
      text: 'First and last name, date of birth, and gender if you wish to say.',
    },
    parent: {
      title: 'A parent',
      text: 'First and last name, e-mail and phone: that is how we reach you when a practice moves.',
    },
    waiver: {
      title: 'The waiver',
      text: 'To read and accept in the form. It must be signed before the first practice of a session.',
    },
  },
};
