import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { zones } from './eslint.zones.js';

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

const formatMessage = 'Format dates and numbers with web/src/i18n or functions/src/mail.';
const moneyMessage = 'Format dollars with formatDollars of web/src/i18n/money.ts.';
/** Code that formats a date, a number or a price itself. */
const ownFormats = [
  {
    selector:
      'MemberExpression[object.name=Intl][property.name=/^(DateTime|Number|RelativeTime|List|Duration)Format$/]',
    message: formatMessage,
  },
  {
    selector:
      'MemberExpression[property.name=/^(toLocale(Date|Time)?String|toFixed|toPrecision)$/]',
    message: formatMessage,
  },
  // A dollar sign stands after a value in French, and before it in English.
  {
    selector: String.raw`TemplateElement:not(:first-child)[value.cooked=/^[ \u00a0]\$/]`,
    message: moneyMessage,
  },
  { selector: String.raw`TemplateElement[tail=false][value.cooked=/\$$/]`, message: moneyMessage },
];

const ownCollection = {
  selector: 'CallExpression[callee.property.name=/^(collection|collectionGroup|doc)$/]',
  message: 'Only functions/src/store names a collection.',
};
/** The functions' own formats, what computes with the clocks of a time zone, and test cases. */
const functionFormats = [
  'functions/src/mail/format-instant.ts',
  'functions/src/calendar/time-zones.ts',
  'functions/src/**/testing/**',
];

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
    // Only the files in `ignores` format dates, numbers and money.
    files: ['{domain,functions/src,web}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'web/src/i18n/**',
      // This computes with the clocks of a time zone.
      'domain/montreal-time.ts',
      ...functionFormats,
    ],
    rules: { 'no-restricted-syntax': ['error', ...ownFormats] },
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
      'import-x/no-restricted-paths': ['error', { zones }],
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
      'no-restricted-syntax': ['error', ...ownFormats, ownCollection],
    },
  },
  { files: functionFormats, rules: { 'no-restricted-syntax': ['error', ownCollection] } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
]);
