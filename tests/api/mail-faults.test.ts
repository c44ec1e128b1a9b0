import {
  clearDatabase,
  hour,
  mailDatabase,
  queueIssueMail,
  readMail,
  storeIssue,
  storeReader,
  useHost,
} from './mail-test-bed.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pause } from '../../functions/src/store/mail-queue.ts';
import { processOutbox } from '../../functions/src/mail/process-outbox.ts';
import { composers } from '../../functions/src/send-mail/composers.ts';
import { makeSendMail } from '../../functions/src/mail/transport.ts';
import { type MailFault, mailFaults } from './mail-faults.ts';
import { openScriptedHost, type Script, type ScriptedHost } from './scripted-host.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: log }));

const name = 'mail-faults';
const db = mailDatabase(name);
/** Long enough for a slow machine; a host that never answers is waited for a second. */
const patience = (isSilent: boolean) => {
  const wait = isSilent ? 1_000 : 20_000;
  return { connection: wait, reply: wait, total: 30_000 };
};

let host: ScriptedHost;
beforeAll(async () => {
  host = await openScriptedHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  await clearDatabase(name);
  // Only the clock: timers and the network stay real.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  Object.values(log).forEach((line) => line.mockClear());
});

/** The two ways a host may talk: command by command, or with PIPELINING (RFC 2920). */
const pipelining = '250-host\r\n250-PIPELINING\r\n250 AUTH PLAIN';
const inBatches = (script: Script): Script => ({ ehlo: pipelining, ...script });

async function attempt({ script, isSilent = false }: MailFault, isPipelined: boolean) {
  useHost(script === 'no host' ? 1 : host.port);
  if (script !== 'no host') host.play(isPipelined ? inBatches(script) : script);
  await processOutbox(db, composers, makeSendMail(patience(isSilent)));
}
const pauseOf = async () => (await db.doc('queues/mail').get()).get('pause') as Pause | null;
const timesTo = (email: string) => host.delivered.filter((one) => one === email).length;

describe.each([false, true])('with PIPELINING %s, a host that', (isPipelined) => {
  it.each(mailFaults)('$what: $state, $reason', async (fault) => {
    await storeIssue(db, 'a', { state: 'queued' });
    const reader = await storeReader(db);
    const id = await queueIssueMail(db, reader.id);
    await attempt(fault, isPipelined);

    const connections = host.connections();
    const mail = await readMail(db, id);
    expect([mail.state, mail.reason, mail.attempts]).toEqual([fault.state, fault.reason, 1]);
    expect((await pauseOf())?.reason).toBe(fault.pauses ? fault.reason : undefined);
    const row = await db.doc(`subscribers/${reader.id}`).get();
    expect(row.get('state')).toBe(fault.reason === 'refused' ? 'bounced' : 'confirmed');
    // Of a text whose outcome is unknown, nobody knows whether it has arrived.
    if (fault.state !== 'unknown') {
      expect(timesTo(reader.email)).toBe(fault.state === 'sent' ? 1 : 0);
    }

    // The host has recovered, and hours have passed: only what waited is sent.
    vi.setSystemTime(Date.now() + 6 * hour);
    useHost(host.port);
    host.play({});
    await processOutbox(db, composers, makeSendMail());
    const isResent = fault.state === 'queued';
    expect(host.connections()).toBe(connections + (isResent ? 1 : 0));
    if (isResent) expect(timesTo(reader.email)).toBe(1);
    expect((await readMail(db, id)).state).toBe(isResent ? 'sent' : fault.state);
    // What nodemailer tells its logger holds addresses; nothing of it is in ours.
    expect(JSON.stringify(Object.values(log).map(({ mock }) => mock.calls))).not.toContain('@');
  });
});
