import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNewestBackup } from './backups.ts';

const getAccessToken = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/app', () => ({ applicationDefault: () => ({ getAccessToken }) }));
vi.mock('./admin.ts', () => ({ getProjectId: () => 'club' }));
vi.mock('firebase-functions', () => ({ logger: { warn: vi.fn() } }));

const database = 'projects/club/databases/(default)';
const backups = [
  { database, state: 'READY', snapshotTime: '2026-11-21T08:00:00Z' },
  { database, state: 'READY', snapshotTime: '2026-11-22T08:00:00Z' },
  { database, state: 'CREATING', snapshotTime: '2026-11-23T08:00:00Z' },
  { database: `${database}-2`, state: 'READY', snapshotTime: '2026-11-24T08:00:00Z' },
];
const sendRequest = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  vi.stubGlobal('fetch', sendRequest);
  getAccessToken.mockResolvedValue({ access_token: 'token' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('finds the newest complete backup of the database', async () => {
  sendRequest.mockResolvedValue(Response.json({ backups }));
  expect(await findNewestBackup()).toBe(Date.parse('2026-11-22T08:00:00Z'));
  const [address, options] = sendRequest.mock.lastCall ?? [];
  expect(address).toBe('https://firestore.googleapis.com/v1/projects/club/locations/-/backups');
  expect(options?.headers).toEqual({ Authorization: 'Bearer token' });
});

it('finds no backup in an empty list', async () => {
  sendRequest.mockResolvedValue(Response.json({}));
  expect(await findNewestBackup()).toBeUndefined();
});

it.each([
  ['a refused request', () => Promise.resolve(new Response('', { status: 403 }))],
  ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a malformed response', () => Promise.resolve(Response.json({ backups: [{}] }))],
])('returns `unknown` after %s', async (_, respond) => {
  sendRequest.mockImplementation(respond);
  expect(await findNewestBackup()).toBe('unknown');
});

it('returns `unknown` on the emulators, without a request', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  sendRequest.mockClear();
  expect(await findNewestBackup()).toBe('unknown');
  expect(sendRequest).not.toHaveBeenCalled();
});

it('waits at most ten seconds for a token', async () => {
  vi.useFakeTimers();
  getAccessToken.mockReturnValue(Promise.withResolvers().promise);
  const result = findNewestBackup();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe('unknown');
});
