import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seasonYearAt } from '@club/domain/finder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { leanRouter } from './prerender/lean-router.ts';
import { leanSwiper } from './prerender/lean-swiper.ts';
import { prerenderPages } from './prerender/plugin.ts';
import { todayInToronto } from './src/i18n/today.ts';

/** The stand-in for the registration form is a page of the local site: no other build has it. */
const entries = (mode: string): string[] =>
  ['index.html', ...(mode === 'emulator' ? ['registration-form.html'] : [])].map((name) =>
    join(import.meta.dirname, name),
  );

/** Packages of every page: one file, which stays in the browser's cache from one deploy to the next. */
const everywhere =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-i18next|i18next)[\\/]/u;
/** All that the site's own script imports is on every page too: it packs better in one file than in thirty. */
const sitewide =
  /^(?!.*(?:main\.tsx|\.html|\.css)).*[\\/](?:web[\\/]src|domain|node_modules)[\\/]/u;
/** What the pages that show the staff's content share; and how its answers are checked, which comes behind. */
const reading =
  /[\\/](?:data[\\/](?:use-collection|public-collections|last-good-key|load-state)|ui[\\/](?:load-state|src-set)|content[\\/]banner-sizes|domain[\\/]image-sizes)\.tsx?$/u;
const answers = /[\\/]data[\\/](?:banners|carousels|notes|programs)\.ts$/u;
/** What they share with others that show nothing of it: of pages, and of forms. */
const near = /[\\/](?:ui[\\/]use-near-viewport|domain[\\/]limits)\.ts$/u;
const checks =
  /[\\/](?:domain[\\/](?:fields|pictured|banner|carousel-item|note|program)\.ts$|node_modules[\\/]valibot[\\/])/u;
/** Every file costs a phone some of its time before the page answers, however small the file is. */
const chunks = [
  { name: 'vendor', test: everywhere, priority: 4 },
  { name: 'site', tags: ['$initial' as const], test: sitewide, priority: 3 },
  { name: 'near', test: near, priority: 2 },
  { name: 'checks', test: checks, priority: 2 },
  { name: 'reading', test: reading, priority: 1 },
  { name: 'answers', test: answers, priority: 0 },
];

/** The router's own entry is its development build, with warnings that no visitor needs. */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`, 'u'),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
}));

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), leanRouter(), leanSwiper(), prerenderPages()],
  define: { 'import.meta.env.BUILD_SEASON': String(seasonYearAt(todayInToronto())) },
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
    // Tests answer every request themselves; the settings need only be there.
    env: loadEnv('emulator', import.meta.dirname),
    setupFiles: [join(import.meta.dirname, 'src/app/testing/set-up.ts')],
  },
}));
