import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../../emulators/project.ts';
import { readPlaywright, readVitest } from './part-result.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeReport(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const makeFile = (name: string, tests: object[], message = '') => ({
  name: join(root, name),
  status: message || tests.some((test) => 'failureMessages' in test) ? 'failed' : 'passed',
  message,
  assertionResults: tests,
});

it('names every test of Vitest that did not pass, and every file that did not load', () => {
  const path = writeReport({
    startTime: 0,
    numPassedTests: 1,
    testResults: [
      makeFile('a.test.ts', [
        { title: 'adds', fullName: 'adds', status: 'passed' },
        {
          title: 'divides',
          fullName: 'divides',
          status: 'failed',
          failureMessages: ['\u001b[31mby zero\u001b[39m\n at x'],
        },
        { title: 'multiplies', fullName: 'multiplies', status: 'skipped' },
      ]),
      makeFile('b.test.ts', [], 'Cannot find module'),
    ],
  });
  expect(readVitest(path)).toEqual({
    passedCount: 1,
    failures: [
      'a.test.ts › divides: by zero',
      'a.test.ts › multiplies: skipped',
      'b.test.ts: Cannot find module',
    ],
  });
});

it('names every test of Playwright that did not pass the first time, and errors outside tests', () => {
  const makeSpec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'home.spec.ts',
    tests: [
      { status, results: [{ status: 'failed', errors: messages.map((message) => ({ message })) }] },
    ],
  });
  const path = writeReport({
    stats: { startTime: '2026-11-23T12:00:00Z', expected: 1 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [makeSpec('opens', 'expected'), makeSpec('closes', 'unexpected', 'Timed out\nmore')],
        suites: [{ specs: [makeSpec('reopens', 'flaky', 'late'), makeSpec('waits', 'skipped')] }],
      },
    ],
  });
  expect(readPlaywright(path)).toEqual({
    passedCount: 1,
    failures: [
      'home.spec.ts › closes: Timed out',
      'home.spec.ts › reopens: late',
      'home.spec.ts › waits: skipped',
      'Playwright: no browser',
    ],
  });
});

it('accepts a repeated test only after a hung browser', () => {
  const makeFlakySpec = (title: string, ...annotations: object[]) => ({
    title,
    file: 'home.spec.ts',
    tests: [
      {
        status: 'flaky',
        results: [
          { status: 'timedOut', errors: [{ message: 'Test timeout' }], annotations },
          { status: 'passed', errors: [] },
        ],
      },
    ],
  });
  const path = writeReport({
    stats: { startTime: '2026-11-23T12:00:00Z', expected: 1 },
    errors: [],
    suites: [
      {
        specs: [
          makeFlakySpec('hangs', { type: 'browser hung' }),
          makeFlakySpec('waits', { type: 'slow' }),
        ],
      },
    ],
  });
  expect(readPlaywright(path)).toEqual({
    passedCount: 2,
    failures: ['home.spec.ts › waits: Test timeout'],
  });
});
