import type { MailFailureReason } from '@club/domain/mail';
import type { OutboxItem } from '../../functions/src/store/outbox.ts';
import type { SmtpScript } from './smtp-stub.ts';

/** The expected state of a mail after the attempt. */
interface AttemptResult {
  readonly state: OutboxItem['state'];
  readonly reason?: MailFailureReason;
  /** Whether the entire queue is paused, not only this mail. */
  readonly pausesQueue: boolean;
}

/** What the mail host does, usually a fault, and what becomes of the mail. */
export interface MailFault extends AttemptResult {
  readonly title: string;
  readonly script: SmtpScript | 'no host';
}

const makeQueuedResult = (reason: MailFailureReason, pausesQueue: boolean) =>
  ({ state: 'queued', reason, pausesQueue }) as const;
const pauses = (reason: MailFailureReason) => makeQueuedResult(reason, true);
const delays = (reason: MailFailureReason) => makeQueuedResult(reason, false);
const sent = { state: 'sent', pausesQueue: false } as const;
const refused = { state: 'failed', reason: 'refused', pausesQueue: false } as const;
const unknown = { state: 'unknown', reason: 'interrupted', pausesQueue: true } as const;

type FaultRow = readonly [title: string, script: SmtpScript | 'no host', result: AttemptResult];

/**
 * What can happen at each step of an SMTP session, in their order. What each code of a reply means
 * is in functions/src/mail/verdict.test.ts.
 */
const rows: readonly FaultRow[] = [
  ['refuses the connection', 'no host', pauses('unreachable')],
  ['never greets', { greeting: 'silence' }, pauses('unreachable')],
  ['closes the connection without a greeting', { greeting: 'close' }, pauses('unreachable')],
  ['greets with 421', { greeting: '421 4.3.2 busy' }, pauses('host')],
  ['greets with 554', { greeting: '554 5.7.1 not you' }, pauses('host')],
  ['refuses EHLO and HELO', { ehlo: '550 no', helo: '550 no' }, pauses('host')],
  ['replies to EHLO with 421', { ehlo: '421 4.3.2 later' }, pauses('host')],
  ['refuses the password (535)', { auth: '535 5.7.8 wrong' }, pauses('login')],
  ['requires an app password (534)', { auth: '534 5.7.9 app' }, pauses('login')],
  ['cannot check the password (454)', { auth: '454 4.7.0 later' }, pauses('host')],
  ['requires a login first (530)', { mail: '530 5.7.0 log in' }, pauses('login')],
  ['refuses the sender’s domain', { mail: '550 5.1.8 domain' }, pauses('sender')],
  ['is over its quota (552)', { mail: '552 5.2.2 quota' }, pauses('limit')],
  ['is over its daily limit (550 5.4.5)', { mail: '550 5.4.5 limit' }, pauses('limit')],
  ['has a local error at MAIL FROM', { mail: '451 4.3.0 error' }, pauses('host')],
  ['permits no SMTPUTF8 at MAIL FROM', { mail: '550 5.6.7 not permitted' }, delays('rejected')],
  ['finds the mail too large at MAIL FROM', { mail: '552 5.3.4 too large' }, delays('rejected')],
  ['has no such mailbox (5.1.1)', { rcpt: '550 5.1.1 unknown' }, refused],
  ['refuses a recipient without a reason', { rcpt: '550 no' }, delays('rejected')],
  ['requires SMTPUTF8 for the recipient', { rcpt: '553 5.6.7 SMTPUTF8' }, delays('rejected')],
  ['blocks our sender for the recipient', { rcpt: '550 5.7.26 no' }, delays('sender')],
  ['greylists the sender (450)', { rcpt: '450 4.7.1 grey' }, delays('deferred')],
  ['reaches its limit at RCPT TO', { rcpt: '550 5.4.5 limit' }, delays('limit')],
  ['closes with 421 at RCPT TO', { rcpt: '421 4.7.0 later' }, pauses('host')],
  ['loses the connection at RCPT TO', { rcpt: 'close' }, pauses('unreachable')],
  ['refuses DATA for now (451)', { data: '451 4.3.0 error' }, delays('deferred')],
  ['refuses DATA (554)', { data: '554 5.5.1 no' }, delays('rejected')],
  ['loses the connection before 354', { data: 'close' }, pauses('unreachable')],
  ['stops replying before 354', { data: 'silence' }, pauses('unreachable')],
  ['loses the connection after the text', { text: 'close' }, unknown],
  ['stops replying after the text', { text: 'silence' }, unknown],
  ['replies to DATA twice', { data: '354 go\r\n354 go' }, unknown],
  ['finds the mail too large after the text', { text: '552 5.3.4 large' }, delays('rejected')],
  ['refuses the text as spam', { text: '554 5.7.1 spam' }, delays('policy')],
  ['finds no mailbox after the text', { text: '550 5.1.1 unknown' }, refused],
  ['finds the mailbox full after the text', { text: '452 4.2.2 full' }, delays('deferred')],
  ['closes with 421 after the text', { text: '421 4.3.2 bye' }, pauses('host')],
  ['closes right after its 250', { afterText: 'close' }, sent],
  ['replies to the text twice', { text: '250 queued\r\n250 queued' }, sent],
  ['works', {}, sent],
];

export const mailFaults: readonly MailFault[] = rows.map(([title, script, result]) => ({
  title,
  script,
  ...result,
}));
