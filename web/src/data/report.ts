/**
 * Reports a problem that stops nobody: a read that failed, or a malformed document. Nothing else of
 * the site writes to the console.
 */
export function report(problem: string, cause: unknown): void {
  console.warn(problem, cause);
}
