import type { MailFailureReason } from '@club/domain/mail';
import type { OutboxItem } from '../../functions/src/store/outbox.ts';
import type { SmtpScript } from './smtp-stub.ts';

/** What the mail host does, usually a fault, and the expected state of the mail. */
export interface MailFault {
  readonly title: string;
  readonly script: SmtpScript | 'no host';
  /** The host stops replying at some step, so the attempt ends by its timeout. */
  readonly isSilent?: boolean;
  readonly state: OutboxItem['state'];
  readonly reason?: MailFailureReason;
  /** Whether the entire queue is paused, not only this mail. */
  readonly pausesQueue: boolean;
}

const makeQueuedMail = (reason: MailFailureReason, pausesQueue: boolean) =>
  ({ state: 'queued', reason, pausesQueue }) as const;
const makeMailInPausedQueue = (reason: MailFailureReason) => makeQueuedMail(reason, true);
const makeDelayedMail = (reason: MailFailureReason) => makeQueuedMail(reason, false);
const sentMail = { state: 'sent', pausesQueue: false } as const;
const refusedMail = { state: 'failed', reason: 'refused', pausesQueue: false } as const;
const unknownMail = { state: 'unknown', reason: 'interrupted', pausesQueue: true } as const;

/** Cases for the table of verdicts in docs/newsletter.md, in the order of an SMTP session. */
export const mailFaults: readonly MailFault[] = [
  { title: 'refuses the connection', script: 'no host', ...makeMailInPausedQueue('unreachable') },
  {
    title: 'never greets',
    script: { greeting: 'silence' },
    isSilent: true,
    ...makeMailInPausedQueue('unreachable'),
  },
  {
    title: 'closes the connection without a greeting',
    script: { greeting: 'close' },
    ...makeMailInPausedQueue('unreachable'),
  },
  {
    title: 'greets with 421',
    script: { greeting: '421 4.3.2 busy' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'greets with 554',
    script: { greeting: '554 5.7.1 not you' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'refuses EHLO and HELO',
    script: { ehlo: '550 no', helo: '550 no' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'replies to EHLO with 421',
    script: { ehlo: '421 4.3.2 later' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'refuses the password (535)',
    script: { auth: '535 5.7.8 wrong' },
    ...makeMailInPausedQueue('login'),
  },
  {
    title: 'requires an app password (534)',
    script: { auth: '534 5.7.9 app' },
    ...makeMailInPausedQueue('login'),
  },
  {
    title: 'cannot check the password (454)',
    script: { auth: '454 4.7.0 later' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'requires a login first (530)',
    script: { mail: '530 5.7.0 log in' },
    ...makeMailInPausedQueue('login'),
  },
  {
    title: 'refuses the sender’s domain',
    script: { mail: '550 5.1.8 domain' },
    ...makeMailInPausedQueue('sender'),
  },
  {
    title: 'is over its quota (552)',
    script: { mail: '552 5.2.2 quota' },
    ...makeMailInPausedQueue('limit'),
  },
  {
    title: 'is over its daily limit (550 5.4.5)',
    script: { mail: '550 5.4.5 limit' },
    ...makeMailInPausedQueue('limit'),
  },
  {
    title: 'has a local error at MAIL FROM',
    script: { mail: '451 4.3.0 error' },
    ...makeMailInPausedQueue('host'),
  },
  { title: 'has no such mailbox (5.1.1)', script: { rcpt: '550 5.1.1 unknown' }, ...refusedMail },
  {
    title: 'finds that the domain accepts no mail (5.1.10)',
    script: { rcpt: '556 5.1.10 null' },
    ...refusedMail,
  },
  {
    title: 'has disabled the mailbox (5.2.1)',
    script: { rcpt: '550 5.2.1 disabled' },
    ...refusedMail,
  },
  {
    title: 'refuses a recipient without a reason',
    script: { rcpt: '550 no' },
    ...makeDelayedMail('rejected'),
  },
  {
    title: 'refuses a recipient by policy (5.7.1)',
    script: { rcpt: '550 5.7.1 no' },
    ...makeDelayedMail('rejected'),
  },
  {
    title: 'greylists the sender (450)',
    script: { rcpt: '450 4.7.1 grey' },
    ...makeDelayedMail('deferred'),
  },
  {
    title: 'finds the mailbox full (452 5.2.2)',
    script: { rcpt: '452 5.2.2 full' },
    ...makeDelayedMail('deferred'),
  },
  {
    title: 'reaches its limit at RCPT TO',
    script: { rcpt: '550 5.4.5 limit' },
    ...makeMailInPausedQueue('limit'),
  },
  {
    title: 'closes with 421 at RCPT TO',
    script: { rcpt: '421 4.7.0 later' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'loses the connection at RCPT TO',
    script: { rcpt: 'close' },
    ...makeMailInPausedQueue('unreachable'),
  },
  {
    title: 'refuses DATA for now (451)',
    script: { data: '451 4.3.0 error' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'refuses DATA (554)',
    script: { data: '554 5.5.1 no' },
    ...makeMailInPausedQueue('host'),
  },
  {
    title: 'loses the connection before 354',
    script: { data: 'close' },
    ...makeMailInPausedQueue('unreachable'),
  },
  {
    title: 'stops replying before 354',
    script: { data: 'silence' },
    isSilent: true,
    ...makeMailInPausedQueue('unreachable'),
  },
  { title: 'loses the connection after the text', script: { text: 'close' }, ...unknownMail },
  {
    title: 'stops replying after the text',
    script: { text: 'silence' },
    isSilent: true,
    ...unknownMail,
  },
  { title: 'replies to DATA twice', script: { data: '354 go\r\n354 go' }, ...unknownMail },
  {
    title: 'refuses the text as spam',
    script: { text: '554 5.7.1 spam' },
    ...makeMailInPausedQueue('policy'),
  },
  {
    title: 'finds no mailbox after the text',
    script: { text: '550 5.1.1 unknown' },
    ...refusedMail,
  },
  {
    title: 'finds the mailbox full after the text',
    script: { text: '452 4.2.2 full' },
    ...makeDelayedMail('deferred'),
  },
  {
    title: 'closes with 421 after the text',
    script: { text: '421 4.3.2 bye' },
    ...makeMailInPausedQueue('host'),
  },
  { title: 'closes right after its 250', script: { afterText: 'close' }, ...sentMail },
  { title: 'replies to the text twice', script: { text: '250 queued\r\n250 queued' }, ...sentMail },
  { title: 'works', script: {}, ...sentMail },
];
