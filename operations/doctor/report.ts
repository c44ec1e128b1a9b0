import type { DoctorContext } from './context.ts';
import { type CheckResult, runChecks } from './run-checks.ts';
import { doctorRequirements } from '../requirements/all-requirements.ts';
import type { FindingState } from '../requirements/requirement.ts';

const marks: Readonly<Record<FindingState, string>> = {
  ok: '✓',
  attention: '!',
  broken: '✗',
  'not-checked': '–',
};

/** Counts the checks of each state. */
function countStates(results: readonly CheckResult[]): Readonly<Record<FindingState, number>> {
  const counts = { ok: 0, attention: 0, broken: 0, 'not-checked': 0 };
  for (const { finding } of results) counts[finding.state] += 1;
  return counts;
}

interface TextOptions {
  /** Whether each line is followed by the check's evidence. */
  readonly isVerbose: boolean;
}

function describeResult({ check, finding }: CheckResult, { isVerbose }: TextOptions): string {
  const reason = finding.state === 'not-checked' ? 'not checked: ' : '';
  return [
    `${marks[finding.state]} ${check.title}: ${reason}${finding.message}`,
    ...('fix' in finding ? [`    Fix: ${finding.fix}`] : []),
    ...(isVerbose ? (finding.evidence ?? []).map((line) => `    ${line}`) : []),
  ].join('\n');
}

/** Summarizes all results in one line. */
function describeSummary(results: readonly CheckResult[]): string {
  const counts = countStates(results);
  const countList = [
    `${counts.ok} ok`,
    `${counts.attention} in need of attention`,
    `${counts.broken} broken`,
    `${counts['not-checked']} not checked`,
  ].join(', ');
  if (counts['not-checked'] === results.length) {
    return `Nothing could be checked, so nothing is known: ${countList}.`;
  }
  if (counts.broken > 0) return `Broken: ${countList}.`;
  if (counts.attention > 0) return `Nothing is broken: ${countList}.`;
  return counts['not-checked'] > 0
    ? `No fault was found: ${countList}.`
    : `All is well: ${countList}.`;
}

/** The report for a person: each check, with its fix if it needs one, then the summary. */
export const describeResults = (results: readonly CheckResult[], options: TextOptions): string =>
  [...results.map((result) => describeResult(result, options)), '', describeSummary(results)].join(
    '\n',
  );

/** The report as data. */
const toReportJson = (
  results: readonly CheckResult[],
  { environment, at }: { readonly environment: string; readonly at: Date },
) => ({
  environment,
  at: at.toISOString(),
  counts: countStates(results),
  summary: describeSummary(results),
  checks: results.map(({ check: { id, title }, finding }) => ({
    id,
    title,
    state: finding.state,
    message: finding.message,
    fix: 'fix' in finding ? finding.fix : null,
    evidence: finding.evidence ?? [],
  })),
});

interface ReportOptions {
  readonly isJson: boolean;
  readonly isVerbose: boolean;
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
  const results = allResults.filter(({ finding }) => !('isUnused' in finding));
  const json = toReportJson(results, { environment: context.name, at: context.now() });
  print(isJson ? JSON.stringify(json, null, 2) : describeResults(results, { isVerbose }));
  return results.some(({ finding }) => finding.state === 'broken') ? 1 : 0;
}
