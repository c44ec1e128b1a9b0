import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { makeNewWebFolderZone, pageZones, toolZones } from './eslint.zones.js';
import { noBareParticiple } from './scripts/lint/no-bare-participle.ts';
import { sharedFormatters } from './scripts/lint/shared-formatters.ts';

/** Makes the zone of a folder of web/src, which imports only from the listed parts of web/src. */
const makeWebZone = (folder, ...sources) => ({
  target: `./web/src/${folder}`,
  from: './web/src',
  except: sources.map((source) => `./${source}`),
  message: `web/src/${folder} imports only from ${sources.join(', ')} of web/src.`,
});

/**
 * Puts the folders of a root into layers, the lowest first. A folder imports from itself and from
 * lower layers, never from another folder of its layer, so that no import cycle can form. A folder
 * without a layer imports nothing of the root, and no other folder imports from it.
 */
const makeLayerZones = (root, layers) => {
  const makeZone = (folder, index) => {
    const sources = [folder, ...layers.slice(0, index).flat()];
    return {
      target: `./${root}/${folder}`,
      from: `./${root}`,
      except: sources.map((name) => `./${name}`),
      message: `${root}/${folder} imports only from ${sources.join(', ')} of ${root}.`,
    };
  };
  return [
    ...layers.flatMap((folders, index) => folders.map((folder) => makeZone(folder, index))),
    {
      target: `./${root}/!(${layers.flat().join('|')})/**`,
      from: `./${root}`,
      message: `This folder of ${root} is in no layer yet: see \`makeLayerZones\` in eslint.config.js.`,
    },
  ];
};
const functionsZones = makeLayerZones('functions/src', [
  ['runtime'],
  ['store'],
  ['request', 'mail'],
  ['newsletter', 'contact', 'uploads', 'content', 'history', 'retention', 'status', 'calendar'],
  ['waiting-list'],
  ['display-times', 'hero', 'send-mail'],
  ['endpoints'],
  ['http'],
]);
const staffZones = [
  ...makeLayerZones('web/src/staff', [
    ['requests', 'session', 'preview', 'navigation', 'counts', 'testing'],
    ['row'],
    ['save'],
    ['images'],
    ['fields'],
    ['history', 'table', 'conflicts', 'confirmations', 'lifecycle', 'order'],
    ['editor'],
    ['tabs'],
  ]),
  ...makeLayerZones('web/src/staff/tabs', [
    [
      'tonight',
      'banners',
      'carousel',
      'notes',
      'programs',
      'calendar',
      'messages',
      'newsletter',
      'mails',
      'log',
      'help',
    ],
  ]),
];
const dataZones = [
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
];
/**
 * Who may import whom. A zone forbids the files of `target` to import from `from`, except from the
 * places in `except`. Until somebody adds it to a zone or a layer, a new folder directly below
 * functions/src imports nothing of functions/src. One below web/src or a root of eslint.zones.js
 * imports nothing of the repository.
 */
const zones = [
  // The club's facts are data, which need no other folder.
  { target: './club', from: '.', except: ['./club'] },
  { target: './domain', from: '.', except: ['./domain', './club', './node_modules'] },
  {
    target: './web',
    from: '.',
    except: ['./web', './domain', './club', './environments', './node_modules'],
  },
  // Only the build reads environments. The site gets its settings from the build.
  { target: ['./web/src', './web/worker'], from: './environments' },
  {
    target: './functions',
    from: '.',
    except: ['./functions', './domain', './club', './node_modules'],
  },
  // Two exceptions: a test, which compares the functions' parameters, and first-content, which makes
  // its image variants with the functions' code.
  {
    target: ['./environments/!(*.test).ts', './environments/!(first-content)/**/!(*.test).ts'],
    from: './functions',
  },
  ...functionsZones,
  ...toolZones,
  makeWebZone('scheduling', 'scheduling'),
  makeWebZone('i18n', 'i18n'),
  // Load states and form drafts, which ui and data share without importing each other.
  makeWebZone('state', 'state'),
  makeWebZone('ui', 'ui', 'i18n', 'state', 'scheduling'),
  makeWebZone('data', 'data', 'state', 'scheduling'),
  makeWebZone('first-paint', 'first-paint', 'data', 'i18n', 'scheduling'),
  // The site and the dashboard's preview both render content.
  makeWebZone('content', 'content', 'ui', 'i18n'),
  makeWebZone('notice', 'notice', 'content', 'ui', 'data', 'scheduling'),
  makeWebZone(
    'agenda',
    'agenda',
    'content',
    'ui',
    'data',
    'i18n',
    'state',
    'scheduling',
    'testing',
  ),
  makeWebZone(
    'pages',
    'pages',
    'agenda',
    'notice',
    'content',
    'ui',
    'data',
    'i18n',
    'state',
    'scheduling',
    'testing',
  ),
  makeWebZone(
    'staff',
    'staff',
    'pages/page.ts',
    'content',
    'ui',
    'data',
    'i18n',
    'state',
    'testing',
  ),
  makeWebZone(
    'testing',
    ...['testing', 'app', 'pages', 'staff', 'content', 'ui', 'data', 'i18n', 'state', 'scheduling'],
  ),
  ...dataZones,
  ...staffZones,
  ...pageZones,
  {
    target: ['./web/src/!(testing)/**/!(*.test).ts', './web/src/!(testing)/**/!(*.test).tsx'],
    from: './web/src/testing',
    message: 'Only tests import web/src/testing.',
  },
];

/**
 * Forbids some files to import some packages. If two entries match a file, only the later one
 * applies, so web/src/data may import Firebase.
 */
const restrictImports = (files, ...groups) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: groups }] },
});
const firebase = {
  group: ['firebase', 'firebase/*', 'reactfire', 'rxfire', 'rxfire/*', 'rxjs'],
  message: 'Only web/src/data talks to Firebase.',
};
const moment = {
  group: ['moment', 'moment/*'],
  message: 'Only web/src/i18n/dates.ts imports moment.',
};

export default defineConfig([
  globalIgnores([
    '**/node_modules',
    'web/dist*',
    'functions/lib',
    'build',
    '.cache',
    '.emulator-data*',
    '**/test-results',
    'playwright-report',
    'screenshots',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-lines': ['error', { max: 250 }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { names: { rules: { 'no-bare-participle': noBareParticiple } } },
    rules: { 'names/no-bare-participle': 'error' },
  },
  {
    // Only the files in `ignores` format dates, numbers and money.
    files: ['{domain,functions/src,web}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'web/src/i18n/**',
      'functions/src/mail/format-instant.ts',
      // These compute with the clocks of a time zone.
      'domain/montreal-time.ts',
      'functions/src/calendar/time-zones.ts',
    ],
    plugins: { formats: { rules: { 'shared-formatters': sharedFormatters } } },
    rules: { 'formats/shared-formatters': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...zones, makeNewWebFolderZone(zones)] }],
      'import-x/no-self-import': 'error',
    },
  },
  {
    files: ['*.config.{ts,js}', 'web/*.config.ts', 'tests/e2e/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Volunteers edit these files, so they contain only values and texts.
    files: ['club/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(:function, ClassDeclaration, CallExpression, NewExpression)',
          message: 'club/ holds data only: code that uses it belongs in domain, web or functions.',
        },
      ],
    },
  },
  { files: ['web/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['web/src/**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // A dialog component chooses its first focus. HTML elements must not have autofocus.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Scrollable elements must be focusable by keyboard and have a name.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { roles: ['tabpanel', 'region', 'group'] },
      ],
      // A table whose rows are blocks on a phone needs explicit roles.
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], nav: ['navigation'] },
      ],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], canvas: ['img'] },
      ],
    },
  },
  restrictImports(['web/src/**/*.{ts,tsx}'], firebase, moment),
  restrictImports(['web/src/data/**/*.{ts,tsx}'], moment),
  restrictImports(['web/src/i18n/dates.ts'], firebase),
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['functions/src/store/**', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['firebase-admin/firestore', '@google-cloud/firestore'],
              message: 'Only functions/src/store talks to Firestore.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(collection|collectionGroup|doc)$/]',
          message: 'Only functions/src/store names a collection.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
]);
