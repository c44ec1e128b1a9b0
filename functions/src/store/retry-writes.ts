import { setTimeout as delay } from 'node:timers/promises';
import type { WriteBatch } from 'firebase-admin/firestore';
import { assertBeforeDeadline, requestTimeoutMs } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** gRPC's NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const conflictCodes = new Set<unknown>([5, 6, 9, 10]);

/** Whether a batch failed because of a concurrent write. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictCodes.has(error.code);

/**
 * Commits the batch of an attempt. Returns `result`, or null after a concurrent write.
 *
 * @throws ApiProblem `unavailable` after the request's deadline. The caller has already got an
 *   error, so the write must not succeed later.
 */
export async function commitAttempt<T>(batch: WriteBatch, result: T): Promise<T | null> {
  assertBeforeDeadline();
  try {
    await batch.commit();
    return result;
  } catch (error) {
    if (isWriteConflict(error)) return null;
    throw error;
  }
}

/**
 * Repeats an attempt while it returns null after a concurrent write.
 *
 * @throws ApiProblem `unavailable` after `requestTimeoutMs`, and whatever `attempt` throws
 */
export async function retryUntilDeadline<T>(attempt: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + requestTimeoutMs;
  for (let pauseMs = 25; Date.now() < deadline; pauseMs *= 2) {
    const result = await attempt();
    if (result !== null) return result;
    // A random pause keeps concurrent writes from colliding again.
    await delay(pauseMs * Math.random());
  }
  throw new ApiProblem('unavailable');
}
