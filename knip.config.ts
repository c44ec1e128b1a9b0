import type { KnipConfig } from 'knip';

/**
 * `npm run lint` fails on an unused file, export or package. The entries are files that run by
 * their path: commands of `scripts/bootstrap.mjs`, and files that other programs load.
 */
export default {
  treatConfigHintsAsErrors: true,
  workspaces: {
    '.': {
      entry: [
        'emulators/{start,dev,reset}.ts',
        'emulators/offline/print-variables.ts',
        'scripts/{screenshots,test}.ts',
        'scripts/bench/run.ts',
        // These run in separate processes.
        'operations/deploy/print-*.ts',
        'scripts/refuse-deploy.mjs',
        'operations/tests/rehearsal/this-machine-only.mjs',
      ],
      playwright: { config: 'tests/e2e/playwright.config.ts' },
      ignoreDependencies: [
        // scripts/fonts/subset-fonts.ts reads their files without an import.
        '@fontsource-variable/figtree',
        '@fontsource-variable/saira',
        // Tests run its command.
        '@google-cloud/functions-framework',
      ],
    },
    web: {
      // Knip finds the code of the site's pages through index.html.
      entry: [
        'src/registration-form-stub/main.tsx',
        'src/app/render-page.tsx',
        'src/first-paint/inline-script.ts',
        'src/testing/set-up.ts',
        'worker/worker.ts',
        'public/*.css',
      ],
      // Without this, knip would load the Vite config, which requires the settings of production.
      vite: { config: [], entry: ['vite.config.ts'] },
      vitest: false,
    },
    // Its files are entries, because package.json exports them all.
    domain: { includeEntryExports: true },
    functions: {
      // An optional dependency of firebase-admin, which npm omits on Node 20.
      ignoreDependencies: ['@google-cloud/firestore'],
    },
  },
} satisfies KnipConfig;
