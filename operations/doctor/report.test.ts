import { expect, it } from 'vitest';
import { type Check, reportNotChecked, reportOk } from '../requirements/requirement.ts';
import { describeResults } from './report.ts';

const check: Check = { id: 'one', title: 'One', run: () => Promise.resolve(reportOk('fine')) };

it('says in the last line how many checks could not run, even if no fault was found', () => {
  const results = [
    { check, finding: reportOk('fine') },
    { check, finding: reportNotChecked('no access') },
  ];
  expect(describeResults(results, { isVerbose: false }).split('\n').at(-1)).toBe(
    'No fault was found: 1 ok, 0 in need of attention, 0 broken, 1 not checked.',
  );
});
