import { help } from '@club/about/en/help-lines';
import { newsletter } from '@club/about/en/newsletter';

/** The end of every page, which loads after the page itself. */
export const footer = {
  contact: 'Contact us',
  places: 'Gyms:',
  facebook: 'Facebook',
  instagram: 'Instagram',
  /** The list of links to the pages that families look for most. */
  site: 'On this site',
  program: 'Programs',
  registration: 'Registration',
  schedule: 'Schedule',
  policies: 'Policies',
  refunds: 'Refunds',
  /** In the menu of a phone. */
  more: { help: 'Need help?', photo: 'Take down a photo' },
  legal: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  admin: 'Admin',
  /** At the start of each page without JavaScript, which is prerendered. */
  no_script:
    'Turn on JavaScript to see current schedules, prices and news, or call us at {{phone}} or write to {{email}}.',
  newsletter: {
    topics: newsletter.topics,
    consent:
      'By subscribing, you agree to receive the {{club}} newsletter ({{contact}}). You can unsubscribe at any time. Our first e-mail asks you to confirm.',
    under_14: 'Under 14? Ask a parent to subscribe.',
    leave: 'Unsubscribe',
    issues: 'Past newsletters',
  },
  help: {
    label: 'Help in sport',
    ...help,
  },
};
