import { GoogleError } from '../google/google-error.ts';
import type { Check, Finding } from './check.ts';
import type { DoctorContext } from './context.ts';
import { missingLogin } from './google-reader.ts';

/** A check with its finding. */
export interface CheckResult {
  readonly check: Check;
  readonly finding: Finding;
}

/** The time limit of each check. */
const checkTimeoutMs = 15_000;

/** Explains why a check could not run, as part of a sentence. */
function explainFailure(error: unknown, account: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof GoogleError) || error.reason === missingLogin) return error.message;
  const { status, message } = error;
  if (status === 403) return `${account || 'this account'} may not read it: ${message}`;
  if (status === 401) return `Google refused the log-in, run: npx firebase login (${message})`;
  return status === 0 || status === 429 || status >= 500
    ? `Google did not respond: ${message}`
    : message;
}

const isBlocking = ({ finding }: CheckResult): boolean =>
  finding.state === 'broken' || (finding.state === 'not-checked' && finding.isBlocking === true);

async function runWithTimeout(
  check: Check,
  context: DoctorContext,
  timeoutMs: number,
): Promise<Finding> {
  const lateFinding = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => {
    lateFinding.resolve({
      state: 'not-checked',
      message: `took longer than ${timeoutMs / 1000} s`,
    });
  }, timeoutMs);
  try {
    return await Promise.race([check.run(context), lateFinding.promise]);
  } catch (error) {
    return { state: 'not-checked', message: explainFailure(error, context.account) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs checks in parallel, each after the checks that it needs. A check that throws or takes too
 * long is `not-checked`.
 */
export async function runChecks(
  checks: readonly Check[],
  context: DoctorContext,
  timeoutMs = checkTimeoutMs,
): Promise<readonly CheckResult[]> {
  const results = new Map<Check, Promise<CheckResult>>();
  const run = async (check: Check): Promise<CheckResult> => {
    const neededResults = await Promise.all((check.needs ?? []).map(runOnce));
    const blocker = neededResults.find(isBlocking);
    if (blocker) {
      const { finding, check: neededCheck } = blocker;
      // The message of a check that could not run already names the first cause.
      const message =
        finding.state === 'broken' ? `${neededCheck.title}: ${finding.message}` : finding.message;
      return { check, finding: { state: 'not-checked', message, isBlocking: true } };
    }
    return { check, finding: await runWithTimeout(check, context, timeoutMs) };
  };
  const runOnce = (check: Check): Promise<CheckResult> => {
    const result = results.get(check) ?? run(check);
    results.set(check, result);
    return result;
  };
  return Promise.all(checks.map(runOnce));
}
