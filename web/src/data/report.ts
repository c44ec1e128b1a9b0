/**
 * Reports a problem that the page survives: a failed read or a malformed document. Nothing else
 * writes to the console.
 */
export function report(problem: string, cause: unknown): void {
  console.warn(problem, cause);
}
