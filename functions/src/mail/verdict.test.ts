import { describe, expect, it } from 'vitest';
import { classifyError, type Verdict } from './verdict.ts';

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
/** Describes a verdict. A reply about one mail is appended in parentheses. */
const describeVerdict = (verdict: Verdict) =>
  [
    verdict.outcome,
    ...('reason' in verdict ? [`: ${verdict.reason}`] : []),
    ...('reply' in verdict ? [` (${verdict.reply})`] : []),
  ].join('');

describe('a negative reply', () => {
  it.each([
    // The address does not exist.
    [replyAtRecipient('550 5.1.1 No such user'), 'refused: refused (550 5.1.1)'],
    [replyAtRecipient('550-5.1.1 The account\n550 5.1.1 is gone'), 'refused: refused (550 5.1.1)'],
    [replyAtRecipient('550 5.1.2 No such domain'), 'refused: refused (550 5.1.2)'],
    [replyAtRecipient('553 5.1.3 Bad address'), 'refused: refused (553 5.1.3)'],
    [replyAtRecipient('551 5.1.6 Moved'), 'refused: refused (551 5.1.6)'],
    [replyAtRecipient('556 5.1.10 Null MX'), 'refused: refused (556 5.1.10)'],
    [replyAfterText('550 5.2.1 Disabled'), 'refused: refused (550 5.2.1)'],
    [replyAfterText('550 5.1.1 No such user'), 'refused: refused (550 5.1.1)'],
    // About this recipient, and retried.
    [replyAtRecipient('452 4.2.2 Full'), 'wait: deferred (452 4.2.2)'],
    [replyAtRecipient('552 5.2.2 Full'), 'wait: deferred (552 5.2.2)'],
    [replyAtRecipient('450 4.7.1 Greylisted'), 'wait: deferred (450 4.7.1)'],
    [replyAtRecipient('452 4.5.3 Too many recipients'), 'wait: deferred (452 4.5.3)'],
    [replyAtRecipient('452 4.3.1 Storage'), 'wait: deferred (452 4.3.1)'],
    [replyAtRecipient('550 No such mailbox'), 'wait: rejected (550)'],
    [replyAtRecipient('550 5.7.1 Not allowed'), 'wait: rejected (550 5.7.1)'],
    [replyAtRecipient('555 5.5.2 Cannot decode response'), 'wait: rejected (555 5.5.2)'],
    [replyAtRecipient('500 5.5.2 Bad UTF-8 syntax'), 'wait: rejected (500 5.5.2)'],
    [replyAtRecipient('501 5.5.4 Invalid address'), 'wait: rejected (501 5.5.4)'],
    [replyAtRecipient('553 5.6.7 Requires SMTPUTF8'), 'wait: rejected (553 5.6.7)'],
    [replyAtRecipient('550 5.5.0 Mailbox unavailable'), 'wait: rejected (550 5.5.0)'],
    [replyAtRecipient('553 5.3.0 No such user'), 'wait: rejected (553 5.3.0)'],
    [replyAtRecipient('554 5.7.350 Remote server'), 'wait: rejected (554 5.7.350)'],
    [replyAtRecipient('550 5.1.8 Sender domain'), 'wait: sender (550 5.1.8)'],
    [replyAtRecipient('550 5.7.26 Unauthenticated'), 'wait: sender (550 5.7.26)'],
    [replyAtRecipient('530 5.7.8 Log in'), 'wait: login (530 5.7.8)'],
    // Cisco writes # before the enhanced code, and Exchange refuses unknown recipients with 5.4.1.
    [replyAtRecipient('550 #5.1.1 User unknown'), 'refused: refused (550 5.1.1)'],
    [replyAtRecipient('550 #5.1.0 Address rejected'), 'wait: rejected (550 5.1.0)'],
    [replyAtRecipient('550 5.4.1 Recipient address rejected'), 'wait: rejected (550 5.4.1)'],
    [replyAtRecipient('450 4.2.1 Receiving at a rate'), 'wait: deferred (450 4.2.1)'],
    [replyAtRecipient('550 5.4.5 Daily limit'), 'wait: limit (550 5.4.5)'],
    // About this mail, and retried.
    [replyAfterText('452 4.2.2 Full'), 'wait: deferred (452 4.2.2)'],
    [replyAfterText('554 Transaction failed'), 'wait: rejected (554)'],
    [replyAfterText('552 5.3.4 Too large'), 'wait: rejected (552 5.3.4)'],
    [replyAfterText('550 5.7.515 Access denied'), 'wait: sender (550 5.7.515)'],
    [replyAfterText('550 5.4.5 Daily limit'), 'wait: limit (550 5.4.5)'],
    [replyAfterText('554 5.7.1 Spam'), 'wait: policy (554 5.7.1)'],
    [replyAfterText('554 5.7.9 Not accepted for policy reasons'), 'wait: policy (554 5.7.9)'],
    [replyAfterText('550 5.6.7 SMTPUTF8 is required'), 'wait: policy (550 5.6.7)'],
    [makeReply('EENVELOPE', 'DATA', '554 5.5.1 No'), 'wait: rejected (554 5.5.1)'],
    [makeReply('EENVELOPE', 'DATA', '550 5.1.1 Too early'), 'wait: rejected (550 5.1.1)'],
    [makeReply('EENVELOPE', 'DATA', '451 4.3.0 Later'), 'wait: deferred (451 4.3.0)'],
    [replyAtSender('550 5.6.7 SMTPUTF8 not permitted'), 'wait: rejected (550 5.6.7)'],
    [replyAtSender('552 5.3.4 Larger than the limit'), 'wait: rejected (552 5.3.4)'],
    // About us or the host.
    [replyAtRecipient('421 4.7.0 Closing'), 'wait: host'],
    [replyAfterText('421 4.3.2 Closing'), 'wait: host'],
    [replyAtSender('550 5.1.8 Sender domain'), 'wait: sender'],
    [replyAtSender('550 5.1.1 Even with this code'), 'wait: sender'],
    [replyAtSender('530 5.7.0 Authentication required'), 'wait: login'],
    [replyAtSender('552 5.2.2 Quota'), 'wait: limit'],
    [replyAtSender('452 4.5.3 Too many'), 'wait: limit'],
    [replyAtSender('452 4.3.1 Storage'), 'wait: host'],
    [replyAtSender('451 4.3.0 Later'), 'wait: host'],
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
