import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';

vi.mock('firebase-functions', () => ({ logger: { warn: vi.fn() } }));

const since = '2026-11-22T12:00:00.000Z';
/** The fields of the document; undefined while there is none. */
let document: object | undefined;
let readDocument: () => Promise<object>;

const db = {
  doc: (path: string) => ({ get: () => (path === 'switches/site' ? readDocument() : undefined) }),
} as unknown as Firestore;

beforeEach(() => {
  vi.useFakeTimers();
  // Each test is a new instance with an empty cache.
  vi.resetModules();
  document = undefined;
  readDocument = vi.fn(() =>
    Promise.resolve({
      exists: document !== undefined,
      data: () => document,
      ref: { path: 'switches/site' },
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const loadStore = () => import('./switches.ts');

it('stops neither writes nor mails without the document', async () => {
  const { requireWritesAllowed, areMailsStopped } = await loadStore();
  await requireWritesAllowed(db);
  expect(await areMailsStopped(db)).toBe(false);
});

it('stops writes or mails, whichever the document says', async () => {
  const { requireWritesAllowed, areMailsStopped } = await loadStore();
  document = { areWritesStopped: true, since, reason: 'restore' };
  await expect(requireWritesAllowed(db)).rejects.toMatchObject({
    body: { error: 'writes-stopped' },
  });
  expect(await areMailsStopped(db)).toBe(false);
  vi.setSystemTime(Date.now() + 30_000);
  document = { areWritesStopped: false, areMailsStopped: true, since };
  await requireWritesAllowed(db);
  expect(await areMailsStopped(db)).toBe(true);
});

it('reads the document at most every 30 seconds', async () => {
  const { requireWritesAllowed } = await loadStore();
  await Promise.all([requireWritesAllowed(db), requireWritesAllowed(db)]);
  document = { areWritesStopped: true, since };
  vi.setSystemTime(Date.now() + 29_000);
  await requireWritesAllowed(db);
  expect(readDocument).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 1_000);
  await expect(requireWritesAllowed(db)).rejects.toThrow('writes-stopped');
});

it.each<[what: string, read: () => Promise<object>]>([
  ['fails', () => Promise.reject(new Error('no database'))],
  ['hangs', () => Promise.withResolvers<object>().promise],
])('stops neither writes nor mails while the read of the document %s', async (_, read) => {
  const { requireWritesAllowed, areMailsStopped } = await loadStore();
  readDocument = read;
  const result = requireWritesAllowed(db);
  await vi.advanceTimersByTimeAsync(2_000);
  await result;
  expect(await areMailsStopped(db)).toBe(false);
});

it('does not stop writes because of a malformed document', async () => {
  const { requireWritesAllowed } = await loadStore();
  document = { areWritesStopped: 'yes' };
  await requireWritesAllowed(db);
});
