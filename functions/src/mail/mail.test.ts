import { expect, it } from 'vitest';
import { makeMail } from './mail.ts';

it('a visitor’s text cannot change the direction of the club’s words', () => {
  const visitorText = 'Ana\u202e gro.elpmaxe\u2066\u202d, Amélie and \u05d0\u200f';
  const { text, html } = makeMail({
    id: 'a',
    to: 'club@example.org',
    locale: 'fr',
    subject: 'Message',
    paragraphs: [`Nom\u00a0: ${visitorText}`],
  });
  expect(text).toBe('Nom\u00a0: Ana gro.elpmaxe, Amélie and \u05d0\u200f');
  expect(html).toContain(text);
});
