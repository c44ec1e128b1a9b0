import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiProblem } from './problem.ts';

/** How long a caller waits at most: with the start of an instance before it, still under ten seconds. */
export const requestTimeoutMs = 6_000;

/**
 * Gives the work's result, or gives up. A database that hangs would otherwise hold the caller until
 * the platform cuts the line.
 *
 * @throws ApiProblem `unavailable` after six seconds.
 */
export function withTimeout<T>(work: Promise<T>, ms = requestTimeoutMs): Promise<T> {
  // One promise, not the handful of `Promise.race`: the platform's server watches each of them.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiProblem('unavailable')), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const requestDeadlines = new AsyncLocalStorage<{ readonly deadline: number }>();

/** Runs a request's work, which may ask {@link assertBeforeDeadline} whether its caller still waits. */
export const runWithDeadline = <T>(work: () => T, ms = requestTimeoutMs): T =>
  requestDeadlines.run({ deadline: Date.now() + ms }, work);

/**
 * To be asked before anything is written: whoever was told that it failed must not find it done
 * later. Work that no request has begun, such as a schedule's, always goes on.
 *
 * @throws ApiProblem `unavailable` once the caller has been given up on.
 */
export function assertBeforeDeadline(): void {
  const request = requestDeadlines.getStore();
  if (request && Date.now() > request.deadline) throw new ApiProblem('unavailable');
}
