import { expect, it, vi } from 'vitest';

// A Node test has no build settings.
vi.mock('../build-settings.ts', () => ({ buildSettings: { siteOrigin: '', contactForm: '' } }));
const { findContactProblems } = await import('./contact-client.ts');

const message = { full_name: '', phone: '', email: 'parent@example.org', messages: 'Bonjour' };

it('accepts a message with a text, and an e-mail address or a phone number for the reply', () => {
  expect(findContactProblems(message)).toBeUndefined();
  expect(findContactProblems({ ...message, email: '', phone: '514-555-0100' })).toBeUndefined();
});

it.each([
  [{ messages: ' \n ' }, { messages: 'missing' }],
  [{ email: ' ' }, { email: 'missing' }],
  [{ email: 'parent@' }, { email: 'not_an_email' }],
  [{ email: 'parent', phone: '514-555-0100' }, { email: 'not_an_email' }],
  [
    { email: '', messages: '' },
    { email: 'missing', messages: 'missing' },
  ],
])('finds the problems of %j', (changes, problems) => {
  expect(findContactProblems({ ...message, ...changes })).toEqual(problems);
});
