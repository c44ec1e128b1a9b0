import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** How a part of the tests ended. A part that could not report counts as one failure. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});
const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  errors: v.array(v.unknown()),
});

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Reads Vitest's JSON report. A skipped test is a failed one: it promises what nobody checked. */
export function countVitest(path: string): Counts {
  const report = v.parse(vitestReport, read(path));
  const unrun = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + unrun;
  return {
    passed: report.numPassedTests,
    // A file that does not even load fails without a test of its own.
    failed: failed === 0 && report.numFailedTestSuites > 0 ? report.numFailedTestSuites : failed,
  };
}

/** Reads Playwright's JSON report; skipped and flaky tests count as failed. */
export function countPlaywright(path: string): Counts {
  const { stats, errors } = v.parse(playwrightReport, read(path));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
