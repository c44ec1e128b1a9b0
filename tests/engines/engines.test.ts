import { afterAll, describe, expect, it } from 'vitest';
import { formScenarios } from './scenarios/forms.ts';
import { pageScenarios } from './scenarios/pages.ts';
import { backForwardCacheScenarios } from './scenarios/back-forward-cache.ts';
import { staffScenarios } from './scenarios/staff.ts';
import { openEngines } from './open-engines.ts';

const engines = await openEngines();

afterAll(async () => {
  await Promise.all(engines.map(({ page }) => page.quit()));
});

for (const { name, isSequential, expectedErrors = /(?!)/u, run } of [
  ...pageScenarios,
  ...backForwardCacheScenarios,
  ...formScenarios,
  ...staffScenarios,
]) {
  // The browsers run each scenario in parallel, unless it is sequential.
  describe(name, () => {
    for (const { engine, page } of engines) {
      const test = isSequential ? it : it.concurrent;
      test(`in ${engine}`, async () => {
        await run(page);
        const errors = await page.takeErrors();
        expect(errors.filter((line) => !expectedErrors.test(line))).toEqual([]);
      });
    }
  });
}
