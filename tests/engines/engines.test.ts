import { afterAll, describe, expect, it } from 'vitest';
import { formJobs } from './jobs/forms.ts';
import { pageJobs } from './jobs/pages.ts';
import { returnJobs } from './jobs/return.ts';
import { staffJobs } from './jobs/staff.ts';
import { openEngines } from './open-engines.ts';

const engines = await openEngines();

afterAll(async () => {
  await Promise.all(engines.map(({ page }) => page.quit()));
});

for (const { name, isSequential, expectedErrors = /(?!)/u, run } of [
  ...pageJobs,
  ...returnJobs,
  ...formJobs,
  ...staffJobs,
]) {
  // The browsers run each job in parallel, unless it is sequential.
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
