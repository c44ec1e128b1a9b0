import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../emulators/project.ts';
import report from '../../web/src/pages/accessibility/report.json' with { type: 'json' };
import { acceptances } from './acceptances.ts';
import { listTestNames, toNamePattern } from './list-test-names.ts';
import { judgeComponents } from './judge-components.ts';

const criteria = acceptances.flatMap((acceptance) => acceptance.criteria);
const namedTests = criteria.flatMap(({ tests = [] }) => tests);

it('every file of acceptance criteria is in the list', () => {
  const files = globSync('web/src/**/*.acceptance.ts', { cwd: root });
  expect(files.length).toBe(acceptances.length);
  expect(new Set(acceptances.map(({ id }) => id)).size).toBe(acceptances.length);
});

it('every test that proves a criterion exists under its name', () => {
  const missingTests = namedTests.filter(({ file, name }) => !listTestNames(file).includes(name));
  expect(missingTests).toEqual([]);
});

it('the accessibility page shows the current criteria (npm run accessibility:report)', () => {
  const removeResults = (components: ReturnType<typeof judgeComponents>) =>
    components.map(({ id, name, criteria: results }) => ({
      id,
      name,
      criteria: results.map(({ wayOfUse, text, wcag, method }) => ({
        wayOfUse,
        text,
        wcag,
        method,
      })),
    }));
  expect(removeResults(report.components as ReturnType<typeof judgeComponents>)).toEqual(
    removeResults(judgeComponents(acceptances, [])),
  );
});

it('the accessibility page shows a result for every criterion with tests', () => {
  const criteriaWithoutResult = report.components
    .flatMap((component) => component.criteria)
    .filter(({ method, result }) => method === 'test' && result === 'unknown');
  expect(criteriaWithoutResult).toEqual([]);
});

it.each(criteria.map(({ text }) => [text.en, text] as const))(
  'the criterion is a short sentence in both languages: %s',
  (_, text) => {
    for (const sentence of Object.values(text)) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence.split(/\s+/u).length).toBeLessThanOrEqual(25);
    }
    expect(text.fr).not.toMatch(/['"]|[^\u00a0]:|[\s\u00a0][;!?]|«[^\u00a0]|[^\u00a0]»/u);
    expect(text.en).not.toMatch(/['"]/u);
  },
);

it('the log has a row for each assistive technology', () => {
  const log = readFileSync(join(root, 'docs/accessibility-log.md'), 'utf8');
  const rows = log.split('\n').filter((line) => /^\| \S/u.test(line));
  for (const tool of ['NVDA', 'JAWS', 'VoiceOver', 'TalkBack', 'Voice Control', 'Dragon', 'Switch'])
    expect(rows.some((row) => row.includes(tool))).toBe(true);
});

describe('a criterion', () => {
  const test = { file: 'a.spec.ts', name: 'opens ${address} in %s' };
  const makeAcceptance = (tests?: readonly (typeof test)[]) => ({
    id: 'menu',
    name: { fr: 'Menu', en: 'Menu' },
    criteria: [
      {
        wayOfUse: 'keyboard' as const,
        text: { fr: 'Oui.', en: 'Yes.' },
        wcag: ['2.1.1'],
        ...(tests && { tests }),
      },
    ],
  });
  const makeRun = (name: string, { hasPassed = true } = {}) => ({
    file: test.file,
    name,
    hasPassed,
    date: '2026-11-23',
  });
  const judge = (
    tests: readonly (typeof test)[] | undefined,
    ...runs: ReturnType<typeof makeRun>[]
  ) => judgeComponents([makeAcceptance(tests)], runs).at(-1)?.criteria[0];

  it('has passed if every case of its tests has passed', () => {
    expect(judge([test], makeRun('opens / in fr'), makeRun('opens /club in en'))).toMatchObject({
      result: 'passed',
      method: 'test',
      date: '2026-11-23',
    });
  });

  it('has failed if one case of its tests has failed', () => {
    expect(
      judge([test], makeRun('opens / in fr'), makeRun('opens /club in en', { hasPassed: false })),
    ).toMatchObject({
      result: 'failed',
    });
  });

  it('has an unknown result if one of its tests did not run, or if it has no tests', () => {
    const other = { ...test, name: 'closes' };
    expect(judge([test, other], makeRun('opens / in fr'))).toMatchObject({ result: 'unknown' });
    expect(judge(undefined)).toMatchObject({ result: 'unknown', method: 'none' });
  });

  it('is not proven by a test whose name only begins with the given name', () => {
    expect(toNamePattern('closes').test('closes later')).toBe(false);
  });
});
