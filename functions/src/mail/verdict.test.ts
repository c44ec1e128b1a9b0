import { describe, expect, it } from 'vitest';
import { isAboutEveryMail, classifyError, type Verdict } from './verdict.ts';

/** Makes the error that nodemailer throws for a host's reply. */
const makeReply = (code: string, command: string, response: string) => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});
const replyAtRecipient = (response: string) => makeReply('EENVELOPE', 'RCPT TO', response);
const replyAfterText = (response: string) => makeReply('EMESSAGE', 'DATA', response);
const replyAtSender = (response: string) => makeReply('EENVELOPE', 'MAIL FROM', response);
const describeVerdict = (verdict: Verdict) =>
  'reason' in verdict ? `${verdict.outcome}: ${verdict.reason}` : verdict.outcome;

describe('a negative reply', () => {
  it.each([
    // The address does not exist.
    [replyAtRecipient('550 5.1.1 No such user'), 'refused: refused'],
    [replyAtRecipient('550-5.1.1 The account\n550 5.1.1 does not exist'), 'refused: refused'],
    [replyAtRecipient('550 5.1.2 No such domain'), 'refused: refused'],
    [replyAtRecipient('553 5.1.3 Bad address'), 'refused: refused'],
    [replyAtRecipient('551 5.1.6 Moved'), 'refused: refused'],
    [replyAtRecipient('556 5.1.10 Null MX'), 'refused: refused'],
    [replyAfterText('550 5.2.1 Disabled'), 'refused: refused'],
    [replyAfterText('550 5.1.1 No such user'), 'refused: refused'],
    // About this recipient, and retried.
    [replyAtRecipient('452 4.2.2 Full'), 'wait: deferred'],
    [replyAtRecipient('552 5.2.2 Full'), 'wait: deferred'],
    [replyAtRecipient('450 4.7.1 Greylisted'), 'wait: deferred'],
    [replyAfterText('452 4.2.2 Full'), 'wait: deferred'],
    [replyAtRecipient('550 No such mailbox'), 'wait: rejected'],
    [replyAtRecipient('550 5.7.1 Not allowed'), 'wait: rejected'],
    [replyAfterText('554 Transaction failed'), 'wait: rejected'],
    // About us or the host, at any command.
    [replyAtRecipient('550 5.1.8 Sender domain'), 'wait: sender'],
    [replyAtRecipient('550 5.7.26 Unauthenticated'), 'wait: sender'],
    [replyAfterText('550 5.7.515 Access denied'), 'wait: sender'],
    [replyAtRecipient('530 5.7.8 Log in'), 'wait: login'],
    [replyAtRecipient('550 5.4.5 Daily limit'), 'wait: limit'],
    [replyAfterText('550 5.4.5 Daily limit'), 'wait: limit'],
    [replyAfterText('554 5.7.1 Spam'), 'wait: policy'],
    [replyAfterText('554 5.6.0 Content'), 'wait: policy'],
    [replyAtRecipient('554 5.3.0 System'), 'wait: host'],
    [replyAtRecipient('503 5.5.1 Sequence'), 'wait: host'],
    [replyAtRecipient('452 4.3.1 Storage'), 'wait: host'],
    [replyAfterText('421 4.3.2 Closing'), 'wait: host'],
    [replyAtSender('550 5.1.8 Sender domain'), 'wait: sender'],
    [replyAtSender('550 5.1.1 Even with this code'), 'wait: sender'],
    [replyAtSender('530 5.7.0 Authentication required'), 'wait: login'],
    [replyAtSender('552 5.2.2 Quota'), 'wait: limit'],
    [replyAtSender('452 4.5.3 Too many'), 'wait: limit'],
    [replyAtSender('452 4.3.1 Storage'), 'wait: host'],
    [replyAtSender('451 4.3.0 Later'), 'wait: host'],
    [makeReply('EENVELOPE', 'DATA', '554 5.5.1 No'), 'wait: host'],
    [makeReply('EENVELOPE', 'DATA', '550 5.1.1 Too early'), 'wait: host'],
    [makeReply('EAUTH', 'AUTH PLAIN', '535 5.7.8 Wrong password'), 'wait: login'],
    [makeReply('EAUTH', 'AUTH LOGIN', '454 4.7.0 Later'), 'wait: host'],
    [makeReply('EPROTOCOL', 'CONN', '554 Not you'), 'wait: host'],
    [makeReply('ECONNECTION', 'EHLO', '421 Busy'), 'wait: host'],
  ])('$response to $command ($code) means $1', (error, expectedVerdict) => {
    expect(describeVerdict(classifyError(error, false))).toBe(expectedVerdict);
  });
});

describe('a failure without a negative reply', () => {
  it.each<[what: string, error: unknown, reasonBeforeText: string, resultAfterText: string]>([
    ['a lost connection', { code: 'ECONNECTION', command: 'CONN' }, 'unreachable', 'unknown'],
    ['a silent host', { code: 'ETIMEDOUT', command: 'CONN' }, 'unreachable', 'unknown'],
    ['a name that is not found', { code: 'EDNS', command: 'CONN' }, 'unreachable', 'unknown'],
    ['an attempt that took too long', { name: 'AbortError' }, 'unreachable', 'unknown'],
    ['a thrown value that is no error', undefined, 'unreachable', 'unknown'],
    ['a missing password', { code: 'EAUTH', command: 'API' }, 'login', 'unknown'],
    ['an address nodemailer refuses', { code: 'EENVELOPE', command: 'API' }, 'fault', 'unknown'],
    [
      'a text that cannot be read to its end',
      { code: 'ESTREAM', command: 'API' },
      'fault',
      'fault',
    ],
  ])(
    'such as %s is classified by whether the host has requested the text',
    (_, error, reasonBeforeText, resultAfterText) => {
      expect(classifyError(error, false)).toEqual({ outcome: 'wait', reason: reasonBeforeText });
      const verdictAfterText = classifyError(error, true);
      expect(
        'reason' in verdictAfterText && verdictAfterText.outcome === 'wait'
          ? verdictAfterText.reason
          : verdictAfterText.outcome,
      ).toBe(resultAfterText);
    },
  );

  it('has an unknown outcome if a second 354 comes in place of the reply to the text', () => {
    expect(classifyError(replyAfterText('354 Go ahead'), true).outcome).toBe('unknown');
  });
});

it('separates failures that affect every mail from failures of a single mail', () => {
  expect((['login', 'limit', 'interrupted'] as const).map(isAboutEveryMail)).not.toContain(false);
  expect((['refused', 'deferred', 'fault'] as const).map(isAboutEveryMail)).not.toContain(true);
});
