import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seasonYearAt } from '@club/domain/finder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { demoName, readEnvironment } from '../environments/read-environment.ts';
import { webSettings } from '../environments/render/web-settings.ts';
import { clubArtwork } from './club-artwork.ts';
import { leanRouter } from './prerender/lean-router.ts';
import { prerenderPages } from './prerender/plugin.ts';
import { todayInToronto } from './src/i18n/today.ts';
import { staticTexts } from './static-texts.ts';

/** The stub of the registration form is a page of the local site only. */
const entries = (mode: string): string[] =>
  ['index.html', ...(mode === 'emulator' ? ['registration-form.html'] : [])].map((name) =>
    join(import.meta.dirname, name),
  );

/** Packages of every page: one file, which stays in the browser's cache from one deploy to the next. */
const everywhere =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-i18next|i18next)[\\/]/u;
/** All that the site's own script imports is on every page too: it packs better in one file than in thirty. */
const sitewide =
  /^(?!.*(?:main\.tsx|[\\/]first-paint[\\/]|\.html|\.css)).*[\\/](?:web[\\/]src|club|domain|node_modules)[\\/]/u;
/** What the pages that show the staff's content share. */
const reading =
  /[\\/](?:data[\\/](?:public[\\/](?:use-collection|collections|snapshot-cache)|load-state)|ui[\\/](?:load-state|picture|src-set)|content[\\/]banner-sizes|domain[\\/]image-sizes)\.tsx?$/u;
/** How that content is checked when it has come, and what draws the most of it. */
const checks =
  /[\\/](?:domain[\\/](?:fields|pictured|banner|carousel-item|note|program)\.ts$|data[\\/]firestore-documents\.ts$|node_modules[\\/]valibot[\\/])/u;
const content =
  /[\\/](?:content[\\/](?:banner-slide|event-image)|ui[\\/]photo|i18n[\\/]localized)\.tsx?$/u;
/** Small things of many pages. */
const near =
  /[\\/](?:ui[\\/]use-near-viewport|data[\\/]use-hydrated|domain[\\/]limits|tasks[\\/]run-in-tasks)\.ts$/u;
/** Every file costs a phone some of its time before the page answers, however small the file is. */
const chunks = [
  { name: 'vendor', test: everywhere, priority: 4 },
  { name: 'site', tags: ['$initial' as const], test: sitewide, priority: 3 },
  { name: 'near', test: near, priority: 2 },
  { name: 'checks', test: checks, priority: 2 },
  { name: 'reading', test: reading, priority: 1 },
  { name: 'content', test: content, priority: 0 },
];

/** Vite's modes that are no environment's name: the emulators, a development server, tests. */
const localModes = ['emulator', 'development', 'test'];

/** The environment that a mode builds for. `vite build` without a mode is for `production`. */
const environmentOf = (mode: string) =>
  readEnvironment(localModes.includes(mode) ? demoName : mode);

const defineSettings = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );

/** The router's own entry is its development build, with warnings that no visitor needs. */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`, 'u'),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
}));

export default defineConfig(({ command, mode }) => {
  const settings = webSettings(environmentOf(mode));
  return {
    root: import.meta.dirname,
    // Settings come from environments/ alone: a file that lies about is not read.
    envDir: false as const,
    plugins: [
      react(),
      tailwindcss(),
      leanRouter(),
      clubArtwork(),
      staticTexts(),
      prerenderPages(settings),
    ],
    define: {
      'import.meta.env.BUILD_SEASON': String(seasonYearAt(todayInToronto())),
      ...defineSettings(settings),
    },
    resolve: { alias: command === 'build' ? productionRouter : [] },
    build: {
      // A data: address would need an exception in the content security policy.
      assetsInlineLimit: 0,
      sourcemap: false,
      target: 'es2022',
      // Every browser of that age knows what the polyfill would add.
      modulePreload: { polyfill: false },
      // What the budgets are counted from.
      manifest: true,
      rolldownOptions: {
        input: entries(mode),
        // A chunk's name stands in every script that may ask for it: the hash says enough.
        output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[hash].js' },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: { '/api': 'http://127.0.0.1:5000' },
    },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    test: {
      setupFiles: [join(import.meta.dirname, 'src/testing/set-up.ts')],
    },
  };
});
