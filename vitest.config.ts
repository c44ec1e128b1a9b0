import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { getEmulatorAddress } from './emulators/project.ts';
import { makeLaunchOptions } from './tests/browser/chromium.ts';

/** These timeouts end hanging tests. They are long, so that no test fails on a slow machine. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

const unitTests = '{club,domain,functions/src,web/src,web/worker}/**/*.test.ts';
const apiTests = '{tests,operations/tests}/api/**/*.test.ts';
/**
 * Finds the tests that call `vi.mock`, replace a function of `node:https`, or await an import after
 * they have set variables. Each runs in a process of its own. The others share one, because many of
 * them take less time than the import of their packages.
 */
const findIsolatedTests = (pattern: string): string[] =>
  globSync(pattern, { cwd: import.meta.dirname }).filter((file) =>
    /\bvi\.(?:mock\(|spyOn\(https,)|await import\(/u.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  );
const isolatedUnitTests = findIsolatedTests(unitTests);
const isolatedApiTests = findIsolatedTests(apiTests);
/**
 * The options of a project whose files share a process. Mocks and stubs are removed after each test,
 * so that none affects the next file.
 */
const sharedProcess = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

const responds = (address: string): Promise<boolean> =>
  fetch(address).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );

/** Finds the projects that cannot run now: each with what it needs. */
async function findMissingNeeds(): Promise<ReadonlyMap<string, string>> {
  const hasFirestore = await responds(getEmulatorAddress('firestore'));
  const hasSite = hasFirestore && (await responds(getEmulatorAddress('hosting')));
  const hasBuild = existsSync(join(import.meta.dirname, 'web/dist-production'));
  const needs: readonly (readonly [name: string, isMet: boolean, need: string])[] = [
    ['built', hasBuild, 'a build (npm run build:tests)'],
    ['rules', hasFirestore, 'the emulators (npm start)'],
    ...['api', 'engines', 'logs'].map((name) => [name, hasSite, 'the site (npm start)'] as const),
  ];
  return new Map(needs.filter(([, isMet]) => !isMet).map(([name, , need]) => [name, need]));
}

/** `npm test` and build servers run every project: a project without what it needs then fails. */
const runsAll = Boolean(process.env['CI'] ?? process.env['RUNS_ALL_TESTS']);
const missingNeeds = runsAll ? new Map<string, string>() : await findMissingNeeds();
const options = process.argv.slice(2).join(' ');
const skippedProjects = [...missingNeeds].filter(
  ([name]) => !options.includes('--project') || options.includes(name),
);
if (skippedProjects.length > 0) {
  const list = skippedProjects.map(([name, need]) => `${name} needs ${need}`).join(', ');
  console.warn(`Skipped: ${list}. "npm test" runs everything.`);
}

/** The test files of a project; none if it is skipped. */
const chooseFiles = (name: string): { include: string[] } => ({
  include: missingNeeds.has(name) ? [] : [`{tests,operations/tests}/${name}/**/*.test.ts`],
});

export default defineConfig({
  test: {
    // A skipped project has no files.
    passWithNoTests: missingNeeds.size > 0,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...timeouts,
          include: [unitTests],
          exclude: [...configDefaults.exclude, ...isolatedUnitTests],
          ...sharedProcess,
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
          include: ['{environments,emulators,operations,scripts}/**/*.test.ts', 'web/*.test.ts'],
          exclude: [...configDefaults.exclude, 'operations/tests/**'],
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          ...timeouts,
          ...chooseFiles('built'),
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
          include: ['operations/tests/rehearsal/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          ...timeouts,
          ...chooseFiles('rules'),
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
          ...chooseFiles('api'),
          exclude: [...configDefaults.exclude, ...isolatedApiTests],
          fileParallelism: false,
          ...sharedProcess,
        },
      },
      {
        test: {
          name: 'api-isolated',
          environment: 'node',
          ...timeouts,
          include: missingNeeds.has('api') ? [] : isolatedApiTests,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          ...timeouts,
          ...chooseFiles('engines'),
        },
      },
      {
        test: {
          name: 'logs',
          environment: 'node',
          ...timeouts,
          ...chooseFiles('logs'),
        },
      },
    ],
  },
});
