import {
  clearDatabase,
  hour,
  mailDatabase,
  minute,
  readMail,
  storeIssue,
  storeReader,
  useHost,
} from './mail-test-bed.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deliverQueuedMail } from '../../functions/src/mail/deliver-queued-mail.ts';
import { listQueue } from '../../functions/src/mail/list-queue.ts';
import { type OutboxItem, queueMail } from '../../functions/src/store/outbox.ts';
import { requeueMail } from '../../functions/src/mail/requeue-mail.ts';
import { processOutbox } from '../../functions/src/mail/process-outbox.ts';
import { composers } from '../../functions/src/send-mail/composers.ts';
import { makeSendMail, type SendMail } from '../../functions/src/mail/transport.ts';
import { fanOutIssue } from '../../functions/src/newsletter/fan-out.ts';
import { openScriptedHost, type Script, type ScriptedHost } from './scripted-host.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: log }));

const name = 'mail-day';
const db = mailDatabase(name);
const readers = 90;
const step = 5 * minute;

/** The day of the host, hour by hour; `no host` refuses connections. */
const day: readonly { readonly until: number; readonly script: Script | 'no host' }[] = [
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

let host: ScriptedHost;
beforeAll(async () => {
  host = await openScriptedHost();
  process.env['MAIL_PER_MINUTE'] = '2';
  await clearDatabase(name);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await host.close();
});

/** Silence is waited for by the second; only the text is ever met with silence here. */
const overSmtp = makeSendMail({ connection: 20_000, reply: 1_000, total: 30_000 });
/** Once in the day the process dies after the host took the mail, before anything is noted. */
let isToDie = false;
const hand: SendMail = async (mail) => {
  const verdict = await overSmtp(mail);
  if (!isToDie || verdict.outcome !== 'sent') return verdict;
  isToDie = false;
  throw new Error('the process died');
};

/** A visitor who subscribes: their confirmation is queued, and the trigger and a run meet over it. */
async function subscribe(number: number): Promise<void> {
  const reader = await storeReader(db);
  const row = { state: 'pending', requestedAt: Timestamp.now() };
  await db.doc(`subscribers/${reader.id}`).update(row);
  const id = `confirmation_${reader.id}_${number}`;
  await db.runTransaction((transaction) => {
    const errand = { kind: 'confirmation', subscriber: reader.id, locale: 'fr' } as const;
    queueMail(db, transaction, id, errand);
    return Promise.resolve();
  });
  // The trigger's process may be the one that dies.
  await Promise.allSettled([
    deliverQueuedMail(db, composers, id, hand),
    processOutbox(db, composers, hand),
    processOutbox(db, composers, hand),
  ]);
}

async function liveThroughTheDay(): Promise<void> {
  const start = Date.now();
  for (let time = 0; time < 24 * hour; time += step) {
    vi.setSystemTime(start + time);
    const script = day.find(({ until }) => time < until * hour)?.script ?? {};
    useHost(script === 'no host' ? 1 : host.port);
    if (script !== 'no host') host.play(script);
    if (time === 6 * hour) isToDie = true;
    if (time % hour === 0) await subscribe(time);
    else await processOutbox(db, composers, hand);
  }
}

const timesTo = (email: string) => host.delivered.filter((one) => one === email).length;
async function readAll() {
  const { docs } = await db.collection('outbox').get();
  const composable = docs.filter(({ id }) => id !== 'bad');
  return Promise.all(
    composable.map(async (doc) => {
      const item = doc.data() as OutboxItem;
      const subscriber = 'subscriber' in item ? item.subscriber : '';
      const email = String((await db.doc(`subscribers/${subscriber}`).get()).get('email'));
      return { id: doc.id, item, email, times: timesTo(email) };
    }),
  );
}

it('a day with a bad host: every mail has one outcome, and none is sent twice', async () => {
  await storeIssue(db, 'a', { state: 'sending', cursor: '' });
  const stored = await Promise.all(Array.from({ length: readers }, () => storeReader(db)));
  const gone = stored.slice(0, 3).map(({ email }) => email);
  gone.forEach((email) => host.unknown.add(email));
  await fanOutIssue(db, 'a');
  // A document that no code of ours has written, first in line.
  const bad = { kind: 'issue', issue: 'a', subscriber: 'x/y', state: 'queued', attempts: 0 };
  const early = Timestamp.fromMillis(Date.now() - hour);
  await db.doc('outbox/bad').set({ ...bad, dueAt: early, updatedAt: early });

  await liveThroughTheDay();

  const mails = await readAll();
  expect(mails).toHaveLength(readers + 24);
  const inState = (state: OutboxItem['state']) => mails.filter(({ item }) => item.state === state);
  const [sent, unknown, failed] = [inState('sent'), inState('unknown'), inState('failed')];
  expect(sent.length + unknown.length + failed.length).toBe(mails.length);
  expect(sent.filter(({ times }) => times !== 1)).toEqual([]);
  expect(unknown.filter(({ times }) => times > 1)).toEqual([]);
  expect(failed.map(({ email, times }) => [email, times]).sort()).toEqual(
    gone.map((email) => [email, 0]).sort(),
  );
  const pauses = log.error.mock.calls.filter(([line]) => line === 'mail queue paused');
  const reasons = new Set(pauses.map(([, { reason }]) => String(reason)));
  expect([...reasons].sort()).toEqual(['interrupted', 'limit', 'login', 'unreachable']);
  // One of them is the process that died; the host's bad hours cost a few each, not the issue.
  expect(unknown.length).toBeGreaterThan(1);
  expect(unknown.length).toBeLessThan(12);
  expect((await readMail(db, 'bad')).reason).toBe('fault');
  console.info(
    `mails in ${mails.length} = sent ${sent.length} + unknown ${unknown.length} + refused ${failed.length}; ` +
      `${host.connections()} connections`,
  );

  // Staff send one of the unknown again: once, however often they press.
  const [again] = unknown;
  if (!again) throw new Error('There is an unknown mail.');
  const seen = again.item.updatedAt.toDate().toISOString();
  await requeueMail(db, composers, again.id, seen);
  await expect(requeueMail(db, composers, again.id, seen)).rejects.toMatchObject({
    body: { error: 'conflict' },
  });
  await processOutbox(db, composers, hand);
  await processOutbox(db, composers, hand);
  expect((await readMail(db, again.id)).state).toBe('sent');
  expect(timesTo(again.email)).toBe(again.times + 1);
}, 300_000);

it('a host that is away for longer than five days: given up, listed, and sent again by staff', async () => {
  await clearDatabase(name);
  host.play({});
  await storeIssue(db, 'a', { state: 'sending', cursor: '' });
  const [first, second] = [await storeReader(db), await storeReader(db)];
  await fanOutIssue(db, 'a');
  useHost(1);
  const start = Date.now();
  for (let time = 0; time < 5.2 * 24 * hour; time += hour) {
    vi.setSystemTime(start + time);
    await processOutbox(db, composers, hand);
  }
  const { mails, waiting } = await listQueue(db, composers);
  expect(waiting).toBe(0);
  expect(mails.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'unreachable'],
    ['failed', 'unreachable'],
  ]);
  const givenUp = log.error.mock.calls.filter(([line]) => line === 'mail given up');
  expect(givenUp.length).toBeGreaterThanOrEqual(2);

  useHost(host.port);
  vi.setSystemTime(Date.now() + 3 * hour);
  for (const { _id, updatedAt } of mails) await requeueMail(db, composers, _id, updatedAt);
  await processOutbox(db, composers, hand);
  await processOutbox(db, composers, hand);
  expect([timesTo(first.email), timesTo(second.email)]).toEqual([1, 1]);
  expect((await listQueue(db, composers)).mails).toEqual([]);
});
