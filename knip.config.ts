import type { KnipConfig } from 'knip';

/**
 * `npm run lint` fails on a file, an export or a package that nothing uses. The entries are the files
 * that are run by their path: commands of `scripts/bootstrap.mjs`, and what other programs load.
 */
export default {
  treatConfigHintsAsErrors: true,
  workspaces: {
    '.': {
      entry: [
        'emulators/{start,dev,reset}.ts',
        'scripts/{screenshots,test}.ts',
        'scripts/{bench,mutate}/run.ts',
        // Run in processes of their own.
        'scripts/bench/api/constant-{function,server}.ts',
        'scripts/deploy/print-*.ts',
        'scripts/refuse-deploy.mjs',
        'tests/rehearsal/loopback-only.mjs',
        // Loaded in place of Vitest.
        'scripts/mutate/collected-tests.ts',
      ],
      playwright: { config: 'tests/e2e/playwright.config.ts' },
      // Their files are resolved, not imported: scripts/fonts/subset-fonts.ts.
      ignoreDependencies: ['@fontsource-variable/figtree', '@fontsource-variable/saira'],
    },
    web: {
      // The pages that visitors load are found through the HTML files.
      entry: ['src/app/render-page.tsx', 'worker/worker.ts', 'public/*.css'],
      // Without this, knip would load the Vite config, which asks for the settings of production.
      vite: { config: [], entry: ['vite.config.ts'] },
      vitest: false,
    },
    functions: {
      // firebase-admin has them as optional, and npm leaves those out on Node 20.
      ignoreDependencies: ['@google-cloud/firestore', '@google-cloud/storage'],
    },
  },
} satisfies KnipConfig;
