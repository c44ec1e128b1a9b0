import { createRequire } from 'node:module';
import { join } from 'node:path';
import { seasonYearAt } from '@club/domain/team-finder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { ConfigEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { demoName, readEnvironment } from '../environments/read-environment.ts';
import { makeWebSettings } from '../environments/render/web-settings.ts';
import { clubArtwork } from './club-artwork.ts';
import { addCompileHint } from './compile-hint.ts';
import { prerenderPages } from './prerender/plugin.ts';
import { getTorontoMonth } from './src/i18n/toronto-month.ts';
import { staticTexts } from './static-texts.ts';
import { warnAboutSetup } from './warn-about-setup.ts';

/** The HTML entries. Only the local site has the stub of the registration form. */
const listEntries = (mode: string): string[] =>
  ['index.html', ...(mode === 'emulator' ? ['registration-form.html'] : [])].map((name) =>
    join(import.meta.dirname, name),
  );

/** All code and packages, except the entry and the code of the first paint. */
const codeOutsideEntry =
  /^(?!.*(?:main\.tsx|[\\/]first-paint[\\/]|\.html|\.css)).*[\\/](?:web[\\/]src|club|domain|node_modules)[\\/]/u;

/**
 * The bundle's chunks, by the paths of their files. On a phone even a small file takes time to
 * load. So files that pages need together are in one chunk. A group includes the imports of its
 * modules, unless a group of higher priority has them.
 */
const chunkGroups = [
  {
    // Packages of every page: browsers cache this file from one deploy to the next.
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-i18next|i18next)[\\/]/u,
    priority: 5,
  },
  {
    // All other code of every page. The code of the first paint stays in the entry, whose imports
    // the build preloads.
    name: 'site',
    tags: ['$initial' as const],
    test: codeOutsideEntry,
    priority: 4,
  },
  // Small files that many pages use.
  { name: 'scheduling', test: /[\\/]web[\\/]src[\\/]scheduling[\\/]/u, priority: 3 },
  // The hooks by which a page shows a public list. The code that fetches and validates documents
  // loads later, in the chunk `reader`.
  // What they show has texts in two languages. Home does not need the lists of `public/club`.
  {
    name: 'lists',
    test: /[\\/](?:data[\\/]public[\\/][^\\/]+|i18n[\\/]read-localized-text\.ts)$/u,
    priority: 3,
  },
  {
    // Without this group, `banner-sizes.ts` would be in a chunk with code that Home does not need.
    // Only the dashboard needs `file-kind.ts`.
    name: 'images',
    test: /[\\/](?:domain[\\/]images[\\/](?!file-kind\.ts)|content[\\/]banner-sizes\.ts$)/u,
    priority: 3,
  },
  { name: 'places', test: /[\\/](?:club[\\/]locations|domain[\\/]location)\.ts$/u, priority: 3 },
  // Forms need the limits, but not the schemas.
  { name: 'limits', test: /[\\/]domain[\\/]limits\.ts$/u, priority: 2.5 },
  {
    name: 'schemas',
    test: /[\\/](?:domain[\\/](?:content[\\/](?:banner|carousel-item|note|notice|program|content-type|field-kinds|image-consent)\.ts$|validation[\\/](?!pasted-text|typed-address))|domain[\\/]calendar[\\/]calendar-(?:entry|feeds|status)\.ts$|node_modules[\\/]valibot[\\/])/u,
    priority: 2,
  },
  // What cleans typed and pasted text loads at the first input in a form.
  {
    name: 'typed-text',
    test: /[\\/]domain[\\/]validation[\\/](?:pasted-text|typed-address)\.ts$/u,
    priority: 1.8,
  },
  // Dates are not part of the agenda's chunk, because notes and banners need them too.
  {
    name: 'dates',
    test: /[\\/](?:i18n[\\/]dates\.ts|node_modules[\\/]moment[\\/])/u,
    priority: 1.6,
  },
  {
    name: 'reader',
    test: /[\\/]data[\\/](?:public[\\/]reader[\\/]|public-queries\.ts|firebase-settings\.ts)/u,
    priority: 1,
  },
  // Without this group, small shared files of other pages would be in the chunk with the carousel.
  {
    name: 'near-viewport',
    test: /[\\/]ui[\\/]carousel[\\/](?:carousel-near|lazy-)/u,
    priority: 0.6,
  },
  // The rest that several pages share. Small chunks are merged with those of similar pages.
  {
    name: 'shared',
    test: /[\\/]web[\\/]src[\\/](?:ui|content|i18n|opt-in|pages|state)[\\/].+\.tsx?$/u,
    priority: 0.5,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 700,
  },
  // What the schedule's agenda shares with the entries on other pages. All of it is loaded after the
  // pages. The lowest priority keeps the code of the pages out of this chunk.
  {
    name: 'entries',
    test: /[\\/](?:web[\\/]src[\\/]agenda|data[\\/]public[\\/]calendar)[\\/]/u,
    priority: 0,
    minShareCount: 2,
  },
];

/**
 * The chunks that load after a page, those for staff, and pages that people rarely reach from
 * another page. Their imports are not preloaded. The list of these files would be part of a script
 * that every visitor downloads.
 */
const lateChunks = [
  'accessibility-page',
  'admin-page',
  'agenda',
  'dates',
  'entries',
  'event-banner',
  'load-parts',
  'newsletter-confirm-page',
  'newsletter-requested-page',
  'newsletter-unsubscribe-page',
  'newsletter-unsubscribed-page',
  'offline-support',
  'row-history',
  'row-preview',
  'send-client-error',
  'urgent-notice',
];
const latePrefix = 'assets/late-';

/** Vite's modes that are not the name of an environment. They use the settings of the demo. */
const localModes = ['emulator', 'development', 'test'];

/** The environment that a mode builds for. `vite build` without a mode is for `production`. */
const getEnvironment = (mode: string) =>
  readEnvironment(localModes.includes(mode) ? demoName : mode);

const defineSettings = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );

/** The licences of the packages in the bundle. The club policy links to this file. */
const licencesFile = 'licences.txt';

/** `vite` and `vite preview` serve the site on the emulators, unless another mode is named. */
const chooseMode = ({ mode, isPreview }: ConfigEnv): string =>
  mode === 'development' || isPreview === true ? 'emulator' : mode;

/** The dev server and the preview pass /api on to the Hosting emulator. */
const hostingAddress = 'http://127.0.0.1:5000';

/**
 * The package's own `exports` name only its development build, with warnings that a built site does
 * not need.
 */
const routerFolder = join(
  createRequire(import.meta.resolve('react-router-dom')).resolve('react-router'),
  '../../production',
);
const productionRouter = [
  { find: /^react-router$/u, replacement: join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/u, replacement: join(routerFolder, 'dom-export.mjs') },
];

export default defineConfig((env) => {
  const mode = chooseMode(env);
  const settings = makeWebSettings(getEnvironment(mode));
  return {
    root: import.meta.dirname,
    mode,
    // Settings come from environments/ only, so Vite must read no `.env` file.
    envDir: false as const,
    plugins: [
      react(),
      tailwindcss(),
      clubArtwork(),
      staticTexts(),
      addCompileHint(['vendor', 'site']),
      prerenderPages(settings),
      warnAboutSetup(hostingAddress),
    ],
    define: {
      'import.meta.env.BUILD_SEASON': String(seasonYearAt(getTorontoMonth())),
      ...defineSettings(settings),
    },
    resolve: { alias: env.command === 'build' ? productionRouter : [] },
    build: {
      // A data: address would need an exception in the content security policy.
      assetsInlineLimit: 0,
      sourcemap: false,
      target: 'es2022',
      modulePreload: {
        // Browsers with ES2022 need no polyfill.
        polyfill: false,
        // The import itself requests the file, so the list of its dependencies need not repeat it.
        resolveDependencies: (file, dependencies) =>
          dependencies.filter((dependency) =>
            file.startsWith(latePrefix) ? dependency.endsWith('.css') : dependency !== file,
          ),
      },
      // Many licences ask that their text goes with the code. `.txt` is shown by every browser.
      license: { fileName: licencesFile },
      // The budget check reads the manifest.
      manifest: true,
      rolldownOptions: {
        input: listEntries(mode),
        // Short hashes: scripts repeat the names of the chunks they import, and hashes do not
        // compress.
        output: {
          codeSplitting: { groups: chunkGroups },
          chunkFileNames: ({ name }) =>
            `${lateChunks.includes(name) ? latePrefix : 'assets/'}[hash:7].js`,
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: { '/api': hostingAddress },
    },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    test: {
      setupFiles: [join(import.meta.dirname, 'src/testing/set-up.ts')],
    },
  };
});
