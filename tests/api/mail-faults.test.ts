import {
  hour,
  minute,
  queueIssueMail,
  readMail,
  storeIssue,
  storeReader,
} from './mail-test-bed.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredPause } from '../../functions/src/store/mail-queue-state.ts';
import { requireDeliverableAddress } from '../../functions/src/mail/mail-queue.ts';
import { processMailQueue } from '../../functions/src/mail/process-mail-queue.ts';
import { composers } from '../../functions/src/mail-kinds/composers.ts';
import { makeSendMail } from '../../functions/src/mail/transport.ts';
import { type MailFault, mailFaults } from './mail-faults.ts';
import { mailLog } from './mail-log.ts';
import type { SmtpScript } from './smtp-stub.ts';
import { SmtpTestBed } from './smtp-test-bed.ts';

vi.mock('firebase-functions', async () => ({ logger: (await import('./mail-log.ts')).mailLog }));

const testBed = new SmtpTestBed('mail-faults');
const { db } = testBed;
/** The timeouts suit a slow machine, but are one second for a host that stops replying. */
const makeTimeouts = (isSilent: boolean) => {
  const wait = isSilent ? 1_000 : 20_000;
  return { connection: wait, reply: wait, total: 30_000 };
};

beforeEach(() => testBed.reset());
afterEach(() => {
  vi.useRealTimers();
  Object.values(mailLog).forEach((logMethod) => logMethod.mockClear());
});

/** A reply to EHLO after which the client sends several commands at once (RFC 2920). */
const pipeliningReply = '250-host\r\n250-PIPELINING\r\n250 AUTH PLAIN';
const addPipelining = (script: SmtpScript): SmtpScript => ({ ehlo: pipeliningReply, ...script });

async function runAttempt({ script }: MailFault, isPipelined: boolean) {
  // A host that stops replying at some step ends the attempt by its timeout.
  const isSilent = Object.values(script).includes('silence');
  testBed.setHostScript(script !== 'no host' && isPipelined ? addPipelining(script) : script);
  await processMailQueue(db, composers, makeSendMail(makeTimeouts(isSilent)));
}
const readPause = async () =>
  (await db.doc('queues/mail').get()).get('pause') as StoredPause | null;

describe.each([false, true])('with PIPELINING %s, a mail to a host that', (isPipelined) => {
  it.each(mailFaults)('$title becomes "$state" with the reason "$reason"', async (fault) => {
    await storeIssue(db, 'a', { state: 'queued' });
    const reader = await storeReader(db);
    const id = await queueIssueMail(db, reader.id);
    await runAttempt(fault, isPipelined);

    const connectionCount = testBed.host.countConnections();
    const mail = await readMail(db, id);
    expect([mail.state, mail.reason, mail.attempts]).toEqual([fault.state, fault.reason, 1]);
    expect((await readPause())?.reason).toBe(fault.pausesQueue ? fault.reason : undefined);
    const row = await db.doc(`subscribers/${reader.id}`).get();
    expect(row.get('state')).toBe(fault.reason === 'refused' ? 'bounced' : 'confirmed');
    // A mail with an unknown outcome may or may not have arrived.
    if (fault.state !== 'unknown') {
      expect(testBed.countDeliveries(reader.email)).toBe(fault.state === 'sent' ? 1 : 0);
    }

    // Hours later the host works again, and only waiting mails are sent.
    vi.setSystemTime(Date.now() + 6 * hour);
    testBed.setHostScript({});
    await processMailQueue(db, composers, makeSendMail());
    const isResent = fault.state === 'queued';
    expect(testBed.host.countConnections()).toBe(connectionCount + (isResent ? 1 : 0));
    if (isResent) expect(testBed.countDeliveries(reader.email)).toBe(1);
    expect((await readMail(db, id)).state).toBe(isResent ? 'sent' : fault.state);
    // nodemailer's log contains addresses, and ours must not.
    expect(JSON.stringify(Object.values(mailLog).map(({ mock }) => mock.calls))).not.toContain('@');
  });
});

it('a host that refuses one address for five days delays no other mail, and gets none twice', async () => {
  await storeIssue(db, 'a', { state: 'queued' });
  const refusedReader = await storeReader(db);
  const refusedId = await queueIssueMail(db, refusedReader.id);
  testBed.setHostScript({});
  testBed.host.recipientReplies.set(refusedReader.email, '555 5.5.2 cannot decode response');
  const start = Date.now();
  for (let time = 0; time < 5 * 24 * hour; time += 5 * hour) {
    vi.setSystemTime(start + time);
    await processMailQueue(db, composers, makeSendMail());
    const reader = await storeReader(db);
    await queueIssueMail(db, reader.id);
    await processMailQueue(db, composers, makeSendMail());
    expect(testBed.countDeliveries(reader.email)).toBe(1);
  }
  expect(mailLog.error.mock.calls.filter(([line]) => line === 'mail queue paused')).toEqual([]);
  expect((await readMail(db, refusedId)).reason).toBe('rejected');
});

it('five recipients with the same reply pause the queue, and another mail probes the host first', async () => {
  await storeIssue(db, 'a', { state: 'queued' });
  const readers: Awaited<ReturnType<typeof storeReader>>[] = [];
  for (let n = 0; n < 7; n += 1) {
    const reader = await storeReader(db);
    await queueIssueMail(db, reader.id);
    readers.push(reader);
  }
  testBed.setHostScript({ rcpt: '550 5.7.26 unauthenticated' });
  await processMailQueue(db, composers, makeSendMail());
  const pause = await readPause();
  expect(pause?.reason).toBe('sender');
  const attempts = async () =>
    (await Promise.all(readers.map(({ id }) => readMail(db, `issue_a_${id}`)))).map(
      (mail) => mail.attempts,
    );
  expect((await attempts()).toSorted()).toEqual([0, 0, 1, 1, 1, 1, 1]);

  // The host drops each connection, so only the probe is attempted: a mail that has not failed yet.
  testBed.setHostScript({ greeting: 'close' });
  vi.setSystemTime((pause?.until ?? 0) + minute);
  await processMailQueue(db, composers, makeSendMail());
  expect((await attempts()).toSorted()).toEqual([0, 1, 1, 1, 1, 1, 1]);

  testBed.setHostScript({});
  vi.setSystemTime(Date.now() + 6 * hour);
  await processMailQueue(db, composers, makeSendMail());
  expect(readers.map(({ email }) => testBed.countDeliveries(email))).toEqual(readers.map(() => 1));
});

it('the forms accept an accent before the @ while the mail host offers SMTPUTF8', async () => {
  await storeIssue(db, 'a', { state: 'queued' });
  const sendOneMail = async (script: SmtpScript) => {
    await queueIssueMail(db, (await storeReader(db)).id);
    testBed.setHostScript(script);
    await processMailQueue(db, composers, makeSendMail());
  };
  const check = () => requireDeliverableAddress(db, 'élodie@example.org');
  const refusal = { body: { error: 'invalid-body', fields: ['email'] } };
  await expect(check()).rejects.toMatchObject(refusal);
  await sendOneMail({ ehlo: '250-host\r\n250-SMTPUTF8\r\n250 AUTH PLAIN' });
  await expect(check()).resolves.toBeUndefined();
  await sendOneMail({});
  await expect(check()).rejects.toMatchObject(refusal);
  await expect(requireDeliverableAddress(db, "o'connor@example.org")).resolves.toBeUndefined();
});
