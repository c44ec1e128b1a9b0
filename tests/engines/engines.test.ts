import { afterAll, describe, expect, it } from 'vitest';
import { formJobs } from './jobs/forms.ts';
import { readingJobs } from './jobs/reading.ts';
import { staffJobs } from './jobs/staff.ts';
import { openEngines } from './open-engines.ts';

const pages = await openEngines();

afterAll(async () => {
  await Promise.all(pages.map(({ page }) => page.quit()));
});

for (const { name, isSequential, expectedErrors = /(?!)/u, run } of [
  ...readingJobs,
  ...formJobs,
  ...staffJobs,
]) {
  // Each browser runs its jobs one by one, in parallel with the other browser.
  describe(name, () => {
    for (const { engine, page } of pages) {
      const test = isSequential ? it : it.concurrent;
      test(`in ${engine}`, async () => {
        await run(page);
        const errors = await page.takeErrors();
        expect(errors.filter((line) => !expectedErrors.test(line))).toEqual([]);
      });
    }
  });
}
