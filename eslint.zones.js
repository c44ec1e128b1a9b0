import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const domainAndClub = ['domain', 'club'];
/** What most scripts and tests need: they run on the emulators, or for one environment. */
const commonSources = ['emulators', 'environments', ...domainAndClub];

/**
 * The import rules of scripts, emulators, environments and tests. A folder imports from itself,
 * from packages and from the sources in its entry. A folder without an entry imports nothing of the
 * repository.
 */
const folderSources = {
  emulators: {
    calendar: [
      'emulators/project.ts',
      'emulators/command-error.ts',
      'emulators/ports.ts',
      ...domainAndClub,
    ],
    demo: [
      'emulators/calendar',
      'emulators/function-settings.ts',
      'emulators/project.ts',
      'emulators/command-error.ts',
      'environments',
      'functions/src',
      ...domainAndClub,
    ],
    mailbox: [
      'emulators/project.ts',
      'emulators/command-error.ts',
      'emulators/ports.ts',
      ...domainAndClub,
    ],
    offline: ['project', 'command-error', 'progress', 'run-child'].map(
      (name) => `emulators/${name}.ts`,
    ),
  },
  environments: {
    'first-content': ['environments/schema.ts', 'functions/src', ...domainAndClub],
    render: ['environments', 'functions/src', 'firebase.json', ...domainAndClub],
    testing: ['environments/schema.ts'],
  },
  scripts: {
    bench: ['scripts/shots', 'tests', 'functions/src', 'web/src', ...commonSources],
    bootstrap: [],
    cards: ['web/src/pages/page.ts', ...domainAndClub],
    care: [
      'scripts/deploy/run-environment-command.ts',
      'scripts/go-live/billing-account.ts',
      'scripts/go-live/context.ts',
      'scripts/go-live/prompts.ts',
      'scripts/go-live/step.ts',
      'scripts/google',
      ...commonSources,
    ],
    'check-live': ['scripts/deploy', 'scripts/doctor', ...commonSources],
    deploy: [...commonSources, 'firebase.json', 'package-lock.json'],
    doctor: [
      ...['care', 'deploy', 'go-live', 'google'].map((name) => `scripts/${name}`),
      'web/src/data/public-queries.ts',
      'firebase.json',
      'firestore.indexes.json',
      ...commonSources,
    ],
    fonts: ['emulators/project.ts', 'web/src/i18n'],
    'first-content': [
      'scripts/google',
      'scripts/fact-checks.ts',
      'scripts/placeholders.ts',
      'functions/src',
      ...commonSources,
    ],
    'go-live': ['scripts/deploy', 'scripts/first-content', 'scripts/google', ...commonSources],
    google: ['emulators/command-error.ts', 'emulators/project.ts'],
    lint: ['emulators/project.ts'],
    mutate: ['scripts/bench/write-table.ts', 'tests/rules', ...commonSources],
    shots: ['tests/browser', 'web/src/staff', ...commonSources],
    testing: ['tests/browser', 'tests/engines', ...commonSources],
    texts: ['scripts/lint', 'web/src/i18n', ...commonSources],
  },
  tests: {
    api: ['tests/factories', 'tests/rules', 'scripts', 'functions/src', ...commonSources],
    browser: domainAndClub,
    built: [
      'tests/browser',
      'web/compile-hint.ts',
      'web/prerender/pages.ts',
      'web/prerender/source-files.ts',
      'web/src/first-paint/contract.ts',
      'environments',
      'firebase.json',
      ...domainAndClub,
    ],
    e2e: ['tests/api', 'tests/browser', 'web/src', ...commonSources],
    engines: ['tests/e2e/support', 'web/src', ...commonSources],
    factories: ['emulators/demo', ...domainAndClub],
    logs: ['tests/api', 'emulators'],
    rehearsal: ['browser', 'e2e/support', 'rules']
      .map((name) => `tests/${name}`)
      .concat(
        'scripts',
        'firebase.json',
        'firestore.indexes.json',
        'package-lock.json',
        commonSources,
      ),
    rules: ['tests/factories', 'scripts/care', ...commonSources],
  },
};

/** The sources of the files directly in a root. */
const rootFileSources = {
  emulators: [...commonSources, 'firebase.json'],
  environments: ['environments', 'firebase.json', ...domainAndClub],
  scripts: [
    'scripts',
    'tests',
    'functions/src',
    'web/src/app',
    'web/src/pages/page.ts',
    'package.json',
    ...commonSources,
  ],
  tests: [],
};

const makeZone = (target, sources) => ({
  target,
  from: '.',
  except: [...sources, 'node_modules'].map((path) => `./${path}`),
  message: `${target.slice(2)} may import from ${sources.join(', ') || 'nothing'}: see eslint.zones.js.`,
});

/** The zones of the four roots. */
export const toolZones = Object.entries(folderSources).flatMap(([root, folders]) => [
  ...Object.entries(folders).map(([name, sources]) =>
    makeZone(`./${root}/${name}`, [`${root}/${name}`, ...sources]),
  ),
  makeZone(`./${root}/!(${Object.keys(folders).join('|')})/**`, []),
  makeZone(`./${root}/*.{ts,mjs}`, rootFileSources[root]),
]);

/**
 * Makes the zone of the folders of web/src that no other zone names. They import nothing of the
 * repository.
 */
export function makeNewWebFolderZone(zones) {
  const zoneFolders = zones.flatMap(
    ({ target }) => /^\.\/web\/src\/([\w-]+)$/u.exec(target)?.[1] ?? [],
  );
  // `app` and the stub are not limited to some folders of web/src, so they have no zone.
  const otherFolders = ['app', 'registration-form-stub', ...zoneFolders];
  return makeZone(`./web/src/!(${otherFolders.join('|')})/**`, []);
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
