import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = import.meta.dirname;

/** The folders that each folder may import from. */
type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * The sources of folders in layers, the lowest first. A folder imports from lower layers, never
 * from another folder of its layer, so that no import cycle can form.
 */
const makeLayers = (...layers: readonly (readonly string[])[]): Sources =>
  Object.fromEntries(
    layers.flatMap((folders, index) =>
      folders.map((folder) => [folder, layers.slice(0, index).flat()]),
    ),
  );

/** The folders of a path, which import nothing of each other. */
const makeSiblings = (path: string): Sources =>
  Object.fromEntries(
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, []]),
  );

const packages = ['node_modules'];
const rootFiles = [
  'firebase.json',
  'firestore.indexes.json',
  'package.json',
  'package-lock.json',
  'oxlint.zones.ts',
];
const product = [...packages, 'club', 'domain'];
/** Tools and tests import the product. The product imports nothing of theirs. */
const everything = [
  ...[...product, ...rootFiles, 'functions/src', 'web'],
  ...['environments', 'emulators', 'scripts', 'tests'],
];
// No folder has `operations` as a source: what serves a real project is imported by nothing.

const sharedWebFolders = ['i18n', 'state', 'scheduling'];

/**
 * Who may import whom: by path, the folders in it with their sources. Each folder imports, of this
 * path, only from itself and from its sources. A folder without an entry imports nothing of the
 * path.
 */
const sourcesByPath: Readonly<Record<string, Sources>> = {
  '': {
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
  },
  'functions/src': makeLayers(
    ['runtime'],
    ['store'],
    ['request', 'mail'],
    ['opt-in'],
    ['newsletter', 'messages', 'uploads', 'retention', 'status', 'calendar'],
    ['content', 'hero', 'mail-kinds'],
    ['http'],
  ),
  'web/src': {
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
    app: [''],
    'registration-form-stub': [''],
  },
  'web/src/staff': makeLayers(['shell', 'testing'], ['fields'], ['editor'], ['tabs']),
  // A tab imports nothing of another tab, and a page nothing of another page.
  'web/src/staff/tabs': makeSiblings('web/src/staff/tabs'),
  'web/src/pages': makeSiblings('web/src/pages'),
};

/** Files that import nothing of some folders. */
const forbiddenSources = [
  {
    files: /^web\/(?:src|worker)\//u,
    sources: ['environments'],
    reason: 'Only the build reads environments. The site gets its settings from the build.',
  },
  {
    // first-content makes its image variants.
    files: /^environments\/(?!first-content\/)/u,
    sources: ['functions'],
    reason: 'An environment imports nothing of the functions.',
  },
  {
    files: /^web\/src\/data\/(?:public\/|visitor-forms\/|[^/]+$)/u,
    sources: ['web/src/data/session', 'web/src/data/staff'],
    reason: 'What visitors load imports nothing of the staff.',
  },
  {
    files: /^web\/src\/data\/session\//u,
    sources: ['web/src/data/staff'],
    reason: 'The session imports nothing that needs a session.',
  },
  {
    files: /^web\/src\/(?!testing\/)(?!.*\.test\.tsx?$)/u,
    sources: ['web/src/testing'],
    reason: 'Only tests import web/src/testing.',
  },
];

const isIn = (path: string, folder: string) =>
  ['', '.'].includes(folder) || path === folder || path.startsWith(`${folder}/`);

/** The path from the root of what a file imports; undefined for a module of Node. */
function findImportedPath(filename: string, specifier: string): string | undefined {
  if (specifier.startsWith('node:')) return undefined;
  if (specifier.startsWith('.')) return relative(root, resolve(dirname(filename), specifier));
  const ownFolder = /^@club\/(about|domain)\//u.exec(specifier)?.[1];
  if (ownFolder === undefined) return `node_modules/${specifier}`;
  return `${ownFolder === 'about' ? 'club' : 'domain'}/`;
}

/** Why a file must not import a path; undefined if it may. */
export function findReason(file: string, importedPath: string): string | undefined {
  for (const [path, sourcesByFolder] of Object.entries(sourcesByPath)) {
    const prefix = path && `${path}/`;
    const [folder = '', ...rest] = file.slice(prefix.length).split('/');
    // The files of the path itself may import all of it.
    if (rest.length === 0 || !file.startsWith(prefix) || !isIn(importedPath, path)) continue;
    const sources = sourcesByFolder[folder];
    if (!sources)
      return `${prefix}${folder} has no entry in oxlint.zones.ts, so it imports nothing of ${path}.`;
    const isAllowed = [folder, ...sources].some((source) => isIn(importedPath, join(path, source)));
    if (!isAllowed)
      return `${prefix}${folder} imports only from ${[folder, ...sources].join(', ')} of ${path || 'the root'}: see oxlint.zones.ts.`;
  }
  return forbiddenSources.find(
    ({ files, sources }) =>
      files.test(file) && sources.some((source) => isIn(importedPath, source)),
  )?.reason;
}

/** A node of the syntax tree that may import a file. */
interface ImportingNode {
  readonly source?: { readonly value?: unknown } | null;
}
interface RuleContext {
  readonly filename: string;
  readonly report: (problem: { readonly node: ImportingNode; readonly message: string }) => void;
}

/** The rule `club/zones`: a file imports only from where the tables above allow. */
const zones = {
  create({ filename, report }: RuleContext) {
    const check = (node: ImportingNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const importedPath = findImportedPath(filename, specifier);
      const message =
        importedPath === undefined ? undefined : findReason(relative(root, filename), importedPath);
      if (message !== undefined) report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

export default { meta: { name: 'club' }, rules: { zones } };
