import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import { listDueMails } from '../store/outbox.ts';
import { processMailQueue } from './process-mail-queue.ts';

vi.mock('firebase-functions', () => ({ logger: { error: vi.fn(), info: vi.fn() } }));
vi.mock('./mail-queue.ts', () => ({ isQueueOpen: () => Promise.resolve(false) }));
vi.mock('../store/mail-queue-state.ts', () => ({
  getQueueState: () => Promise.resolve({ pause: null }),
}));
vi.mock('../store/outbox.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listDueMails: vi.fn(),
}));

/** A mail whose process died while it was sending. */
const interruptedMail = { id: 'mail-1', item: { kind: 'contact' }, writtenAt: 1 };

/** Firestore's update of a document. */
const update = vi.fn();
const db = { doc: () => ({ update }) };

beforeEach(() => {
  vi.mocked(listDueMails).mockResolvedValueOnce([interruptedMail as never]);
});

const run = () => processMailQueue(db as never, {} as never);
/** Makes the next update fail with a code of gRPC. */
const failUpdate = (code: number) =>
  update.mockRejectedValueOnce(Object.assign(new Error('refused'), { code }));

it.each([
  ['written by another process', 9],
  ['deleted', 5],
])('logs no error for an interrupted mail that was %s meanwhile', async (_change, code) => {
  failUpdate(code);
  await run();
  expect(update).toHaveBeenCalledOnce();
  expect(logger.error).not.toHaveBeenCalled();
});

it('logs an error while the database does not respond', async () => {
  failUpdate(14);
  await run();
  expect(logger.error).toHaveBeenCalledExactlyOnceWith('mail queue fault', {
    step: 'end',
    kind: 'Error',
  });
});
