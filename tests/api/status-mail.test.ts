import './functions-environment.ts';
import { dayMs } from '@club/domain/day';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { queueStatusMail, makeStatusMailId } from '../../functions/src/status/queue-status-mail.ts';
import { readSiteStatus } from '../../functions/src/status/site-status.ts';
import { countClientError } from '../../functions/src/store/client-errors.ts';
import { getDatabase } from './admin.ts';
import { clearDatabase, openSeparateDatabase } from './mail-test-bed.ts';
import { listMailsTo } from './mailbox.ts';

const webmaster = demo.webmaster ?? '';

it('the webmaster gets one status mail, however often the mail of the week is queued', async () => {
  const now = Date.now();
  await Promise.all([queueStatusMail(getDatabase(), now), queueStatusMail(getDatabase(), now)]);
  await queueStatusMail(getDatabase(), now);
  const mail = getDatabase().doc(`outbox/${makeStatusMailId(now)}`);
  await expect
    .poll(async () => (await mail.get()).get('state') as unknown, { timeout: 60_000 })
    .toBe('sent');
  const mails = await listMailsTo(webmaster);
  expect(mails).toHaveLength(1);
  // The emulators have no backups to read.
  expect(mails[0]?.text).toContain('n’a pas pu être lue');
  expect(mails[0]?.text).toContain('could not be read');
  await mail.delete();
});

const db = openSeparateDatabase('status');
beforeAll(() => clearDatabase('status'));
afterEach(() => clearDatabase('status'));
afterAll(() => db.terminate());

it('the status has the unsent mails, the queue and the errors, without the status mail itself', async () => {
  const now = Date.now();
  const storeMail = (id: string, state: string, ageMs: number) => {
    const at = Timestamp.fromMillis(now - ageMs);
    const times = { updatedAt: at, queuedAt: at, dueAt: at, expiresAt: at };
    return db
      .doc(`outbox/${id}`)
      .set({ kind: 'issue', state, reason: 'refused', attempts: 1, ...times });
  };
  await storeMail('a', 'failed', dayMs);
  await storeMail('b', 'failed', 2 * dayMs);
  await storeMail('old', 'failed', 8 * dayMs);
  await storeMail('c', 'unknown', dayMs);
  await storeMail('waiting', 'queued', 3 * dayMs);
  await storeMail('own', 'queued', 0);
  const report = {
    kind: 'error',
    message: 'x is not defined',
    script: 'a.js',
    line: 1,
    column: 1,
    page: '/',
    locale: 'fr',
    version: 'b.js',
  } as const;
  const caller = { id: 'a', subnet: 'a', frontEnd: undefined };
  for (const line of [1, 2, 2]) await countClientError(db, { ...report, line }, caller);
  const storeCount = (name: string, daysAgo: number, taken: number) =>
    db.doc(`rateLimits/${name}_all_${Math.floor(now / dayMs) - daysAgo}`).set({ taken });
  await storeCount('subscriptions', 2, 500);
  await storeCount('subscriptions', 6, 503);
  await storeCount('places', 1, 299);
  await storeCount('messages', 9, 200);
  await storeCount('suppressions', 0, 500);
  const status = await readSiteStatus(db, { ownMailId: 'own', now });
  expect(status.reachedLimits).toEqual([
    { kind: 'subscription', maxCalls: 500, days: 2 },
    { kind: 'suppression', maxCalls: 500, days: 1 },
  ]);
  expect(status.unsentMails).toEqual([
    { state: 'failed', kind: 'issue', reason: 'refused', count: 2 },
    { state: 'unknown', kind: 'issue', reason: 'refused', count: 1 },
  ]);
  expect(status.queue).toEqual({ waiting: 1, oldest: now - 3 * dayMs, pause: undefined });
  expect(status.clientErrors.map(({ line, count }) => [line, count])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(status.newestBackupAt).toBe('unknown');
});
