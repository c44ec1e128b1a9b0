/**
 * Reports what went wrong without anybody being stopped by it: a read that failed, a document that
 * is not what it should be. The only place of the site that writes to the console.
 */
export function report(problem: string, cause: unknown): void {
  console.warn(problem, cause);
}
