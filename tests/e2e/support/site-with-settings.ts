import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '../../../emulators/project.ts';
import { makeChildEnvironment } from '../../../emulators/run-child.ts';
import type { Environment } from '../../../environments/schema.ts';
import {
  makeEnvironment,
  writeEnvironments,
} from '../../../environments/testing/make-environment.ts';

const environmentName = 'other-settings';
const siteFolder = join(root, '.cache/site-with-settings');

type SettingsChanges = Partial<Omit<Environment, 'embeds'>> & {
  readonly embeds?: Partial<Environment['embeds']>;
};

/**
 * Builds the pages for production, with these changes to a valid environment's settings. Returns the
 * folder of the built files.
 */
export async function buildSiteWithSettings({
  embeds,
  ...changes
}: SettingsChanges): Promise<string> {
  const environment = makeEnvironment(changes);
  const settings = { ...environment, embeds: { ...environment.embeds, ...embeds } };
  const options = ['--mode', environmentName, '--outDir', siteFolder, '--emptyOutDir'];
  const args = ['run', '--silent', 'build', '-w', 'web', '--', ...options];
  await promisify(execFile)('npm', args, {
    cwd: root,
    env: makeChildEnvironment({
      ENVIRONMENTS_FOLDER: writeEnvironments({ [environmentName]: settings }),
    }),
  });
  return siteFolder;
}

/**
 * Gives a page the files of a folder for its requests to the site, and an empty list for those to
 * Firestore. The API responds as usual.
 */
export async function serveSite(page: Page, siteFolder: string): Promise<void> {
  await page.route('http://127.0.0.1:5000/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.continue();
    const path = [pathname, `${pathname}.html`]
      .map((file) => join(siteFolder, file))
      .find((file) => existsSync(file) && !file.endsWith('/'));
    return path === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path });
  });
  await page.route('https://firestore.googleapis.com/**', (route) =>
    route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } }),
  );
}
