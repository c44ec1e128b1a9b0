import { ApiProblem } from './problem.ts';

/** How long a caller waits at most: with the start of an instance before it, still under ten seconds. */
export const patienceMs = 6_000;

/**
 * Gives the work's result, or gives up. A database that hangs would otherwise hold the caller until
 * the platform cuts the line.
 *
 * @throws ApiProblem `unavailable` after six seconds.
 */
export function withDeadline<T>(work: Promise<T>, ms = patienceMs): Promise<T> {
  // One promise, not the handful of `Promise.race`: the platform's server watches each of them.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiProblem('unavailable')), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
