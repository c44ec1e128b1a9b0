import type {
  CriterionResult,
  ComponentResults,
} from '../../web/src/pages/accessibility/report.ts';
import { type Acceptance, allCommonCriteria, type Criterion } from '../../web/src/ui/acceptance.ts';
import type { TestResult } from '../testing/part-result.ts';
import { toNamePattern } from './list-test-names.ts';

/**
 * Judges a criterion by its tests. One failed test makes it fail. Otherwise the result is unknown
 * if one of the tests did not run.
 */
function judgeTests({ tests = [] }: Criterion, runs: readonly TestResult[]) {
  const runsByTest = tests.map(({ file, name }) => {
    const pattern = toNamePattern(name);
    return runs.filter((run) => run.file === file && pattern.test(run.name));
  });
  const criterionRuns = runsByTest.flat();
  if (criterionRuns.some(({ hasPassed }) => !hasPassed))
    return { result: 'failed', criterionRuns } as const;
  const haveRun = runsByTest.length > 0 && runsByTest.every(({ length }) => length > 0);
  return { result: haveRun ? 'passed' : 'unknown', criterionRuns } as const;
}

function toResult(criterion: Criterion, runs: readonly TestResult[]): CriterionResult {
  const { wayOfUse, text, wcag, tests, handCheck } = criterion;
  const facts = { wayOfUse, text, wcag };
  if (tests) {
    const { result, criterionRuns } = judgeTests(criterion, runs);
    // The report shows the date of the oldest run.
    const [date] = criterionRuns.map((run) => run.date).toSorted();
    return { ...facts, result, method: 'test', ...(date !== undefined && { date }) };
  }
  if (!handCheck) return { ...facts, result: 'unknown', method: 'none' };
  const { hasPassed, date, tool } = handCheck;
  return { ...facts, result: hasPassed ? 'passed' : 'failed', method: 'hand', tool, date };
}

/**
 * Judges every criterion by the runs of its tests. Without tests, its hand check decides. The
 * criteria that components share are in an entry of their own.
 */
export function judgeComponents(
  acceptances: readonly Acceptance[],
  runs: readonly TestResult[],
): readonly ComponentResults[] {
  const judge = (criteria: readonly Criterion[]) => criteria.map((one) => toResult(one, runs));
  const isShared = (criterion: Criterion) => allCommonCriteria.includes(criterion);
  return [
    {
      id: 'all',
      name: { fr: 'Toutes les commandes des pages', en: 'All controls of the pages' },
      criteria: judge(allCommonCriteria),
    },
    ...acceptances.map(({ id, name, criteria }) => ({
      id,
      name,
      criteria: judge(criteria.filter((criterion) => !isShared(criterion))),
    })),
  ];
}
