import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments } from './tests/browser/chromium.ts';

/** The test runner finds the browser and says where; without it Playwright's own is used. */
const executablePath = process.env['CHROMIUM_PATH'];
const launchOptions = { args: [...chromiumArguments], ...(executablePath && { executablePath }) };

/** A slow machine is no failure: this only ends what hangs. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...patience,
          include: [
            '{club,domain,environments,functions/src,emulators,scripts,web/src,web/worker}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          ...patience,
          include: ['tests/built/**/*.test.ts'],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          ...patience,
          expect: { poll: { timeout: 45_000 } },
          include: ['web/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'rehearsal',
          environment: 'node',
          // A build and the three runs of a first deploy stand in one hook.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['tests/rehearsal/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          ...patience,
          include: ['tests/rules/**/*.test.ts'],
          // The files share one set of emulators and clear it between cases.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          // The functions emulator starts a process for each request that comes while others run.
          ...patience,
          include: ['tests/api/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          ...patience,
          include: ['tests/engines/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'logs',
          environment: 'node',
          ...patience,
          include: ['tests/logs/**/*.test.ts'],
        },
      },
    ],
  },
});
