import { expect, it } from 'vitest';
import { GoogleError } from '../google/google-error.ts';
import { type Check, Fault } from '../requirements/requirement.ts';
import type { DoctorContext } from './context.ts';
import { describeResults } from './report.ts';
import { runChecks } from './run-checks.ts';

const context = { account: 'coach@example.org' } as DoctorContext;

const makeCheck = (
  id: string,
  run: () => Promise<string>,
  needs: readonly Check[] = [],
): Check => ({ id, title: `Title of ${id}`, needs, run });
const runForFindings = async (checks: readonly Check[], timeoutMs = 1_000) =>
  (await runChecks(checks, context, timeoutMs)).map(({ finding }) => finding);

it.each([
  [new Error('a fault'), 'a fault'],
  [new GoogleError('GET x was answered with 403: no', 403), 'coach@example.org may not read it'],
  [new GoogleError('GET x was answered with 401: no', 401), 'npx firebase login'],
  [new GoogleError('GET x got no response', 0), 'Google did not respond'],
])('reports a check that throws as not checked, with the reason: %s', async (error, message) => {
  const [finding] = await runForFindings([makeCheck('one', () => Promise.reject(error))]);
  expect(finding?.state).toBe('not-checked');
  expect(finding?.message).toContain(message);
});

it('reports a check that takes too long as not checked, and waits for the others', async () => {
  const slowCheck = makeCheck('slow', () => new Promise(() => undefined));
  const quickCheck = makeCheck('quick', () => Promise.resolve('fine'));
  expect(await runForFindings([slowCheck, quickCheck], 20)).toMatchObject([
    { state: 'not-checked', message: 'took longer than 0.02 s' },
    { state: 'ok' },
  ]);
});

it('runs a check once, even if several others need it', async () => {
  let runs = 0;
  const base = makeCheck('base', () => {
    runs += 1;
    return Promise.resolve('fine');
  });
  const others = ['one', 'two'].map((id) => makeCheck(id, () => Promise.resolve('fine'), [base]));
  await runChecks([base, ...others], context);
  expect(runs).toBe(1);
});

it('does not run checks that need a broken check, and reports the first cause', async () => {
  const base = makeCheck('base', () => Promise.reject(new Fault('gone', { fix: 'repair it' })));
  const failIfRun = () => Promise.reject(new Error('It ran.'));
  const middle = makeCheck('middle', failIfRun, [base]);
  const end = makeCheck('end', failIfRun, [middle]);
  const [, ...findings] = await runForFindings([base, middle, end]);
  expect(findings.map(({ state, message }) => [state, message])).toEqual([
    ['not-checked', 'Title of base: gone'],
    ['not-checked', 'Title of base: gone'],
  ]);
});

it('says in the last line how many checks could not run, even if no fault was found', async () => {
  const checks = [
    makeCheck('one', () => Promise.resolve('fine')),
    makeCheck('two', () => Promise.reject(new Error('no access'))),
  ];
  const text = describeResults(await runChecks(checks, context));
  expect(text.split('\n').at(-1)).toBe(
    'No fault was found: 1 ok, 0 in need of attention, 0 broken, 1 not checked.',
  );
});
