import { afterAll, describe, expect, it } from 'vitest';
import type { Driver } from './driver.ts';
import type { EngineCommands } from './find-or-install-engines.ts';
import { openFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { backForwardCacheScenarios } from './scenarios/back-forward-cache.ts';
import { formScenarios } from './scenarios/forms.ts';
import { pageScenarios } from './scenarios/pages.ts';
import { staffScenarios } from './scenarios/staff.ts';
import { openSite } from './site.ts';
import { openWebKit } from './webkit.ts';

/** Opens a browser with one tab on the site. */
async function openEngine(engine: string, driver: Promise<Driver>) {
  const [openedDriver, site] = await Promise.all([driver, openSite()]);
  return { engine, page: new Page(openedDriver, site) };
}

// The test command sets this variable to the commands of the installed browsers.
const { firefox, webkit } = JSON.parse(process.env['ENGINES'] ?? '{}') as EngineCommands;
const engines = await Promise.all([
  ...(firefox === undefined ? [] : [openEngine('Firefox', openFirefox(firefox))]),
  ...(webkit === undefined ? [] : [openEngine('WebKit', openWebKit(webkit))]),
]);

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
