import { expect, it, vi } from 'vitest';

// A Node test has no settings of a build.
vi.mock('../build-settings.ts', () => ({
  buildSettings: { siteOrigin: 'https://club.example', contactForm: '' },
}));
const { contactFixedFields: contactFixed } = await import('./contact-message.ts');
const { findContactProblems: findProblems } = await import('./contact-problems.ts');

const message = { full_name: '', phone: '', email: 'parent@example.org', messages: 'Bonjour' };

it('accepts a message with a text and an address for the reply', () => {
  expect(findProblems(message)).toBeUndefined();
  expect(findProblems({ ...message, email: '', phone: '514-555-0100' })).toBeUndefined();
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
])('names what must be mended in %j', (changes, problems) => {
  expect(findProblems({ ...message, ...changes })).toEqual(problems);
});

it('carries the fields a form service expects, with an address fixed by the build', () => {
  expect(contactFixed).toEqual({
    _next: 'https://club.example/thankyou',
    _captcha: 'false',
    _subject: 'New Message from Contact Us Page',
  });
});
