import { describe, expect, it } from 'vitest';
import { concernsEveryMail, judge, type Verdict } from './verdict.ts';

/** As nodemailer throws it where the host has answered. */
const reply = (code: string, command: string, response: string) => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});
const atRecipient = (response: string) => reply('EENVELOPE', 'RCPT TO', response);
const afterText = (response: string) => reply('EMESSAGE', 'DATA', response);
const atSender = (response: string) => reply('EENVELOPE', 'MAIL FROM', response);
const outcomeOf = (verdict: Verdict) =>
  'reason' in verdict ? `${verdict.outcome}: ${verdict.reason}` : verdict.outcome;

describe('a negative reply', () => {
  it.each([
    // Final for the reader.
    [atRecipient('550 5.1.1 No such user'), 'refused: refused'],
    [atRecipient('550-5.1.1 The account\n550 5.1.1 does not exist'), 'refused: refused'],
    [atRecipient('550 5.1.2 No such domain'), 'refused: refused'],
    [atRecipient('553 5.1.3 Bad address'), 'refused: refused'],
    [atRecipient('551 5.1.6 Moved'), 'refused: refused'],
    [atRecipient('556 5.1.10 Null MX'), 'refused: refused'],
    [afterText('550 5.2.1 Disabled'), 'refused: refused'],
    [afterText('550 5.1.1 No such user'), 'refused: refused'],
    // About this recipient, and not final.
    [atRecipient('452 4.2.2 Full'), 'wait: deferred'],
    [atRecipient('552 5.2.2 Full'), 'wait: deferred'],
    [atRecipient('450 4.7.1 Greylisted'), 'wait: deferred'],
    [afterText('452 4.2.2 Full'), 'wait: deferred'],
    [atRecipient('550 No such mailbox'), 'wait: rejected'],
    [atRecipient('550 5.7.1 Not allowed'), 'wait: rejected'],
    [afterText('554 Transaction failed'), 'wait: rejected'],
    // About us or the host, whatever the command.
    [atRecipient('550 5.1.8 Sender domain'), 'wait: sender'],
    [atRecipient('550 5.7.26 Unauthenticated'), 'wait: sender'],
    [afterText('550 5.7.515 Access denied'), 'wait: sender'],
    [atRecipient('530 5.7.8 Log in'), 'wait: login'],
    [atRecipient('550 5.4.5 Daily limit'), 'wait: limit'],
    [afterText('550 5.4.5 Daily limit'), 'wait: limit'],
    [afterText('554 5.7.1 Spam'), 'wait: policy'],
    [afterText('554 5.6.0 Content'), 'wait: policy'],
    [atRecipient('554 5.3.0 System'), 'wait: host'],
    [atRecipient('503 5.5.1 Sequence'), 'wait: host'],
    [atRecipient('452 4.3.1 Storage'), 'wait: host'],
    [afterText('421 4.3.2 Closing'), 'wait: host'],
    [atSender('550 5.1.8 Sender domain'), 'wait: sender'],
    [atSender('550 5.1.1 Even with this code'), 'wait: sender'],
    [atSender('530 5.7.0 Authentication required'), 'wait: login'],
    [atSender('552 5.2.2 Quota'), 'wait: limit'],
    [atSender('452 4.5.3 Too many'), 'wait: limit'],
    [atSender('452 4.3.1 Storage'), 'wait: host'],
    [atSender('451 4.3.0 Later'), 'wait: host'],
    [reply('EENVELOPE', 'DATA', '554 5.5.1 No'), 'wait: host'],
    [reply('EENVELOPE', 'DATA', '550 5.1.1 Too early'), 'wait: host'],
    [reply('EAUTH', 'AUTH PLAIN', '535 5.7.8 Wrong password'), 'wait: login'],
    [reply('EAUTH', 'AUTH LOGIN', '454 4.7.0 Later'), 'wait: host'],
    [reply('EPROTOCOL', 'CONN', '554 Not you'), 'wait: host'],
    [reply('ECONNECTION', 'EHLO', '421 Busy'), 'wait: host'],
  ])('%o means %s', (error, expected) => {
    expect(outcomeOf(judge(error, false))).toBe(expected);
  });
});

describe('a failure without a reply', () => {
  it.each<[what: string, error: unknown, beforeText: string, afterText: string]>([
    ['a lost connection', { code: 'ECONNECTION', command: 'CONN' }, 'unreachable', 'unknown'],
    ['a silent host', { code: 'ETIMEDOUT', command: 'CONN' }, 'unreachable', 'unknown'],
    ['a name that is not found', { code: 'EDNS', command: 'CONN' }, 'unreachable', 'unknown'],
    ['an attempt that took too long', { name: 'AbortError' }, 'unreachable', 'unknown'],
    ['something that is no error', undefined, 'unreachable', 'unknown'],
    ['a missing password', { code: 'EAUTH', command: 'API' }, 'login', 'unknown'],
    ['an address nodemailer refuses', { code: 'EENVELOPE', command: 'API' }, 'fault', 'unknown'],
    ['a source that breaks off', { code: 'ESTREAM', command: 'API' }, 'fault', 'fault'],
  ])('%s', (_, error, beforeText, afterBeginning) => {
    expect(judge(error, false)).toEqual({ outcome: 'wait', reason: beforeText });
    const begun = judge(error, true);
    expect('reason' in begun && begun.outcome === 'wait' ? begun.reason : begun.outcome).toBe(
      afterBeginning,
    );
  });

  it('is unknown when the reply to the text is no reply to it', () => {
    // A host that answers twice: the second 354 arrives where the verdict on the text belongs.
    expect(judge(afterText('354 Go ahead'), true).outcome).toBe('unknown');
  });
});

it('pauses the queue for what every mail would meet, not for one recipient', () => {
  expect((['login', 'limit', 'interrupted'] as const).map(concernsEveryMail)).not.toContain(false);
  expect((['refused', 'deferred', 'fault'] as const).map(concernsEveryMail)).not.toContain(true);
});
