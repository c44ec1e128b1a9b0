import { setTimeout as delay } from 'node:timers/promises';
import { requestTimeoutMs } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** gRPC's NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED. */
const conflictCodes = new Set<unknown>([5, 6, 9, 10]);

/** Whether a batch failed because of a concurrent write. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictCodes.has(error.code);

/**
 * Repeats an attempt while it returns null after a concurrent write.
 *
 * @throws ApiProblem `unavailable` at the deadline, and whatever `attempt` throws
 */
export async function retryUntilDeadline<T>(attempt: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + requestTimeoutMs;
  for (let pause = 25; Date.now() < deadline; pause *= 2) {
    const result = await attempt();
    if (result !== null) return result;
    // A random pause keeps concurrent writes from colliding again.
    await delay(pause * Math.random());
  }
  throw new ApiProblem('unavailable');
}
