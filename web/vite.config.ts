import { join } from 'node:path';
import { seasonYearAt } from '@club/domain/finder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { demoName, readEnvironment } from '../environments/read-environment.ts';
import { webSettings } from '../environments/render/web-settings.ts';
import { clubArtwork } from './club-artwork.ts';
import { prerenderPages } from './prerender/plugin.ts';
import { todayInToronto } from './src/i18n/today.ts';
import { staticTexts } from './static-texts.ts';

/** The stub of the registration form is a page of the local site only. */
const entries = (mode: string): string[] =>
  ['index.html', ...(mode === 'emulator' ? ['registration-form.html'] : [])].map((name) =>
    join(import.meta.dirname, name),
  );

/**
 * How the bundle is cut, by folder. Every file costs a phone some of its time before the page
 * responds, however small the file is, so that what pages need together comes together. A group
 * takes in what its modules import, unless a group of higher priority has it.
 */
const chunks = [
  {
    // Packages of every page: browsers cache this file from one deploy to the next.
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-i18next|i18next)[\\/]/u,
    priority: 5,
  },
  {
    // What every page needs besides. The first paint's own code stays in the entry: the build
    // preloads what the entry imports.
    name: 'site',
    tags: ['$initial' as const],
    test: /^(?!.*(?:main\.tsx|[\\/]first-paint[\\/]|\.html|\.css)).*[\\/](?:web[\\/]src|club|domain|node_modules)[\\/]/u,
    priority: 4,
  },
  // When things happen: small files of many pages.
  { name: 'scheduling', test: /[\\/]web[\\/]src[\\/]scheduling[\\/]/u, priority: 3 },
  // How a page reads a public list, and how the list's documents are fetched and validated later.
  { name: 'lists', test: /[\\/]data[\\/]public[\\/][^\\/]+$/u, priority: 3 },
  { name: 'images', test: /[\\/]domain[\\/]images[\\/]/u, priority: 3 },
  {
    name: 'schemas',
    test: /[\\/](?:domain[\\/](?:content|validation)|node_modules[\\/]valibot)[\\/]/u,
    priority: 2,
  },
  { name: 'repository', test: /[\\/]data[\\/]public[\\/]repository[\\/]/u, priority: 1 },
  // The rest that several pages share: small files join those of the pages nearest to theirs.
  {
    name: 'shared',
    test: /[\\/]web[\\/]src[\\/](?:ui|content|i18n|pages|state)[\\/].+\.tsx?$/u,
    priority: 0,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 700,
  },
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

export default defineConfig(({ mode }) => {
  const settings = webSettings(environmentOf(mode));
  return {
    root: import.meta.dirname,
    // Settings come from environments/ alone: a file that lies about is not read.
    envDir: false as const,
    plugins: [react(), tailwindcss(), clubArtwork(), staticTexts(), prerenderPages(settings)],
    define: {
      'import.meta.env.BUILD_SEASON': String(seasonYearAt(todayInToronto())),
      ...defineSettings(settings),
    },
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
        // Scripts repeat the names of the chunks that they may import, and hashes do not compress.
        output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[hash:7].js' },
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
