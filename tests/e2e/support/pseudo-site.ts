import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { root } from '../../../emulators/project.ts';
import { toPseudoTexts } from './pseudo-text.ts';

const folder = join(root, '.cache/pseudo-site');
const frenchFile = /[\\/]web[\\/]src[\\/]i18n[\\/]locales[\\/]fr[\\/][\w-]+\.ts$/u;
/** A line of the module that web/static-texts.ts generates from a file of texts. */
const namespaceLine = /^export const (\w+) = (\{.*\});$/gmu;

/** Replaces the French texts. Only this build has the plugin. */
const pseudoTexts: Plugin = {
  name: 'pseudo-texts',
  enforce: 'pre',
  transform: {
    filter: { id: frenchFile },
    handler: (code) =>
      code.replaceAll(
        namespaceLine,
        (_, name: string, json: string) =>
          `export const ${name} = ${JSON.stringify(toPseudoTexts(JSON.parse(json)))};`,
      ),
  },
};

/** Builds the site for the emulators with pseudo texts in place of the French ones. */
export async function buildPseudoSite(): Promise<void> {
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    mode: 'emulator',
    logLevel: 'error',
    plugins: [pseudoTexts],
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
}

/**
 * Serves the pseudo site at the real site's address. Every page is the app shell, because the
 * prerendered pages have the real texts. The API and the emulators respond as usual.
 */
export async function servePseudoSite(page: Page): Promise<void> {
  await page.route('http://127.0.0.1:5000/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = route.request().isNavigationRequest() && !pathname.startsWith('/__/');
    const file = join(folder, isPage ? 'shell.html' : pathname);
    return !pathname.startsWith('/api/') && existsSync(file)
      ? route.fulfill({ path: file })
      : route.continue();
  });
}
