import { identity } from '@club/about/identity';
import type { VisitorMessage } from '@club/domain/visitor-message';
import { describe, expect, it } from 'vitest';
import { makeAnswerLink } from './make-answer-link.ts';

const message: VisitorMessage = {
  _id: 'a'.repeat(40),
  full_name: 'Élodie Tremblay',
  phone: '',
  email: 'elodie+club@example.org',
  messages: 'Bonjour!\nAvez-vous une place & un prix?',
  locale: 'fr',
  at: '2026-11-20T15:00:00.000Z',
  expiresAt: '2027-11-20T15:00:00.000Z',
  state: 'new',
  updatedAt: '2026-11-20T15:00:00.000Z',
  updatedBy: '',
  answeredBy: '',
  answeredAt: '',
};

/** Reads a link as a mail program does. */
function readLink(link: string) {
  const [, address = '', subject = '', copy = '', body = ''] =
    /^mailto:([^?&]+)\?subject=([^&]+)&cc=([^&]+)&body=([^&]+)$/u.exec(link) ?? [];
  return {
    address: decodeURIComponent(address),
    copy,
    subject: decodeURIComponent(subject),
    lines: decodeURIComponent(body).split('\r\n'),
  };
}

describe('the link to answer a message', () => {
  it('has the address, a subject and the quoted message in the visitor’s language', () => {
    const { address, copy, subject, lines } = readLink(makeAnswerLink(message));
    expect(address).toBe(message.email);
    expect(copy).toBe(identity.email);
    expect(subject).toMatch(/^Votre message à /u);
    expect(lines[0]).toBe('Bonjour Élodie Tremblay,');
    expect(lines.slice(-3)).toEqual([
      'Le 20 novembre 2026, vous avez écrit\u00a0:',
      '> Bonjour!',
      '> Avez-vous une place & un prix?',
    ]);
    const english = readLink(makeAnswerLink({ ...message, locale: 'en', full_name: '' }));
    expect(english.lines[0]).toBe('Hello,');
    expect(english.lines).toContain('On November 20th 2026, you wrote:');
  });

  it.each([
    ['letters', 'a'.repeat(5000)],
    ['emoji, which take twelve characters each', '🏐'.repeat(2500)],
    ['lines', 'é\n'.repeat(2500)],
  ])('stays short and valid for a long message of %s', (_, messages) => {
    const link = makeAnswerLink({ ...message, messages });
    expect(link.length).toBeLessThanOrEqual(1500);
    const { lines } = readLink(link);
    expect(lines.at(-1)).toMatch(/\[…\]$/u);
    expect(lines.join('')).not.toContain('\ufffd');
  });

  it('gets no further header or recipient from what the visitor wrote', () => {
    const link = makeAnswerLink({
      ...message,
      email: 'a&bcc=b@example.org',
      full_name: 'x&cc=b@example.org',
    });
    expect(link.match(/[?&](?:bcc|cc|to)=[^&]*/giu)).toEqual([`&cc=${identity.email}`]);
  });
});
