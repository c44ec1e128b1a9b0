import type { LiveResult } from './run-live-checks.ts';

/** Describes the results: a line for each check, then a summary. */
export function describeLiveResults(results: readonly LiveResult[]): string {
  const failureCount = results.filter(({ isOk }) => !isOk).length;
  return [
    ...results.map(({ title, isOk, message }) => `${isOk ? '✓' : '✗'} ${title}: ${message}`),
    '',
    failureCount === 0
      ? `All ${results.length} checks have passed.`
      : `${failureCount} of ${results.length} checks have failed.`,
  ].join('\n');
}
