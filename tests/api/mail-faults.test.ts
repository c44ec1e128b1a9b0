import { hour, queueIssueMail, readMail, storeIssue, storeReader } from './mail-test-bed.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pause } from '../../functions/src/store/mail-queue.ts';
import { processOutbox } from '../../functions/src/mail/process-outbox.ts';
import { composers } from '../../functions/src/send-mail/composers.ts';
import { makeSendMail } from '../../functions/src/mail/transport.ts';
import { type MailFault, mailFaults } from './mail-faults.ts';
import { mailLog } from './mail-log.ts';
import type { SmtpScript } from './smtp-stub.ts';
import { SmtpTestBed } from './smtp-test-bed.ts';

vi.mock('firebase-functions', async () => ({ logger: (await import('./mail-log.ts')).mailLog }));

const testBed = new SmtpTestBed('mail-faults');
const { db } = testBed;
/** Long enough for a slow machine; a host that never answers is waited for a second. */
const makeTimeouts = (isSilent: boolean) => {
  const wait = isSilent ? 1_000 : 20_000;
  return { connection: wait, reply: wait, total: 30_000 };
};

beforeEach(() => testBed.reset());
afterEach(() => {
  vi.useRealTimers();
  Object.values(mailLog).forEach((line) => line.mockClear());
});

/** The two ways a host may talk: command by command, or with PIPELINING (RFC 2920). */
const pipelining = '250-host\r\n250-PIPELINING\r\n250 AUTH PLAIN';
const addPipelining = (script: SmtpScript): SmtpScript => ({ ehlo: pipelining, ...script });

async function runAttempt({ script, isSilent = false }: MailFault, isPipelined: boolean) {
  testBed.setHost(script !== 'no host' && isPipelined ? addPipelining(script) : script);
  await processOutbox(db, composers, makeSendMail(makeTimeouts(isSilent)));
}
const readPause = async () => (await db.doc('queues/mail').get()).get('pause') as Pause | null;

describe.each([false, true])('with PIPELINING %s, a host that', (isPipelined) => {
  it.each(mailFaults)('$what: $state, $reason', async (fault) => {
    await storeIssue(db, 'a', { state: 'queued' });
    const reader = await storeReader(db);
    const id = await queueIssueMail(db, reader.id);
    await runAttempt(fault, isPipelined);

    const connections = testBed.host.connections();
    const mail = await readMail(db, id);
    expect([mail.state, mail.reason, mail.attempts]).toEqual([fault.state, fault.reason, 1]);
    expect((await readPause())?.reason).toBe(fault.pauses ? fault.reason : undefined);
    const row = await db.doc(`subscribers/${reader.id}`).get();
    expect(row.get('state')).toBe(fault.reason === 'refused' ? 'bounced' : 'confirmed');
    // Of a text whose outcome is unknown, nobody knows whether it has arrived.
    if (fault.state !== 'unknown') {
      expect(testBed.countDeliveries(reader.email)).toBe(fault.state === 'sent' ? 1 : 0);
    }

    // The host has recovered, and hours have passed: only what waited is sent.
    vi.setSystemTime(Date.now() + 6 * hour);
    testBed.setHost({});
    await processOutbox(db, composers, makeSendMail());
    const isResent = fault.state === 'queued';
    expect(testBed.host.connections()).toBe(connections + (isResent ? 1 : 0));
    if (isResent) expect(testBed.countDeliveries(reader.email)).toBe(1);
    expect((await readMail(db, id)).state).toBe(isResent ? 'sent' : fault.state);
    // What nodemailer tells its logger holds addresses; nothing of it is in ours.
    expect(JSON.stringify(Object.values(mailLog).map(({ mock }) => mock.calls))).not.toContain('@');
  });
});
