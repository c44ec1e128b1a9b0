import { GoogleError } from '../google/google-error.ts';
import { createProject } from '../requirements/project.ts';
import type { Finding, Requirement } from '../requirements/requirement.ts';
import type { DoctorContext } from './context.ts';
import { examine } from './examine.ts';
import { missingLogin } from './google-reader.ts';

/** A check with its finding. */
export interface CheckResult {
  readonly check: Requirement;
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

/** What go-live brings about is in the project, so the doctor reads the project first. */
const getNeeds = ({ needs, run }: Requirement): readonly Requirement[] =>
  needs ?? (run ? [] : [createProject]);

const isBlocking = ({ finding }: CheckResult): boolean =>
  finding.state === 'broken' || (finding.state === 'not-checked' && finding.isBlocking === true);

async function runWithTimeout(
  check: Requirement,
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
    return await Promise.race([examine(check, context), lateFinding.promise]);
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
  checks: readonly Requirement[],
  context: DoctorContext,
  timeoutMs = checkTimeoutMs,
): Promise<readonly CheckResult[]> {
  const results = new Map<Requirement, Promise<CheckResult>>();
  const run = async (check: Requirement): Promise<CheckResult> => {
    const neededResults = await Promise.all(getNeeds(check).map(runOnce));
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
  const runOnce = (check: Requirement): Promise<CheckResult> => {
    const result = results.get(check) ?? run(check);
    results.set(check, result);
    return result;
  };
  return Promise.all(checks.map(runOnce));
}
