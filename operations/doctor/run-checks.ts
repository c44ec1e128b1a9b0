import { CommandError } from '../../emulators/command-error.ts';
import { type DoctorContext, getGoLiveCommand } from './context.ts';
import { missingLogin } from './google-reader.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { getPrompts } from '../go-live/prompts.ts';
import { GoogleError } from '../google/google-error.ts';
import { createProject } from '../requirements/project.ts';
import type { Finding, Requirement, Step } from '../requirements/requirement.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new CommandError('The doctor changes nothing.'));

/** Makes the context of an inspection. Anything but reading is refused. */
const makeInspectionContext = (context: DoctorContext): GoLiveContext => ({
  name: context.name,
  settings: context.settings,
  projectId: context.settings.projectId,
  google: { ...context.google, send: refuse, wait: refuse },
  prompts: getPrompts({ isTerminal: false }),
  commandOptions: { signal: new AbortController().signal, print: () => undefined },
  account: context.account,
  billingAccount: undefined,
  commit: '',
  contentFolder: '',
  deploy: refuse,
});

async function inspect(step: Step, context: DoctorContext): Promise<Finding> {
  const inspection = await step.inspect(makeInspectionContext(context));
  const { finding } = inspection;
  if (inspection.state === 'done') return { state: 'ok', message: finding };
  if (inspection.state === 'not-needed') return { state: 'ok', message: finding, isUnused: true };
  const state = inspection.fault ?? (step.severity === 'unread' ? 'not-checked' : step.severity);
  const message = `${finding}; without it, ${step.without}`;
  if (state === 'not-checked') return { state, message };
  return inspection.state === 'to-do'
    ? {
        state,
        message,
        fix: getGoLiveCommand(context),
        evidence: inspection.changes.map(({ what }) => what),
      }
    : {
        state,
        message,
        fix: `${inspection.instruction.en} (${inspection.instruction.fr}) ${inspection.address}`,
      };
}

/**
 * Reads a requirement's state, and what would change it.
 *
 * @throws any error where it cannot be read
 */
async function examine(requirement: Requirement, context: DoctorContext): Promise<Finding> {
  if (requirement.run) return requirement.run(context);
  try {
    return await inspect(requirement as Step, context);
  } catch (error) {
    // An inspection refuses what nothing can correct, such as a bucket in another region.
    if (!(error instanceof CommandError) || error instanceof GoogleError) throw error;
    const fix = 'Use another project: a new projectId in the settings, then go-live';
    return { state: 'broken', message: error.message, fix };
  }
}

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
