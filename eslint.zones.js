import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The import rules of scripts, emulators, environments and tests. A folder imports from itself and
 * from the sources in its entry. A folder without an entry imports nothing.
 */
const commonSources = ['node_modules'];
const site = ['domain', 'club'];
const suite = ['emulators', 'environments', ...site];

const folderSources = {
  emulators: {
    calendar: ['emulators/project.ts', 'emulators/command-error.ts', 'emulators/ports.ts', ...site],
    demo: [
      'emulators/calendar',
      'emulators/function-settings.ts',
      'emulators/project.ts',
      'emulators/command-error.ts',
      'environments',
      'functions/src',
      ...site,
    ],
    mailbox: ['emulators/project.ts', 'emulators/command-error.ts', 'emulators/ports.ts', ...site],
    offline: ['project', 'command-error', 'progress', 'run-child'].map(
      (name) => `emulators/${name}.ts`,
    ),
  },
  environments: {
    'first-content': ['environments/schema.ts', 'functions/src', ...site],
    render: ['environments', 'functions/src', 'firebase.json', ...site],
    testing: ['environments/schema.ts'],
  },
  scripts: {
    accessibility: ['scripts/testing', 'web/src', ...suite],
    bench: ['scripts/shots', 'tests', 'functions/src', 'web/src', ...suite],
    bootstrap: [],
    cards: ['web/src/pages/page.ts', ...site],
    care: [
      'scripts/deploy/run-environment-command.ts',
      'scripts/go-live/billing-account.ts',
      'scripts/go-live/context.ts',
      'scripts/go-live/prompts.ts',
      'scripts/go-live/step.ts',
      'scripts/google',
      ...suite,
    ],
    'check-live': ['scripts/deploy', 'scripts/doctor', ...suite],
    deploy: [...suite, 'firebase.json', 'package-lock.json'],
    doctor: [
      ...['care', 'deploy', 'go-live', 'google'].map((name) => `scripts/${name}`),
      'web/src/data/public-queries.ts',
      'firebase.json',
      'firestore.indexes.json',
      ...suite,
    ],
    fonts: ['emulators/project.ts', 'web/src/i18n'],
    'first-content': [
      'scripts/google',
      'scripts/fact-checks.ts',
      'scripts/placeholders.ts',
      'functions/src',
      ...suite,
    ],
    'go-live': ['scripts/deploy', 'scripts/first-content', 'scripts/google', ...suite],
    google: ['emulators/command-error.ts', 'emulators/project.ts'],
    lint: ['emulators/project.ts'],
    mutate: ['scripts/bench/write-table.ts', 'tests/rules', ...suite],
    shots: ['tests/browser', 'web/src/staff', ...suite],
    testing: ['tests/browser', 'tests/engines', ...suite],
    texts: ['scripts/lint', ...suite],
  },
  tests: {
    api: ['tests/factories', 'tests/rules', 'scripts', 'functions/src', ...suite],
    browser: site,
    built: [
      'tests/browser',
      'web/prerender/pages.ts',
      'web/prerender/source-files.ts',
      'web/src/first-paint/contract.ts',
      'environments',
      'firebase.json',
      ...site,
    ],
    e2e: ['tests/api', 'tests/browser', 'web/src', ...suite],
    engines: ['tests/e2e/support', 'web/src', ...suite],
    factories: ['emulators/demo', ...site],
    logs: ['tests/api', 'emulators'],
    rehearsal: ['browser', 'e2e/support', 'rules']
      .map((name) => `tests/${name}`)
      .concat('scripts', 'firebase.json', 'firestore.indexes.json', 'package-lock.json', suite),
    rules: ['tests/factories', 'scripts/care', ...suite],
  },
};

/** The sources of the files directly in a root. */
const rootFiles = {
  emulators: [...suite, 'firebase.json'],
  environments: ['environments', 'firebase.json', ...site],
  scripts: [
    'scripts',
    'tests',
    'functions/src',
    'web/src/app',
    'web/src/pages/accessibility/report.ts',
    'web/src/pages/page.ts',
    'package.json',
    ...suite,
  ],
  tests: [],
};

const makeZone = (target, sources) => ({
  target,
  from: '.',
  except: [...sources, ...commonSources].map((path) => `./${path}`),
  message: `${target.slice(2)} may import from ${sources.join(', ') || 'nothing'}: see eslint.zones.js.`,
});

/** The zones of the four roots. */
export const toolZones = Object.entries(folderSources).flatMap(([root, folders]) => [
  ...Object.entries(folders).map(([name, sources]) =>
    makeZone(`./${root}/${name}`, [`${root}/${name}`, ...sources]),
  ),
  makeZone(`./${root}/!(${Object.keys(folders).join('|')})/**`, []),
  makeZone(`./${root}/*.{ts,mjs}`, rootFiles[root]),
]);

/** Lets the folders of web/src that no other zone names import nothing. */
export function makeNewWebFolderZone(zones) {
  const names = zones.flatMap(({ target }) => /^\.\/web\/src\/([\w-]+)$/u.exec(target)?.[1] ?? []);
  // The application may import from all other folders.
  const entries = ['app', 'registration-form-stub', ...names];
  return makeZone(`./web/src/!(${entries.join('|')})/**`, []);
}

/**
 * A page is one folder. It imports from no other page, and only `web/src/app` imports its
 * declaration.
 */
export const pageZones = [
  ...readdirSync(join(import.meta.dirname, 'web/src/pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      target: `./web/src/pages/${name}`,
      from: './web/src/pages',
      except: [`./${name}`, './page.ts'],
      message: 'A page imports nothing of another page.',
    })),
  {
    target: './web/src/!(app)/**',
    from: ['./web/src/pages/*/page.ts', './web/src/pages/*/*.page.ts', './web/src/staff/*page.ts'],
    message: 'Only web/src/app imports the declaration of a page.',
  },
];
