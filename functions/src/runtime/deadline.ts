import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiProblem } from './problem.ts';

/**
 * The longest time that a caller of `api` waits. With a cold start before it, such a request takes
 * under ten seconds.
 */
export const requestTimeoutMs = 6_000;

/**
 * Waits for work with a timeout. Otherwise a database that hangs would block the caller until the
 * platform closes the connection.
 *
 * @throws ApiProblem `unavailable` after `ms` milliseconds
 */
export function withTimeout<T>(work: Promise<T>, ms = requestTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiProblem('unavailable')), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const requestDeadlines = new AsyncLocalStorage<{ readonly deadline: number }>();

/** Runs the work of a request with a deadline for {@link assertBeforeDeadline}. */
export const runWithDeadline = <T>(work: () => T, ms = requestTimeoutMs): T =>
  requestDeadlines.run({ deadline: Date.now() + ms }, work);

/**
 * Call this before a write. A caller who got an error must not find the change made later. Work
 * outside a request, such as a schedule's, has no deadline.
 *
 * @throws ApiProblem `unavailable` after the request's deadline
 */
export function assertBeforeDeadline(): void {
  const request = requestDeadlines.getStore();
  if (request && Date.now() > request.deadline) throw new ApiProblem('unavailable');
}
