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

const variantName = 'variant';
const variantFolder = join(root, '.cache/variant');

type VariantChanges = Partial<Omit<Environment, 'embeds'>> & {
  readonly embeds?: Partial<Environment['embeds']>;
};

/**
 * Builds the pages for production, with these changes to a valid environment's settings. Returns the
 * folder of the built files.
 */
export async function buildVariant({ embeds, ...changes }: VariantChanges): Promise<string> {
  const environment = makeEnvironment(changes);
  const variant = { ...environment, embeds: { ...environment.embeds, ...embeds } };
  const options = ['--mode', variantName, '--outDir', variantFolder, '--emptyOutDir'];
  const args = ['run', '--silent', 'build', '-w', 'web', '--', ...options];
  await promisify(execFile)('npm', args, {
    cwd: root,
    env: makeChildEnvironment({
      ENVIRONMENTS_FOLDER: writeEnvironments({ [variantName]: variant }),
    }),
  });
  return variantFolder;
}

/**
 * Serves files at the site's address to a page, in place of the built site. Firestore is empty. The
 * API responds as usual.
 */
export async function serveVariant(page: Page, siteFolder: string): Promise<void> {
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
