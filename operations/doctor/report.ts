import { doctorRequirements } from '../requirements/all-requirements.ts';
import type { DoctorContext } from './context.ts';
import { type CheckResult, type FindingState, runChecks } from './run-checks.ts';

const marks: Readonly<Record<FindingState, string>> = {
  ok: '✓',
  attention: '!',
  broken: '✗',
  'not-checked': '–',
};

function describeResult({ check, finding }: CheckResult): string {
  const { state, message, fix, evidence = [] } = finding;
  const reason = state === 'not-checked' ? 'not checked: ' : '';
  return [
    `${marks[state]} ${check.title}: ${reason}${message}`,
    ...(fix === undefined ? [] : [`    Fix: ${fix}`]),
    ...evidence.map((line) => `    ${line}`),
  ].join('\n');
}

function describeSummary(results: readonly CheckResult[]): string {
  const count = (state: FindingState) =>
    results.filter(({ finding }) => finding.state === state).length;
  const [attention, broken, unchecked] = [
    count('attention'),
    count('broken'),
    count('not-checked'),
  ];
  const list = `${count('ok')} ok, ${attention} in need of attention, ${broken} broken, ${unchecked} not checked`;
  if (unchecked === results.length) {
    return `Nothing could be checked, so nothing is known: ${list}.`;
  }
  if (broken > 0) return `Broken: ${list}.`;
  if (attention > 0) return `Nothing is broken: ${list}.`;
  return unchecked > 0 ? `No fault was found: ${list}.` : `All is well: ${list}.`;
}

/** The report: each check, with the fix and the evidence of its fault, then the summary. */
export const describeResults = (results: readonly CheckResult[]): string =>
  [...results.map(describeResult), '', describeSummary(results)].join('\n');

/** Runs all checks of what the club uses. */
export async function examine(context: DoctorContext): Promise<readonly CheckResult[]> {
  const results = await runChecks(doctorRequirements, context);
  return results.filter(({ finding }) => finding.isUnused !== true);
}

/** Gets the exit code: 1 if anything is broken. */
export const getExitCode = (results: readonly CheckResult[]): 0 | 1 =>
  results.some(({ finding }) => finding.state === 'broken') ? 1 : 0;
