import { teamFees } from '@club/about/en/policies';
import { formMinutes } from '@club/about/promises';
import { teamRange } from '@club/about/teams';
import { numbers } from '@club/about/en/words';

export const registration = {
  page_title: 'Registration',
  description: `Register for our ${teamRange.youngest} to ${teamRange.oldest} volleyball teams or the development team. It takes about ${numbers[formMinutes]} minutes: here is what the form asks for.`,
  title: 'Your spot on the team',
  redirected: 'You are being redirected to the registration form...',
  opened: 'The form is open in a new tab. What it asks for is listed below.',
  blocked: 'Your browser blocked the new tab. Open the form with this link:',
  full: 'This team is full: leave your address and we’ll e-mail you when a spot opens.',
  returned: 'The form was opened in another tab.',
  form: 'Open the registration form',
  manual: 'Click here if you are not redirected automatically.',
  no_form:
    'There is no online registration form at the moment. Write to us or call, and we’ll tell you when registration opens and which teams still have room.',
  contact: 'Contact the club',
  at_hand: {
    title: 'Have this handy',
    text: `The form takes about ${numbers[formMinutes]} minutes. It asks for four things.`,
    level: {
      title: 'A team',
      text: `${teamRange.oldest} to ${teamRange.youngest}, development or a tryout. Not sure which? Choose the tryout: the coaches will find the right group.`,
    },
    player: {
      title: 'The player',
      text: 'First and last name, date of birth, and gender if you wish to say.',
    },
    parent: {
      title: 'A parent or guardian',
      text: 'First and last name, e-mail and phone, so we can reach you when a practice is rescheduled.',
    },
    waiver: {
      title: 'The waiver',
      text: 'You read and accept it in the form. It must be signed before the first practice of a session.',
    },
    refund: {
      text: teamFees.registration,
      policy: 'Read the refund rules',
    },
  },
};
