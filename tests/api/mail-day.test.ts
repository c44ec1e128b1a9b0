import {
  hour,
  minute,
  queueIssueMail,
  readMail,
  storeIssue,
  storeReader,
} from './mail-test-bed.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { deliverQueuedMail } from '../../functions/src/mail/deliver-queued-mail.ts';
import { listQueue } from '../../functions/src/mail/list-queue.ts';
import { type OutboxItem, queueMail } from '../../functions/src/store/outbox.ts';
import { requeueMail } from '../../functions/src/mail/requeue-mail.ts';
import { processMailQueue } from '../../functions/src/mail/process-mail-queue.ts';
import { composers } from '../../functions/src/mail-kinds/composers.ts';
import { makeSendMail, type SendMail } from '../../functions/src/mail/transport.ts';
import { fanOutIssue } from '../../functions/src/newsletter/fan-out.ts';
import { mailLog } from './mail-log.ts';
import type { SmtpScript } from './smtp-stub.ts';
import { SmtpTestBed } from './smtp-test-bed.ts';

vi.mock('firebase-functions', async () => ({ logger: (await import('./mail-log.ts')).mailLog }));

const testBed = new SmtpTestBed('mail-day');
const { db } = testBed;
/** The staff member who sends the mails again. */
const staff = { uid: 'staff-one', email: 'staff-one@example.org', name: 'Maude' };
const readerCount = 90;
const stepMs = 5 * minute;

/** The host's behaviour until each hour of the day. With `no host`, connections are refused. */
const hostSchedule: readonly { readonly until: number; readonly script: SmtpScript | 'no host' }[] =
  [
    { until: 1, script: 'no host' },
    { until: 3, script: {} },
    { until: 4, script: { text: 'silence' } },
    { until: 7, script: {} },
    { until: 9, script: { auth: '535 5.7.8 wrong password' } },
    { until: 10.5, script: {} },
    { until: 13, script: { data: '354 go\r\n354 go' } },
    { until: 17, script: { text: '250 queued\r\n250 queued' } },
    { until: 21, script: { mail: '550 5.4.5 daily limit' } },
    { until: 24, script: {} },
  ];

beforeAll(async () => {
  process.env['MAIL_PER_MINUTE'] = '2';
  await testBed.reset();
});

/** The reply timeout is short, because only the script with `silence` reaches it. */
const sendBySmtp = makeSendMail({ connection: 20_000, reply: 1_000, total: 30_000 });
/** Whether the process dies after the next accepted mail, before the outcome is stored. */
let isCrashPlanned = false;
const sendMail: SendMail = async (mail) => {
  const verdict = await sendBySmtp(mail);
  if (!isCrashPlanned || verdict.outcome !== 'sent') return verdict;
  isCrashPlanned = false;
  throw new Error('the process died');
};

/** Subscribes a visitor. Then the trigger and two scheduled runs process the mail in parallel. */
async function subscribe(requestTime: number): Promise<void> {
  const reader = await storeReader(db);
  const row = { state: 'pending', requestedAt: Timestamp.now() };
  await db.doc(`subscribers/${reader.id}`).update(row);
  const id = `confirmation_${reader.id}_${requestTime}`;
  await db.runTransaction((transaction) => {
    const job = { kind: 'confirmation', subscriber: reader.id, locale: 'fr' } as const;
    queueMail(db, transaction, id, job);
    return Promise.resolve();
  });
  // Any of these processes may be the one that dies.
  await Promise.allSettled([
    deliverQueuedMail(db, composers, id, sendMail),
    processMailQueue(db, composers, sendMail),
    processMailQueue(db, composers, sendMail),
  ]);
}

async function simulateDay(): Promise<void> {
  const start = Date.now();
  for (let time = 0; time < 24 * hour; time += stepMs) {
    vi.setSystemTime(start + time);
    const script = hostSchedule.find(({ until }) => time < until * hour)?.script ?? {};
    testBed.setHostScript(script);
    if (time === 6 * hour) isCrashPlanned = true;
    if (time % hour === 0) await subscribe(time);
    else await processMailQueue(db, composers, sendMail);
  }
}

async function readMails() {
  const { docs } = await db.collection('outbox').get();
  const validDocs = docs.filter(({ id }) => id !== 'bad');
  return Promise.all(
    validDocs.map(async (doc) => {
      const item = doc.data() as OutboxItem;
      const subscriber = 'subscriber' in item ? item.subscriber : '';
      const email = String((await db.doc(`subscribers/${subscriber}`).get()).get('email'));
      return { id: doc.id, item, email, deliveryCount: testBed.countDeliveries(email) };
    }),
  );
}

it('a day with a bad host: every mail has one outcome, and only staff can send one twice', async () => {
  await storeIssue(db, 'a', { state: 'sending', cursor: '' });
  const storedReaders = await Promise.all(
    Array.from({ length: readerCount }, () => storeReader(db)),
  );
  // The host has no mailbox for three readers. Their mails end as `failed`, not as `unknown`.
  const addressesWithoutMailbox = storedReaders.slice(0, 3).map(({ email }) => email);
  addressesWithoutMailbox.forEach((email) =>
    testBed.host.recipientReplies.set(email, '550 5.1.1 no such user'),
  );
  await fanOutIssue(db, 'a');
  // A mail with an invalid subscriber id is the first in the queue.
  const badMail = {
    kind: 'issue',
    issue: 'a',
    subscriber: 'x/y',
    state: 'queued',
    attempts: 0,
  };
  const oneHourAgo = Timestamp.fromMillis(Date.now() - hour);
  await db.doc('outbox/bad').set({ ...badMail, dueAt: oneHourAgo, updatedAt: oneHourAgo });

  await simulateDay();

  const mails = await readMails();
  expect(mails).toHaveLength(readerCount + 24);
  const filterByState = (state: OutboxItem['state']) =>
    mails.filter(({ item }) => item.state === state);
  const [sentMails, unknownMails, failedMails] = [
    filterByState('sent'),
    filterByState('unknown'),
    filterByState('failed'),
  ];
  expect(sentMails.length + unknownMails.length + failedMails.length).toBe(mails.length);
  expect(sentMails.filter(({ deliveryCount }) => deliveryCount !== 1)).toEqual([]);
  expect(unknownMails.filter(({ deliveryCount }) => deliveryCount > 1)).toEqual([]);
  expect(failedMails.map(({ email, deliveryCount }) => [email, deliveryCount]).sort()).toEqual(
    addressesWithoutMailbox.map((email) => [email, 0]).sort(),
  );
  const pauses = mailLog.error.mock.calls.filter(([line]) => line === 'mail queue paused');
  const reasons = new Set(pauses.map(([, { reason }]) => String(reason)));
  expect([...reasons].sort()).toEqual(['interrupted', 'limit', 'login', 'unreachable']);
  // The crash leaves one unknown mail. The host adds a few more. It does not answer after a mail's
  // text, and for a while it answers DATA with 354 twice. The pauses of the queue prevent more.
  expect(unknownMails.length).toBeGreaterThan(1);
  expect(unknownMails.length).toBeLessThan(12);
  expect((await readMail(db, 'bad')).reason).toBe('fault');
  console.info(
    `${mails.length} mails = ${sentMails.length} sent + ${unknownMails.length} unknown + ${failedMails.length} refused; ` +
      `${testBed.host.countConnections()} connections`,
  );

  // Staff send an unknown mail again. Two clicks send it once.
  const [unknownMail] = unknownMails;
  if (!unknownMail) throw new Error('No mail has an unknown outcome.');
  const seenUpdatedAt = unknownMail.item.updatedAt.toDate().toISOString();
  await requeueMail(db, composers, unknownMail.id, { seenUpdatedAt, staff });
  await expect(
    requeueMail(db, composers, unknownMail.id, { seenUpdatedAt, staff }),
  ).rejects.toMatchObject({
    body: { error: 'conflict' },
  });
  await processMailQueue(db, composers, sendMail);
  await processMailQueue(db, composers, sendMail);
  expect((await readMail(db, unknownMail.id)).state).toBe('sent');
  expect(testBed.countDeliveries(unknownMail.email)).toBe(unknownMail.deliveryCount + 1);
}, 300_000);

it('a host that is away for over five days: mails fail, are listed, and staff send them again', async () => {
  await testBed.reset();
  await storeIssue(db, 'a', { state: 'sending', cursor: '' });
  const [first, second] = [await storeReader(db), await storeReader(db)];
  await fanOutIssue(db, 'a');
  testBed.setHostScript('no host');
  const start = Date.now();
  for (let time = 0; time < 5.2 * 24 * hour; time += hour) {
    vi.setSystemTime(start + time);
    await processMailQueue(db, composers, sendMail);
  }
  const { mails, waiting } = await listQueue(db, composers);
  expect(waiting).toBe(0);
  expect(mails.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'unreachable'],
    ['failed', 'unreachable'],
  ]);
  const failureLogs = mailLog.error.mock.calls.filter(([line]) => line === 'mail given up');
  expect(failureLogs.length).toBeGreaterThanOrEqual(2);

  testBed.setHostScript({});
  vi.setSystemTime(Date.now() + 3 * hour);
  for (const { _id, updatedAt } of mails)
    await requeueMail(db, composers, _id, { seenUpdatedAt: updatedAt, staff });
  await processMailQueue(db, composers, sendMail);
  await processMailQueue(db, composers, sendMail);
  expect([testBed.countDeliveries(first.email), testBed.countDeliveries(second.email)]).toEqual([
    1, 1,
  ]);
  expect((await listQueue(db, composers)).mails).toEqual([]);
});

it('staff see a mail that waits for a retry, however many newer mails wait for their first attempt', async () => {
  await testBed.reset();
  await storeIssue(db, 'a', { state: 'queued' });
  const { id: subscriber } = await storeReader(db);
  const retriedId = await queueIssueMail(db, subscriber);
  const retry = { reason: 'deferred', attempts: 1, updatedAt: Timestamp.fromMillis(0) } as const;
  await db.doc(`outbox/${retriedId}`).update(retry);
  await Promise.all(
    Array.from({ length: 51 }, async () => queueIssueMail(db, (await storeReader(db)).id)),
  );
  const { mails, waiting } = await listQueue(db, composers);
  expect(waiting).toBe(52);
  expect(mails.map(({ _id, state }) => [_id, state])).toEqual([[retriedId, 'waiting']]);
});
