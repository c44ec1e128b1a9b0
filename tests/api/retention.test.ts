import { clearDatabase, openSeparateDatabase } from './mail-test-bed.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { root } from '../../emulators/project.ts';
import { deleteNonStaffAccounts } from '../../functions/src/store/staff-accounts.ts';
import { queueMail } from '../../functions/src/store/outbox.ts';
import { retentionRules } from '../../functions/src/retention/retention-rules.ts';
import { getAdminApp } from './admin.ts';
import { callApi } from './http.ts';
import { makeGoogleToken } from './tokens.ts';

/** A separate database, in which tests store old dates. */
const databaseName = 'retention';
const db = openSeparateDatabase(databaseName);
const now = Date.now();
const daysAgo = (days: number) => Timestamp.fromMillis(now - days * dayMs);

async function runRetention(): Promise<void> {
  for (const { run } of retentionRules) await run(db, now);
}
const listIds = async (collection: string) =>
  (await db.collection(collection).get()).docs.map(({ id }) => id);

beforeEach(() => clearDatabase(databaseName));
afterAll(() => db.terminate());

const consent = { wording: '2026-11-22', locale: 'fr', page: '/', at: daysAgo(5000) };
const reader = { email: 'reader@example.org', locale: 'fr', consent, requestedAt: daysAgo(5000) };

describe('every night', () => {
  it.each([
    ['subscribers', 'requestedAt', retentionDays.unconfirmed, { ...reader, state: 'pending' }],
    [
      'subscribers',
      'unsubscribedAt',
      retentionDays.endedConsent,
      { locale: 'fr', consent, requestedAt: daysAgo(5000), state: 'unsubscribed' },
    ],
    ['issues', 'updatedAt', retentionDays.issue, { subject: 'News', state: 'queued' }],
    ['orders', 'at', retentionDays.save, { by: { uid: 'u', email: 'staff@example.org' } }],
    ['history', 'at', retentionDays.save, { by: { uid: 'u', email: 'staff@example.org' } }],
  ])(
    'a document of %s is deleted once its %s is more than %i days ago',
    async (collection, field, days, fields) => {
      const storeDocument = (id: string, at: Timestamp) =>
        db.doc(`${collection}/${id}`).set({ ...fields, [field]: at });
      await Promise.all([
        storeDocument('old', daysAgo(days + 1)),
        storeDocument('young', daysAgo(days - 1)),
      ]);
      await runRetention();
      expect(await listIds(collection)).toEqual(['young']);
    },
  );

  it('the address of a bounced reader is erased after its period', async () => {
    const storeDocument = (id: string, days: number) =>
      db.doc(`subscribers/${id}`).set({ ...reader, state: 'bounced', bouncedAt: daysAgo(days) });
    await storeDocument('old', retentionDays.bouncedAddress + 1);
    await storeDocument('young', retentionDays.bouncedAddress - 1);
    await runRetention();
    const [oldRow, youngRow] = await Promise.all(
      ['old', 'young'].map(async (id) => (await db.doc(`subscribers/${id}`).get()).data()),
    );
    expect(oldRow).not.toHaveProperty('email');
    expect(oldRow).toMatchObject({ state: 'unsubscribed', way: 'bounced', consent });
    expect(youngRow).toMatchObject({ state: 'bounced', email: reader.email });
    expect(await listIds('suppressions')).toEqual([]);
  });

  it('the proof of an earlier subscription remains after a new request that nobody confirms', async () => {
    const formerConsent = { ...consent, at: daysAgo(900) };
    await db.doc('subscribers/former').set({
      ...reader,
      state: 'pending',
      requestedAt: daysAgo(retentionDays.unconfirmed + 1),
      formerConsent,
      confirmedAt: daysAgo(899),
      unsubscribedAt: daysAgo(100),
      way: 'link',
    });
    await runRetention();
    const row = (await db.doc('subscribers/former').get()).data();
    expect(row).toMatchObject({
      state: 'unsubscribed',
      consent: formerConsent,
      unsubscribedAt: daysAgo(100),
      way: 'link',
    });
    expect(row).not.toHaveProperty('email');
    expect(row).not.toHaveProperty('formerConsent');
  });

  it('a confirmed reader remains, however long ago they subscribed, left and returned', async () => {
    const returnedReader = { ...reader, state: 'confirmed', unsubscribedAt: daysAgo(4000) };
    await db.doc('subscribers/reader').set(returnedReader);
    await runRetention();
    expect((await db.doc('subscribers/reader').get()).data()).toMatchObject({
      state: 'confirmed',
      email: reader.email,
    });
  });

  it('more than one page of documents is deleted', async () => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 450; n += 1) {
      void writer.create(db.doc(`history/save-${n}`), { at: daysAgo(retentionDays.save + 1 + n) });
    }
    await writer.close();
    await runRetention();
    expect(await listIds('history')).toEqual([]);
  });
});

it('a mail has an expiry date as soon as it is queued', async () => {
  await db.runTransaction((transaction) => {
    const job = { kind: 'test-issue', issue: 'a', locale: 'fr', to: demo.staff[0] ?? '' } as const;
    queueMail(db, transaction, 'test-issue_a', job);
    return Promise.resolve();
  });
  const expiresAt = (await db.doc('outbox/test-issue_a').get()).get('expiresAt') as Timestamp;
  expect(expiresAt.toMillis()).toBeLessThanOrEqual(Date.now() + retentionDays.unsentMail * dayMs);
});

it('exactly eight collections have a time-to-live policy on expiresAt', () => {
  const indexes = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  const collectionsWithTtl = indexes.fieldOverrides
    .filter(({ ttl, fieldPath }) => ttl === true && fieldPath === 'expiresAt')
    .map(({ collectionGroup }) => collectionGroup);
  expect(collectionsWithTtl.sort()).toEqual([
    'activity',
    'clientErrors',
    'messages',
    'outbox',
    'practiceFamilies',
    'rateLimits',
    'suppressions',
    'waitingList',
  ]);
});

describe('an account that is not staff', () => {
  const email = 'passer-by@example.org';
  const getAuthClient = () => getAuth(getAdminApp());
  const findAccount = (address: string) =>
    getAuthClient()
      .getUserByEmail(address)
      .catch(() => undefined);

  it('is refused and removed at each attempt', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const token = await makeGoogleToken(email);
      expect(await findAccount(email)).toBeDefined();
      const response = await callApi('/api/staff/session', { token });
      expect([response.status, response.json]).toEqual([403, { error: 'forbidden' }]);
      expect(await findAccount(email)).toBeUndefined();
      expect((await callApi('/api/staff/session', { token })).status).toBe(401);
    }
  });

  it('that never calls the API is removed at night, and staff accounts remain', async () => {
    for (const address of [email, ...demo.staff]) await makeGoogleToken(address);
    expect(await deleteNonStaffAccounts()).toBeGreaterThan(0);
    expect(await findAccount(email)).toBeUndefined();
    for (const address of demo.staff) expect(await findAccount(address), address).toBeDefined();
  });
});
