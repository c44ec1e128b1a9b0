import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { makeLaunchOptions } from './tests/browser/chromium.ts';

/** These timeouts end hanging tests. They are long, so that no test fails on a slow machine. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

const unitTests = '{club,domain,functions/src,web/src,web/worker}/**/*.test.ts';
/**
 * Unit tests that call `vi.mock`, replace a function of `node:https`, or await an import after they
 * have set variables. Each runs in a process of its own.
 */
const isolatedUnitTests = globSync(unitTests, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:mock\(|spyOn\(https,)|await import\(/u.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...timeouts,
          include: [unitTests],
          exclude: [...configDefaults.exclude, ...isolatedUnitTests],
          // All files of a worker share its process. To import the packages for each file would take
          // longer than the tests.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'unit-isolated',
          environment: 'node',
          ...timeouts,
          include: isolatedUnitTests,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          ...timeouts,
          include: ['{environments,emulators,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          ...timeouts,
          include: ['tests/built/**/*.test.ts'],
        },
      },
      {
        extends: './web/vite.config.ts',
        // If another checkout runs these tests, this one uses another port.
        server: { strictPort: false },
        test: {
          name: 'web',
          ...timeouts,
          expect: { poll: { timeout: 45_000 } },
          include: ['web/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: makeLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'rehearsal',
          environment: 'node',
          // A hook builds the site and runs the first deploy. This needs up to three commands of
          // firebase-tools, and takes minutes.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['tests/rehearsal/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          ...timeouts,
          include: ['tests/rules/**/*.test.ts'],
          // The files share one set of emulators, and each file clears it. So only one file may run
          // at a time.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          ...timeouts,
          include: ['tests/api/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          ...timeouts,
          include: ['tests/engines/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'logs',
          environment: 'node',
          ...timeouts,
          include: ['tests/logs/**/*.test.ts'],
        },
      },
    ],
  },
});
