import { reply } from '@club/about/en/mission';
import { numbers } from '@club/about/en/words';
import { locations } from '@club/about/locations';

const gyms = `${numbers[locations.length]} gyms`;
const [first, second, third] = locations;

export const contact = {
  page_title: 'Contact',
  description: `Phone, e-mail, a contact form and a map of our ${gyms}: ${first.town}, ${second.town} and ${third.town}.`,
  title: 'Contact us',
  lead: reply.contact,
  phone: 'Phone',
  email: 'E-mail',
  form: {
    title: 'Write to us',
    text: 'Tell us the player’s year of birth and the gym that suits you best: it will save some back-and-forth.',
    under_14: 'Under 14? Ask a parent to write.',
    full_name: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    email_hint: 'So we can reply. A phone number works too.',
    messages: 'Your message',
    submit: 'Send the message',
    missing_reply_address: 'Please leave an e-mail address or a phone number so we can reply.',
    no_message: 'Please write a message.',
    failed:
      'Your message could not be sent. Nothing you wrote is lost: try again in a moment, or write to us directly at',
  },
  subject: {
    label: 'Subject',
    choose: 'Choose a subject',
    team: 'A team',
    absence: 'An absence',
    photo: 'A photo to take down',
    concern: 'A concern',
    which: 'Which team?',
    choose_team: 'Choose a team',
    hints: {
      team: 'Tell us the player’s year of birth.',
      absence: 'Give the player’s name and the date.',
      photo: 'Tell us which photo, and on which page.',
      concern: 'Someone in danger? Call 911. Help lines are at the bottom of this page.',
    },
  },
  places: {
    title: `Our ${gyms}`,
    text: 'Each team’s page says where it practises.',
    teams: 'See the teams',
    map: `Map of our ${gyms}`,
  },
};
