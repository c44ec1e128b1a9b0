import type { MailReason } from '@club/domain/mail';
import type { OutboxItem } from '../../functions/src/store/outbox.ts';
import type { SmtpScript } from './smtp-stub.ts';

/** A fault of the mail host, and the expected state of the mail. */
export interface MailFault {
  readonly what: string;
  readonly script: SmtpScript | 'no host';
  /** The host never replies, so the attempt ends by its timeout. */
  readonly isSilent?: boolean;
  readonly state: OutboxItem['state'];
  readonly reason?: MailReason;
  /** Whether the fault pauses the queue, or only delays this mail. */
  readonly pauses: boolean;
}

const makeWaitingMail = (reason: MailReason, pauses: boolean) =>
  ({ state: 'queued', reason, pauses }) as const;
const hostWaits = (reason: MailReason) => makeWaitingMail(reason, true);
const mailWaits = (reason: MailReason) => makeWaitingMail(reason, false);
const sentMail = { state: 'sent', pauses: false } as const;
const refusedMail = { state: 'failed', reason: 'refused', pauses: false } as const;
const unknownMail = { state: 'unknown', reason: 'interrupted', pauses: true } as const;

/** The table of docs/newsletter.md, by SMTP command. */
export const mailFaults: readonly MailFault[] = [
  { what: 'refuses the connection', script: 'no host', ...hostWaits('unreachable') },
  {
    what: 'never greets',
    script: { greeting: 'silence' },
    isSilent: true,
    ...hostWaits('unreachable'),
  },
  {
    what: 'closes the connection without a greeting',
    script: { greeting: 'close' },
    ...hostWaits('unreachable'),
  },
  { what: 'greets with 421', script: { greeting: '421 4.3.2 busy' }, ...hostWaits('host') },
  { what: 'greets with 554', script: { greeting: '554 5.7.1 not you' }, ...hostWaits('host') },
  {
    what: 'refuses EHLO and HELO',
    script: { ehlo: '550 no', helo: '550 no' },
    ...hostWaits('host'),
  },
  { what: 'replies to EHLO with 421', script: { ehlo: '421 4.3.2 later' }, ...hostWaits('host') },
  {
    what: 'refuses the password (535)',
    script: { auth: '535 5.7.8 wrong' },
    ...hostWaits('login'),
  },
  {
    what: 'requires an app password (534)',
    script: { auth: '534 5.7.9 app' },
    ...hostWaits('login'),
  },
  {
    what: 'cannot check the password (454)',
    script: { auth: '454 4.7.0 later' },
    ...hostWaits('host'),
  },
  {
    what: 'requires a login first (530)',
    script: { mail: '530 5.7.0 log in' },
    ...hostWaits('login'),
  },
  {
    what: 'refuses the sender’s domain',
    script: { mail: '550 5.1.8 domain' },
    ...hostWaits('sender'),
  },
  { what: 'is over its quota (552)', script: { mail: '552 5.2.2 quota' }, ...hostWaits('limit') },
  {
    what: 'is over its daily limit (550 5.4.5)',
    script: { mail: '550 5.4.5 limit' },
    ...hostWaits('limit'),
  },
  {
    what: 'has a local error at MAIL FROM',
    script: { mail: '451 4.3.0 error' },
    ...hostWaits('host'),
  },
  { what: 'has no such mailbox (5.1.1)', script: { rcpt: '550 5.1.1 unknown' }, ...refusedMail },
  {
    what: 'finds a domain without mail (5.1.10)',
    script: { rcpt: '556 5.1.10 null' },
    ...refusedMail,
  },
  {
    what: 'has disabled the mailbox (5.2.1)',
    script: { rcpt: '550 5.2.1 disabled' },
    ...refusedMail,
  },
  {
    what: 'refuses a recipient without saying why',
    script: { rcpt: '550 no' },
    ...mailWaits('rejected'),
  },
  {
    what: 'refuses a recipient by policy (5.7.1)',
    script: { rcpt: '550 5.7.1 no' },
    ...mailWaits('rejected'),
  },
  {
    what: 'lists the sender as new (450)',
    script: { rcpt: '450 4.7.1 grey' },
    ...mailWaits('deferred'),
  },
  {
    what: 'finds the mailbox full (452 5.2.2)',
    script: { rcpt: '452 5.2.2 full' },
    ...mailWaits('deferred'),
  },
  {
    what: 'reaches its limit at RCPT TO',
    script: { rcpt: '550 5.4.5 limit' },
    ...hostWaits('limit'),
  },
  { what: 'closes with 421 at RCPT TO', script: { rcpt: '421 4.7.0 later' }, ...hostWaits('host') },
  {
    what: 'loses the connection at RCPT TO',
    script: { rcpt: 'close' },
    ...hostWaits('unreachable'),
  },
  { what: 'refuses DATA for now (451)', script: { data: '451 4.3.0 error' }, ...hostWaits('host') },
  { what: 'refuses DATA (554)', script: { data: '554 5.5.1 no' }, ...hostWaits('host') },
  {
    what: 'loses the connection before 354',
    script: { data: 'close' },
    ...hostWaits('unreachable'),
  },
  {
    what: 'stops replying before 354',
    script: { data: 'silence' },
    isSilent: true,
    ...hostWaits('unreachable'),
  },
  { what: 'loses the connection after the text', script: { text: 'close' }, ...unknownMail },
  {
    what: 'stops replying after the text',
    script: { text: 'silence' },
    isSilent: true,
    ...unknownMail,
  },
  { what: 'replies to DATA twice', script: { data: '354 go\r\n354 go' }, ...unknownMail },
  { what: 'refuses the text as spam', script: { text: '554 5.7.1 spam' }, ...hostWaits('policy') },
  {
    what: 'finds no mailbox after the text',
    script: { text: '550 5.1.1 unknown' },
    ...refusedMail,
  },
  {
    what: 'finds the mailbox full after the text',
    script: { text: '452 4.2.2 full' },
    ...mailWaits('deferred'),
  },
  {
    what: 'closes with 421 after the text',
    script: { text: '421 4.3.2 bye' },
    ...hostWaits('host'),
  },
  { what: 'closes right after its 250', script: { end: 'close' }, ...sentMail },
  { what: 'answers the text twice', script: { text: '250 queued\r\n250 queued' }, ...sentMail },
  { what: 'works', script: {}, ...sentMail },
];
