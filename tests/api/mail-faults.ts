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

const makeQueuedResult = (reason: MailFailureReason, pausesQueue: boolean) =>
  ({ state: 'queued', reason, pausesQueue }) as const;
const makePausedQueueResult = (reason: MailFailureReason) => makeQueuedResult(reason, true);
const makeDelayResult = (reason: MailFailureReason) => makeQueuedResult(reason, false);
const sentResult = { state: 'sent', pausesQueue: false } as const;
const refusedResult = { state: 'failed', reason: 'refused', pausesQueue: false } as const;
const unknownResult = { state: 'unknown', reason: 'interrupted', pausesQueue: true } as const;

/** What the host replies to `RCPT TO`. */
const recipientReplies: readonly (readonly [
  title: string,
  reply: string,
  result: Pick<MailFault, 'state' | 'reason' | 'pausesQueue'>,
])[] = [
  ['has no such mailbox (5.1.1)', '550 5.1.1 unknown', refusedResult],
  ['finds that the domain accepts no mail (5.1.10)', '556 5.1.10 null', refusedResult],
  ['has disabled the mailbox (5.2.1)', '550 5.2.1 disabled', refusedResult],
  ['refuses a recipient without a reason', '550 no', makeDelayResult('rejected')],
  ['refuses a recipient by policy (5.7.1)', '550 5.7.1 no', makeDelayResult('rejected')],
  [
    'cannot decode the recipient (555 5.5.2)',
    '555 5.5.2 cannot decode',
    makeDelayResult('rejected'),
  ],
  [
    'finds bad UTF-8 in the recipient (500 5.5.2)',
    '500 5.5.2 bad UTF-8 syntax',
    makeDelayResult('rejected'),
  ],
  [
    'finds the recipient invalid (501 5.5.4)',
    '501 5.5.4 invalid address',
    makeDelayResult('rejected'),
  ],
  [
    'requires SMTPUTF8 for the recipient (553 5.6.7)',
    '553 5.6.7 requires SMTPUTF8',
    makeDelayResult('rejected'),
  ],
  ['has no such mailbox (550 5.5.0)', '550 5.5.0 unavailable', makeDelayResult('rejected')],
  ['has no such user (553 5.3.0)', '553 5.3.0 no such user here', makeDelayResult('rejected')],
  [
    'blocks our sender for the recipient (550 5.7.26)',
    '550 5.7.26 unauthenticated',
    makeDelayResult('sender'),
  ],
  ['has too many recipients (452 4.5.3)', '452 4.5.3 too many', makeDelayResult('deferred')],
  [
    'has no storage for the recipient (452 4.3.1)',
    '452 4.3.1 storage',
    makeDelayResult('deferred'),
  ],
  [
    'knows no route to the recipient (550 5.4.4)',
    '550 5.4.4 no route',
    makeDelayResult('rejected'),
  ],
  ['greylists the sender (450)', '450 4.7.1 grey', makeDelayResult('deferred')],
  ['finds the mailbox full (452 5.2.2)', '452 5.2.2 full', makeDelayResult('deferred')],
  ['reaches its limit at RCPT TO', '550 5.4.5 limit', makeDelayResult('limit')],
  ['closes with 421 at RCPT TO', '421 4.7.0 later', makePausedQueueResult('host')],
];

/** Cases for the verdicts of functions/src/mail/verdict.ts, in the order of an SMTP session. */
export const mailFaults: readonly MailFault[] = [
  { title: 'refuses the connection', script: 'no host', ...makePausedQueueResult('unreachable') },
  {
    title: 'never greets',
    script: { greeting: 'silence' },
    isSilent: true,
    ...makePausedQueueResult('unreachable'),
  },
  {
    title: 'closes the connection without a greeting',
    script: { greeting: 'close' },
    ...makePausedQueueResult('unreachable'),
  },
  {
    title: 'greets with 421',
    script: { greeting: '421 4.3.2 busy' },
    ...makePausedQueueResult('host'),
  },
  {
    title: 'greets with 554',
    script: { greeting: '554 5.7.1 not you' },
    ...makePausedQueueResult('host'),
  },
  {
    title: 'refuses EHLO and HELO',
    script: { ehlo: '550 no', helo: '550 no' },
    ...makePausedQueueResult('host'),
  },
  {
    title: 'replies to EHLO with 421',
    script: { ehlo: '421 4.3.2 later' },
    ...makePausedQueueResult('host'),
  },
  {
    title: 'refuses the password (535)',
    script: { auth: '535 5.7.8 wrong' },
    ...makePausedQueueResult('login'),
  },
  {
    title: 'requires an app password (534)',
    script: { auth: '534 5.7.9 app' },
    ...makePausedQueueResult('login'),
  },
  {
    title: 'cannot check the password (454)',
    script: { auth: '454 4.7.0 later' },
    ...makePausedQueueResult('host'),
  },
  {
    title: 'requires a login first (530)',
    script: { mail: '530 5.7.0 log in' },
    ...makePausedQueueResult('login'),
  },
  {
    title: 'refuses the sender’s domain',
    script: { mail: '550 5.1.8 domain' },
    ...makePausedQueueResult('sender'),
  },
  {
    title: 'is over its quota (552)',
    script: { mail: '552 5.2.2 quota' },
    ...makePausedQueueResult('limit'),
  },
  {
    title: 'is over its daily limit (550 5.4.5)',
    script: { mail: '550 5.4.5 limit' },
    ...makePausedQueueResult('limit'),
  },
  {
    title: 'has a local error at MAIL FROM',
    script: { mail: '451 4.3.0 error' },
    ...makePausedQueueResult('host'),
  },
  ...recipientReplies.map(([title, rcpt, result]) => ({ title, script: { rcpt }, ...result })),
  {
    title: 'permits no SMTPUTF8 at MAIL FROM (550 5.6.7)',
    script: { mail: '550 5.6.7 not permitted' },
    ...makeDelayResult('rejected'),
  },
  {
    title: 'finds the mail too large at MAIL FROM (552 5.3.4)',
    script: { mail: '552 5.3.4 too large' },
    ...makeDelayResult('rejected'),
  },
  {
    title: 'finds the mail too large after the text (552 5.3.4)',
    script: { text: '552 5.3.4 too large' },
    ...makeDelayResult('rejected'),
  },
  {
    title: 'finds that the text needs SMTPUTF8 (550 5.6.7)',
    script: { text: '550 5.6.7 SMTPUTF8 is required' },
    ...makeDelayResult('policy'),
  },
  {
    title: 'loses the connection at RCPT TO',
    script: { rcpt: 'close' },
    ...makePausedQueueResult('unreachable'),
  },
  {
    title: 'refuses DATA for now (451)',
    script: { data: '451 4.3.0 error' },
    ...makeDelayResult('deferred'),
  },
  {
    title: 'refuses DATA (554)',
    script: { data: '554 5.5.1 no' },
    ...makeDelayResult('rejected'),
  },
  {
    title: 'loses the connection before 354',
    script: { data: 'close' },
    ...makePausedQueueResult('unreachable'),
  },
  {
    title: 'stops replying before 354',
    script: { data: 'silence' },
    isSilent: true,
    ...makePausedQueueResult('unreachable'),
  },
  { title: 'loses the connection after the text', script: { text: 'close' }, ...unknownResult },
  {
    title: 'stops replying after the text',
    script: { text: 'silence' },
    isSilent: true,
    ...unknownResult,
  },
  { title: 'replies to DATA twice', script: { data: '354 go\r\n354 go' }, ...unknownResult },
  {
    title: 'refuses the text as spam',
    script: { text: '554 5.7.1 spam' },
    ...makeDelayResult('policy'),
  },
  {
    title: 'finds no mailbox after the text',
    script: { text: '550 5.1.1 unknown' },
    ...refusedResult,
  },
  {
    title: 'finds the mailbox full after the text',
    script: { text: '452 4.2.2 full' },
    ...makeDelayResult('deferred'),
  },
  {
    title: 'closes with 421 after the text',
    script: { text: '421 4.3.2 bye' },
    ...makePausedQueueResult('host'),
  },
  { title: 'closes right after its 250', script: { afterText: 'close' }, ...sentResult },
  {
    title: 'replies to the text twice',
    script: { text: '250 queued\r\n250 queued' },
    ...sentResult,
  },
  { title: 'works', script: {}, ...sentResult },
];
