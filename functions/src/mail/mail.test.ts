import { createTransport } from 'nodemailer';
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

it('a long French subject, a dot at a line’s start and a long header arrive as they are, in lines that every host accepts', async () => {
  const subject = `${'Été à l’école — entraînements ☀️ '.repeat(4)}!`;
  const unsubscribe = `<https://club.example.org/api/email/one-click/${'a'.repeat(170)}>`;
  const mail = makeMail({
    id: 'a',
    to: 'club@example.org',
    locale: 'fr',
    subject,
    paragraphs: [`Bonjour\n.\n${'mot '.repeat(400)}`],
    headers: { 'List-Unsubscribe': unsubscribe },
  });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mail);
  const raw = Buffer.isBuffer(message) ? message.toString() : '';
  expect(raw).not.toMatch(/[^\0-\u007f]/u);
  expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
  const [head = ''] = raw.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]/gu, '');
  expect(unfolded).toContain(unsubscribe);
  const words = [...unfolded.matchAll(/=\?UTF-8\?Q\?(.*?)\?=/gu)].map(([, word = '']) => word);
  const encoded = words.join('').replaceAll('_', ' ').replaceAll('=', '%');
  expect(decodeURIComponent(encoded)).toBe(subject);
});
