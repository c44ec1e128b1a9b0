import './functions-environment.ts';
import { randomUUID } from 'node:crypto';
import type { ClientError } from '@club/domain/client-error';
import { endpoints } from '@club/domain/endpoints';
import { limits } from '@club/domain/limits';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, it } from 'vitest';
import { countClientError } from '../../functions/src/store/client-errors.ts';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { openSeparateDatabase } from './mail-test-bed.ts';
import { makeCallerHeaders, postJson } from './visitor-requests.ts';

const { path } = endpoints.reportClientError;
/** A document for each day and group. A group is errors of the same kind, message and position. */
const groups = getDatabase().collection('clientErrors');

/**
 * Makes a report of an error that no other test reports. Its message has no digits, because the
 * server replaces long numbers.
 */
const makeReport = (changes: Partial<ClientError> = {}): ClientError => ({
  kind: 'error',
  message: `TypeError of ${randomUUID().replaceAll(/\d/gu, 'x')}`,
  script: 'index-B_x1.js',
  line: 1,
  column: 2345,
  page: '/contact',
  locale: 'en',
  version: 'index-B_x1.js',
  ...changes,
});

const findGroups = async ({ message }: ClientError) =>
  (await groups.where('message', '==', message).get()).docs.map((snapshot) => snapshot.data());

afterEach(async () => {
  for (const { ref } of (await groups.get()).docs) await ref.delete();
});

it('counts the errors of a group on one day in one document, which expires 30 days after the last error', async () => {
  const report = makeReport();
  for (let call = 0; call < 3; call += 1) {
    const { status, json } = await postJson(path, report);
    expect([status, json]).toEqual([200, { ok: true }]);
  }
  await postJson(path, { ...report, line: 2 });
  const documents = await findGroups(report);
  expect(documents.map(({ count }) => Number(count)).sort()).toEqual([1, 3]);
  const { firstSeenAt, lastSeenAt, expiresAt } = documents[0] as Record<string, Timestamp>;
  expect(lastSeenAt?.toMillis()).toBeGreaterThanOrEqual(firstSeenAt?.toMillis() ?? Infinity);
  expect(expiresAt?.toMillis()).toBe((lastSeenAt?.toMillis() ?? 0) + 30 * 86_400_000);
});

it('replaces quoted texts, addresses and long numbers in a message, and stores nothing about the caller', async () => {
  const caller = makeCallerHeaders();
  const message = 'Ana: "Jean Tremblay" ana@example.org 514-555-0199 https://example.org/?ana';
  await postJson(path, makeReport({ message }), caller);
  const documents = JSON.stringify((await groups.get()).docs.map((snapshot) => snapshot.data()));
  expect(documents).toContain('Ana: (text) (address) (number) (address)');
  for (const text of ['Tremblay', 'ana@', '555-0199', caller['X-Forwarded-For']])
    expect(documents).not.toContain(text);
});

it('stores half a surrogate pair as U+FFFD, and neither a domain nor a change of direction', async () => {
  const { status } = await postJson(
    path,
    makeReport({ message: 'a\ud800b \u202emoc.liame\u202c club-renouvellement.com' }),
  );
  expect(status).toBe(200);
  expect((await groups.get()).docs.map((snapshot) => snapshot.get('message') as unknown)).toEqual([
    'a\ufffdb (address) (address)',
  ]);
});

it.each([
  ['an unknown page', { page: '/ana' }],
  ['a script with a path', { script: '/home/ana/a.js' }],
  ['a script that is no file of our build', { script: 'urgent-paiement.com' }],
  ['a version that is no file of our build', { version: 'evil.co.js' }],
  ['an unknown field', { email: 'ana@example.org' }],
  ['an empty message', { message: ' ' }],
])('refuses %s', async (_, changes) => {
  const { status } = await postJson(path, { ...makeReport(), ...changes });
  expect(status).toBe(400);
  expect((await groups.get()).size).toBe(0);
});

it('refuses a large body', async () => {
  const json = { ...makeReport(), filler: 'x'.repeat(limits.errorReportBytes) };
  expect((await postJson(path, json)).status).toBeGreaterThanOrEqual(400);
  const body = `${JSON.stringify(makeReport())}${' '.repeat(limits.errorReportBytes)}`;
  const headers = { ...makeCallerHeaders(), 'Content-Type': 'application/json' };
  expect((await callApi(path, { method: 'POST', headers, body })).status).toBe(413);
});

it('returns the same response to a caller over the limit, and counts no more reports', async () => {
  const caller = makeCallerHeaders();
  const report = makeReport();
  for (let call = 0; call < 22; call += 1) {
    const { status, json } = await postJson(path, report, caller);
    expect([status, json]).toEqual([200, { ok: true }]);
  }
  expect(await findGroups(report)).toMatchObject([{ count: 20 }]);
});

// A separate database contains no counts of other tests.
const db = openSeparateDatabase('client-errors');
afterAll(() => db.terminate());

it('counts at most 50 groups and 200 errors a day, for all callers together', async () => {
  const [firstReport, ...reports] = Array.from({ length: 50 }, () => makeReport());
  if (!firstReport) throw new Error('No report was made.');
  await Promise.all([firstReport, ...reports].map((report) => countClientError(db, report)));
  await expect(countClientError(db, makeReport())).rejects.toThrow('too-many-requests');
  for (let count = 50; count < 200; count += 1) await countClientError(db, firstReport);
  await expect(countClientError(db, firstReport)).rejects.toThrow('too-many-requests');
  const documents = (await db.collection('clientErrors').get()).docs;
  expect(documents).toHaveLength(50);
  expect(Math.max(...documents.map((one) => Number(one.get('count'))))).toBe(151);
});
