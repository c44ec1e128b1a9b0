import { doctorRequirements } from '../requirements/all-requirements.ts';
import type { DoctorContext } from './context.ts';
import { type CheckResult, type FindingState, runChecks } from './run-checks.ts';

const marks: Readonly<Record<FindingState, string>> = {
  ok: '✓',
  attention: '!',
  broken: '✗',
  'not-checked': '–',
};

function countStates(results: readonly CheckResult[]): Readonly<Record<FindingState, number>> {
  const counts = { ok: 0, attention: 0, broken: 0, 'not-checked': 0 };
  for (const { finding } of results) counts[finding.state] += 1;
  return counts;
}

interface TextOptions {
  readonly isVerbose: boolean;
}

function describeResult({ check, finding }: CheckResult, { isVerbose }: TextOptions): string {
  const { state, message, fix, evidence = [] } = finding;
  const reason = state === 'not-checked' ? 'not checked: ' : '';
  return [
    `${marks[state]} ${check.title}: ${reason}${message}`,
    ...(fix === undefined ? [] : [`    Fix: ${fix}`]),
    ...(isVerbose ? evidence.map((line) => `    ${line}`) : []),
  ].join('\n');
}

function describeSummary(results: readonly CheckResult[]): string {
  const counts = countStates(results);
  const { ok, attention, broken, 'not-checked': unchecked } = counts;
  const list = `${ok} ok, ${attention} in need of attention, ${broken} broken, ${unchecked} not checked`;
  if (unchecked === results.length) {
    return `Nothing could be checked, so nothing is known: ${list}.`;
  }
  if (broken > 0) return `Broken: ${list}.`;
  if (attention > 0) return `Nothing is broken: ${list}.`;
  return unchecked > 0 ? `No fault was found: ${list}.` : `All is well: ${list}.`;
}

/** The report for a person: each check, with its fix if it needs one, then the summary. */
export const describeResults = (results: readonly CheckResult[], options: TextOptions): string =>
  [...results.map((result) => describeResult(result, options)), '', describeSummary(results)].join(
    '\n',
  );

const toReportJson = (results: readonly CheckResult[], environment: string, at: Date) => ({
  environment,
  at: at.toISOString(),
  counts: countStates(results),
  summary: describeSummary(results),
  checks: results.map(({ check: { id, title }, finding }) => {
    const { state, message, fix = null, evidence = [] } = finding;
    return { id, title, state, message, fix, evidence };
  }),
});

export type Report = ReturnType<typeof toReportJson>;

interface ReportOptions extends TextOptions {
  readonly isJson: boolean;
  readonly print: (text: string) => void;
}

/**
 * Runs all checks and prints the report.
 *
 * @returns the exit code: 1 if anything is broken
 */
export async function runDoctor(
  context: DoctorContext,
  { isJson, isVerbose, print }: ReportOptions,
): Promise<0 | 1> {
  const allResults = await runChecks(doctorRequirements, context);
  const results = allResults.filter(({ finding }) => finding.isUnused !== true);
  const json = toReportJson(results, context.name, context.now());
  print(isJson ? JSON.stringify(json, null, 2) : describeResults(results, { isVerbose }));
  return results.some(({ finding }) => finding.state === 'broken') ? 1 : 0;
}
