import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the zones of the folders of a root. Each folder imports, of this root, only from itself and
 * from its sources in the table. A folder that is not in the table imports nothing of the root.
 */
const makeZones = (root, sourcesByFolder) => [
  ...Object.entries(sourcesByFolder).map(([folder, sources]) => ({
    target: `${root}/${folder}`,
    from: root,
    except: [...new Set([folder, ...sources])].map((source) => `./${source}`),
    message: `${folder} imports only from ${[folder, ...sources].join(', ')} of ${root}: see eslint.zones.js.`,
  })),
  {
    target: `${root}/!(${Object.keys(sourcesByFolder).join('|')})/**`,
    from: root,
    except: root === '.' ? packages.map((source) => `./${source}`) : [],
    message: `This folder of ${root} imports nothing until it has an entry in eslint.zones.js.`,
  },
];

/**
 * The sources of folders in layers, the lowest first. A folder imports from lower layers, never
 * from another folder of its layer, so that no import cycle can form.
 */
const makeLayers = (...layers) =>
  Object.fromEntries(
    layers.flatMap((folders, index) =>
      folders.map((folder) => [folder, layers.slice(0, index).flat()]),
    ),
  );

/** The folders of a path, which import nothing of each other. */
const makeSiblings = (path) =>
  Object.fromEntries(
    readdirSync(join(import.meta.dirname, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, []]),
  );

const packages = ['node_modules'];
const rootFiles = ['firebase.json', 'firestore.indexes.json', 'package.json', 'package-lock.json'];
const product = [...packages, 'club', 'domain'];
/** Tools and tests import the product. The product imports nothing of theirs. */
const everything = [
  ...[...product, ...rootFiles, 'functions/src', 'web'],
  ...['environments', 'emulators', 'scripts', 'tests'],
];
// No folder has `operations` as a source: what serves a real project is imported by nothing.

const sharedWebFolders = ['i18n', 'state', 'scheduling'];

/**
 * Who may import whom, for the rule `import-x/no-restricted-paths`. If several zones match a file,
 * each of them applies.
 */
export const zones = [
  ...makeZones('.', {
    // The club's facts are data, which need no other folder.
    club: [],
    domain: product,
    functions: product,
    web: [...product, 'environments'],
    environments: [...product, 'functions/src'],
    emulators: [...product, 'functions/src', 'environments', 'firebase.json'],
    scripts: everything,
    operations: everything,
    tests: everything,
  }),
  ...makeZones(
    './functions/src',
    makeLayers(
      ['runtime'],
      ['store'],
      ['request', 'mail'],
      ['opt-in'],
      ['newsletter', 'contact', 'uploads', 'history', 'retention', 'status', 'calendar'],
      ['content', 'display-times', 'hero', 'send-mail'],
      ['http'],
    ),
  ),
  ...makeZones('./web/src', {
    scheduling: [],
    i18n: [],
    // Load states and form drafts, which ui and data share without importing each other.
    state: [],
    ui: sharedWebFolders,
    data: ['state', 'scheduling'],
    'first-paint': ['data', 'i18n', 'scheduling'],
    // The site and the dashboard's preview both render content.
    content: ['ui', 'i18n'],
    notice: ['content', 'ui', 'data', 'scheduling'],
    agenda: ['content', 'ui', 'data', 'testing', ...sharedWebFolders],
    'opt-in': ['ui', 'data', 'i18n', 'scheduling'],
    pages: ['opt-in', 'agenda', 'notice', 'content', 'ui', 'data', 'testing', ...sharedWebFolders],
    staff: ['content', 'ui', 'data', 'testing', 'i18n', 'state'],
    testing: ['app', 'pages', 'staff', 'content', 'ui', 'data', ...sharedWebFolders],
    app: ['.'],
    'registration-form-stub': ['.'],
  }),
  ...makeZones(
    './web/src/staff',
    makeLayers(['shell', 'testing'], ['fields'], ['editor'], ['tabs']),
  ),
  // A tab imports nothing of another tab, and a page nothing of another page.
  ...makeZones('./web/src/staff/tabs', makeSiblings('web/src/staff/tabs')),
  ...makeZones('./web/src/pages', makeSiblings('web/src/pages')),
  {
    target: ['./web/src', './web/worker'],
    from: './environments',
    message: 'Only the build reads environments. The site gets its settings from the build.',
  },
  {
    // first-content makes its image variants.
    target: ['./environments/*.ts', './environments/!(first-content)/**'],
    from: './functions',
    message: 'An environment imports nothing of the functions.',
  },
  {
    target: ['./web/src/data/*.ts', './web/src/data/public/**', './web/src/data/visitor-forms/**'],
    from: ['./web/src/data/session', './web/src/data/staff'],
    message: 'What visitors load imports nothing of the staff.',
  },
  {
    target: './web/src/data/session/**',
    from: './web/src/data/staff',
    message: 'The session imports nothing that needs a session.',
  },
  {
    target: ['./web/src/!(testing)/**/!(*.test).ts', './web/src/!(testing)/**/!(*.test).tsx'],
    from: './web/src/testing',
    message: 'Only tests import web/src/testing.',
  },
];
