import type { Page } from '@playwright/test';
import { endpoints } from '../../domain/endpoints.ts';
import { findBuiltFile } from './support/find-built-file.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const reporterSource = 'src/app/client-errors/send-client-error.ts';

test.use({ expectedErrors: /Something broke/u });

/** Opens the contact page and prepares a failing script. Returns the list of the page's reports. */
async function openPageWithFailingScript(page: Page, code: string): Promise<unknown[]> {
  const reports: unknown[] = [];
  // Without this, a browser on a machine without a network sends no reports.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
  });
  await page.route('**/assets/failing-script.js', (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  await page.route(`**${endpoints.reportClientError.path}`, async (route) => {
    reports.push(route.request().postDataJSON());
    await route.continue();
  });
  await page.goto('/contact');
  await waitForHydration(page);
  return reports;
}

const runScript = (page: Page) => page.addScriptTag({ url: '/assets/failing-script.js' });

test('an uncaught error is reported once, without the text that it quotes', async ({ page }) => {
  const reports = await openPageWithFailingScript(
    page,
    'setTimeout(() => { throw new Error(\'Something broke: "Ana Tremblay"\'); });',
  );
  const response = page.waitForResponse(`**${endpoints.reportClientError.path}`);
  await runScript(page);
  expect((await response).status()).toBe(200);
  expect(reports).toEqual([
    {
      kind: 'error',
      message: 'Error: Something broke: (text)',
      script: 'failing-script.js',
      line: 1,
      column: expect.any(Number) as unknown,
      page: '/contact',
      locale: 'fr',
      version: expect.stringMatching(/^index-.+\.js$/u) as unknown,
    },
  ]);
});

test('a rejected promise that nothing handles is reported', async ({ page }) => {
  const reports = await openPageWithFailingScript(
    page,
    'Promise.reject(new Error("Something broke"));',
  );
  await Promise.all([
    page.waitForResponse(`**${endpoints.reportClientError.path}`),
    runScript(page),
  ]);
  expect(reports).toMatchObject([{ kind: 'rejection', message: 'Error: Something broke' }]);
});

test('a browser that asks not to be tracked sends no report', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const reports = await openPageWithFailingScript(
    page,
    'setTimeout(() => { throw new Error("Something broke"); });',
  );
  // The script that would send the report has loaded, so only the setting can prevent it.
  const reporter = page.waitForResponse(`**/${findBuiltFile(reporterSource)}`);
  await Promise.all([reporter, page.waitForEvent('pageerror'), runScript(page)]);
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
});
