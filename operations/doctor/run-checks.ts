import { CommandError } from '../../emulators/command-error.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { getPrompts } from '../go-live/prompts.ts';
import { GoogleError } from '../google/google-error.ts';
import { missingLogin } from '../google/google-session.ts';
import { createProject } from '../requirements/project.ts';
import {
  Fault,
  type FaultState,
  type Requirement,
  type Step,
} from '../requirements/requirement.ts';
import { type DoctorContext, getDeployCommand, getGoLiveCommand } from './context.ts';

export type FindingState = 'ok' | FaultState;

/** What the doctor has found of a requirement. */
interface Finding {
  readonly state: FindingState;
  /** What the report prints after the title. For `not-checked`: the reason. */
  readonly message: string;
  readonly evidence?: readonly string[];
  /** The command that ends the fault, or the page that explains what to do. */
  readonly fix?: string;
  /** Whether the club does not use it. The report then leaves it out. */
  readonly isUnused?: true;
  /** Whether the requirements that need this one cannot be checked either. */
  readonly isBlocking?: true;
}

const refuse = (): Promise<never> =>
  Promise.reject(new CommandError('The doctor changes nothing.'));

/** Makes the context of an inspection. Anything but reading is refused. */
const makeInspectionContext = (context: DoctorContext): GoLiveContext => ({
  name: context.name,
  settings: context.settings,
  projectId: context.settings.projectId,
  google: { ...context.google, send: refuse, waitSeconds: refuse },
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
  if (inspection.state === 'by-hand') {
    const { instruction, address } = inspection;
    return { state, message, fix: `${instruction.en} (${instruction.fr}) ${address}` };
  }
  const evidence = inspection.changes.map(({ what }) => what);
  return { state, message, evidence, fix: getGoLiveCommand(context) };
}

/**
 * Reads a requirement's state, and what would change it.
 *
 * @throws any error where it cannot be read
 */
async function examine(requirement: Requirement, context: DoctorContext): Promise<Finding> {
  const { run, fix = getDeployCommand } = requirement;
  try {
    if (!run) return await inspect(requirement as Step, context);
    return { state: 'ok', message: await run(context) };
  } catch (error) {
    if (error instanceof Fault) {
      const { message } = error;
      const { state = 'broken', evidence = [] } = error.details;
      if (state === 'not-checked') return { state, message, isBlocking: true };
      const usualFix = typeof fix === 'string' ? fix : fix(context);
      return { state, message, evidence, fix: error.details.fix ?? usualFix };
    }
    // An inspection refuses what nothing can correct, such as a bucket in another region.
    if (run || !(error instanceof CommandError) || error instanceof GoogleError) throw error;
    const hint = 'Use another project: a new projectId in the settings, then go-live';
    return { state: 'broken', message: error.message, fix: hint };
  }
}

/** A check with its finding. */
export interface CheckResult {
  readonly check: Requirement;
  readonly finding: Finding;
}

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

async function runWithTimeout(
  check: Requirement,
  context: DoctorContext,
  timeoutMs: number,
): Promise<Finding> {
  const late = Promise.withResolvers<never>();
  const message = `took longer than ${timeoutMs / 1000} s`;
  const timer = setTimeout(() => late.reject(new Error(message)), timeoutMs);
  try {
    return await Promise.race([examine(check, context), late.promise]);
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
    const blocker = neededResults.find(
      ({ finding: { state, isBlocking } }) => state === 'broken' || isBlocking,
    );
    if (!blocker) return { check, finding: await runWithTimeout(check, context, timeoutMs) };
    const { finding, check: neededCheck } = blocker;
    // The message of a check that could not run already names the first cause.
    const message =
      finding.state === 'broken' ? `${neededCheck.title}: ${finding.message}` : finding.message;
    return { check, finding: { state: 'not-checked', message, isBlocking: true } };
  };
  const runOnce = (check: Requirement): Promise<CheckResult> => {
    const result = results.get(check) ?? run(check);
    results.set(check, result);
    return result;
  };
  return Promise.all(checks.map(runOnce));
}
