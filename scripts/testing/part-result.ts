import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { root } from '../../emulators/project.ts';
import { browserHung } from '../../tests/browser/browser-hung.ts';

/** The result of a part of the tests. */
export interface PartResult {
  readonly passedCount: number;
  /** A line for each failure: the test's file and name with its error. */
  readonly failures: readonly string[];
}

const vitestReportSchema = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

interface Suite {
  readonly specs: readonly v.InferOutput<typeof playwrightSpecSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}
const playwrightErrorSchema = v.object({ message: v.optional(v.string(), '') });
const playwrightSpecSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({
          status: v.string(),
          errors: v.array(playwrightErrorSchema),
          annotations: v.optional(v.array(v.object({ type: v.string() })), []),
        }),
      ),
    }),
  ),
});
const playwrightSuiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(playwrightSpecSchema),
  suites: v.optional(v.array(v.lazy(() => playwrightSuiteSchema))),
});
const playwrightReportSchema = v.object({
  stats: v.object({ expected: v.number() }),
  suites: v.array(playwrightSuiteSchema),
  errors: v.array(playwrightErrorSchema),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Formats a failure: its place and the first line of its error. */
const formatFailure = (place: string, message = '') =>
  [place, stripVTControlCharacters(message).trim().split('\n')[0]].filter(Boolean).join(': ');

/**
 * Reads Vitest's JSON report. A skipped test counts as failed, because it checked nothing. A file
 * that does not load has no tests and counts as one failure.
 *
 * @throws when `path` has no valid report of Vitest
 */
export function readVitest(path: string): PartResult {
  const { numPassedTests: passedCount, testResults } = v.parse(vitestReportSchema, readJson(path));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const testFailures = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) =>
        formatFailure(`${file} › ${test.fullName}`, test.failureMessages[0] ?? test.status),
      );
    return testFailures.length === 0 && status !== 'passed'
      ? [formatFailure(file, message || status)]
      : testFailures;
  });
  return { passedCount, failures };
}

const listSpecs = ({ specs, suites = [] }: Suite): v.InferOutput<typeof playwrightSpecSchema>[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

type PlaywrightTest = v.InferOutput<typeof playwrightSpecSchema>['tests'][number];

/** Whether the test failed only because its browser hung, and then passed in a new browser. */
const hasPassedInNewBrowser = ({ status, results }: PlaywrightTest): boolean =>
  status === 'flaky' &&
  results
    .filter((result) => result.status !== 'passed')
    .every(({ annotations }) => annotations.some(({ type }) => type === browserHung));

/**
 * Reads Playwright's JSON report. Skipped tests are failures. So are flaky ones, unless the browser
 * hung in each failed run.
 *
 * @throws when `path` has no valid report of Playwright
 */
export function readPlaywright(path: string): PartResult {
  const { stats, suites, errors } = v.parse(playwrightReportSchema, readJson(path));
  const specs = suites.flatMap(listSpecs);
  const repeatedTests = specs.flatMap(({ tests }) => tests).filter(hasPassedInNewBrowser);
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status !== 'expected' && !hasPassedInNewBrowser(test))
      .map(({ status, results }) => {
        const [error] = results.flatMap((result) => result.errors);
        return formatFailure(`${file} › ${title}`, error?.message ?? status);
      }),
  );
  const globalErrors = errors.map(({ message }) => formatFailure('Playwright', message));
  return {
    passedCount: stats.expected + repeatedTests.length,
    failures: [...failures, ...globalErrors],
  };
}
