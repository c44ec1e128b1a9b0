/**
 * Logs a problem that the page handles, such as a failed read or a malformed document. No other
 * code writes to the console.
 */
export function logWarning(problem: string, cause: unknown): void {
  console.warn(problem, cause);
}
