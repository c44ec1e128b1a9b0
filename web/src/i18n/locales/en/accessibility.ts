import { accessibilityResponseDays } from '@club/about/promises';

export const accessibility = {
  title: 'Accessibility',
  description:
    'What works on this site with a keyboard, a phone or large text, what nobody has tried yet, and how to tell us.',
  lead: 'Everyone should be able to use this site. Here is what was checked, how, and what nobody has tried yet.',
  goal: {
    title: 'Our goal',
    standard: 'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
    caveat:
      'We do not claim to meet all of it: programs check most criteria, and people have not checked the rest.',
  },
  limits: {
    title: 'Known limits',
    list: [
      'Nobody has tried this site yet with a screen reader, voice control or another assistive technology.',
      'The registration form, Google’s calendar and the map belong to other companies, and we cannot repair them.',
      'A photo has a description only if the club has written one.',
      'Text that the club writes in only one language appears in that language in both versions.',
    ],
  },
  complain: {
    title: 'Something does not work?',
    text: 'Tell us which page it was, what you wanted to do, and which device or program you use.',
    reply: `We respond within ${accessibilityResponseDays} days. Meanwhile, we can give you the same information by telephone or by e-mail.`,
    form: 'Write to us',
    next: 'If our response does not satisfy you, you can turn to Québec’s Commission des droits de la personne et des droits de la jeunesse.',
  },
  report: {
    title: 'What was checked',
    date: 'Report of {{date}}.',
    scope:
      'The first group applies to all parts of the pages; the others are only about their own part.',
    passed: 'Passed: {{number}}',
    failed: 'Failed: {{number}}',
    unknown: 'Cannot tell: {{number}}',
  },
  results: {
    passed: 'Passed',
    failed: 'Failed',
    unknown: 'Cannot tell',
  },
  methods: {
    test: 'Automatic test in a browser',
    hand: 'By a person, with {{tool}}',
    none: 'Not tried yet',
  },
  waysOfUse: {
    keyboard: 'Keyboard',
    touch: 'Touch',
    voice: 'Voice control',
    'screen-reader': 'Screen reader',
    colours: 'System colours',
  },
  wcag: 'WCAG {{criteria}}',
};
