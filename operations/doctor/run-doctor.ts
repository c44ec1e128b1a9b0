import { doctorRequirements } from '../requirements/all-requirements.ts';
import type { DoctorContext } from './context.ts';
import { describeResults, toReportJson } from './report.ts';
import { runChecks } from './run-checks.ts';

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
