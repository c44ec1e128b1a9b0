import './functions-environment.ts';
import { randomUUID } from 'node:crypto';
import type { ClientError } from '@club/domain/client-error';
import { endpoints } from '@club/domain/endpoints';
import { limits } from '@club/domain/limits';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { getCaller } from '../../functions/src/request/caller.ts';
import { countClientError } from '../../functions/src/store/client-errors.ts';
import { catchTooManyRequests } from '../../functions/src/store/rate-limits.ts';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { clearDatabase, openSeparateDatabase } from './mail-test-bed.ts';
import { makeCallerHeaders, postJson } from './visitor-requests.ts';

const { path } = endpoints.reportClientError;
/** A document for each day and group. A group is errors of the same kind, message and position. */
const groupsOfSite = getDatabase().collection('clientErrors');

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
  (await groupsOfSite.where('message', '==', message).get()).docs.map((snapshot) =>
    snapshot.data(),
  );

afterEach(async () => {
  for (const { ref } of (await groupsOfSite.get()).docs) await ref.delete();
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
  const documents = JSON.stringify(
    (await groupsOfSite.get()).docs.map((snapshot) => snapshot.data()),
  );
  expect(documents).toContain('Ana: (text) (address) (number) (address)');
  for (const text of ['Tremblay', 'ana@', '555-0199', caller['X-Forwarded-For']])
    expect(documents).not.toContain(text);
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
  expect((await groupsOfSite.get()).size).toBe(0);
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

beforeEach(() => clearDatabase('client-errors'));

/** Reports an error as the caller with a chain of forwarded addresses. */
const reportFrom = (chain: string, report = makeReport()) => {
  const request = { get: () => chain, socket: {} } as unknown as Parameters<typeof getCaller>[0];
  return catchTooManyRequests(() => countClientError(db, report, getCaller(request)));
};
const reportFromNewCaller = (report?: ClientError) =>
  reportFrom(makeCallerHeaders()['X-Forwarded-For'], report);
const listStoredGroups = async () =>
  (await db.collection('clientErrors').get()).docs.map((snapshot) => snapshot.data());

it('counts at most 50 groups and 200 errors a day, for all callers together', async () => {
  const [firstReport, ...reports] = Array.from({ length: 50 }, () => makeReport());
  if (!firstReport) throw new Error('No report was made.');
  await Promise.all([firstReport, ...reports].map((report) => reportFromNewCaller(report)));
  await reportFromNewCaller();
  expect(await listStoredGroups()).toHaveLength(50);
  for (let count = 50; count < 202; count += 1) await reportFromNewCaller(firstReport);
  const groups = await listStoredGroups();
  expect(groups).toHaveLength(50);
  expect(Math.max(...groups.map(({ count }) => Number(count)))).toBe(151);
});

it.each<[title: string, makeChain: (caller: number) => string]>([
  ['three callers', (caller) => `203.0.${caller % 3}.9`],
  ['one /48 of IPv6', (caller) => `2001:db8:0:${caller}::1`],
  ['one /24 of IPv4', (caller) => `203.0.113.${caller}`],
  ['one front end of Hosting', (caller) => `198.51.${caller}.7, 66.249.93.5`],
])('stores an error of another visitor after many made-up ones of %s', async (_, makeChain) => {
  for (let caller = 0; caller < 12; caller += 1)
    for (let n = 0; n < 20; n += 1) await reportFrom(makeChain(caller));
  expect((await listStoredGroups()).length).toBeLessThan(50);
  const report = makeReport();
  await reportFromNewCaller(report);
  expect(await listStoredGroups()).toContainEqual(
    expect.objectContaining({ message: report.message }),
  );
});
