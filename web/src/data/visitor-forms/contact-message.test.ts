import { expect, it, vi } from 'vitest';

// A Node test has no build settings.
vi.mock('../build-settings.ts', () => ({
  buildSettings: { siteOrigin: 'https://club.example', contactForm: '' },
}));
const { contactFixedFields } = await import('./contact-message.ts');

it('gives a form service the thank-you page at the configured origin', () => {
  expect(contactFixedFields).toEqual({
    _next: 'https://club.example/thankyou',
    _captcha: 'false',
    _subject: 'New Message from Contact Us Page',
  });
});
