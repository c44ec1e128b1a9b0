import type { QueuedMail } from '@club/domain/mail';
import { describe, expect, it } from 'vitest';
import { staffMails as english } from '../../../i18n/locales/en/staff-mails.ts';
import { staffMails as french } from '../../../i18n/locales/fr/staff-mails.ts';
import { findMailAdvice } from './mail-advice.ts';

const failedMail: QueuedMail = {
  _id: 'mail-1',
  kind: 'confirmation',
  state: 'failed',
  to: 'n…@example.org',
  reason: 'refused',
  attempts: 1,
  updatedAt: '2026-11-20T15:00:00.000Z',
  dueAt: '2026-11-20T15:00:00.000Z',
};

describe('the advice about a mail', () => {
  it.each([
    ['confirmation', ['failed.refused', 'recipient.confirmation']],
    ['issue', ['failed.refused', 'recipient.issue']],
    ['contact', ['not_lost', 'failed.refused', 'recipient.contact']],
  ] as const)('depends on its kind when the mailbox refused it: %s', (kind, advice) => {
    expect(findMailAdvice({ ...failedMail, kind })).toEqual(advice);
  });

  it('is about us, not the recipient, when the host refuses our login or our text', () => {
    expect(findMailAdvice({ ...failedMail, reason: 'login' })).toEqual(['failed.login']);
    expect(findMailAdvice({ ...failedMail, reason: 'policy' })).toEqual(['failed.policy']);
    const issue = { ...failedMail, kind: 'issue', reason: 'policy' } as const;
    expect(findMailAdvice(issue)).toEqual(['newsletter_policy']);
  });

  it('is to wait while the site tries again', () => {
    expect(findMailAdvice({ ...failedMail, kind: 'contact', state: 'waiting' })).toEqual([
      'waiting',
    ]);
  });
});

it('no text of an advice tells staff to contact the person, whose address they cannot read', () => {
  const texts = [english, french].map(({ advice }) => JSON.stringify(advice)).join(' ');
  expect(texts).not.toMatch(/with the person|ask the person|avec la personne|à la personne/iu);
});
