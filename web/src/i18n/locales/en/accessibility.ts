import { accessibilityResponseDays } from '@club/about/promises';

export const accessibility = {
  title: 'Accessibility',
  description:
    'What is checked on this site with a keyboard, a phone or large text, what nobody has tried yet, and how to tell us.',
  lead: 'Everyone should be able to use this site. Here is what we check, what nobody has tried, and how to tell us.',
  checks: {
    title: 'What we check',
    text: [
      'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and don’t claim to meet all of it.',
      'After each change, automated tests go through every page in Chromium. They use the keyboard, a phone’s size, large text and the system’s colours.',
      'They also check contrast and what a screen reader would read. The most common tasks are tried in Firefox and in Safari’s engine.',
    ],
  },
  limits: {
    title: 'Known limits',
    list: [
      'Nobody has tried this site yet with a screen reader, voice control or another assistive technology. Automated tests find only some of the obstacles.',
      'The registration form, Google’s calendar and the map belong to other companies, and we can’t fix them.',
      'A photo has a description only if the club has written one.',
      'Text that the club writes in only one language appears in that language in both versions.',
    ],
  },
  complain: {
    title: 'Something not working?',
    text: 'Tell us which page it was, what you wanted to do, and which device or app you use.',
    reply: `We respond within ${accessibilityResponseDays} days. Meanwhile, we can give you the same information by phone or by e-mail.`,
    form: 'Write to us',
    next: 'If our response does not satisfy you, you can turn to Quebec’s Commission des droits de la personne et des droits de la jeunesse.',
  },
};
