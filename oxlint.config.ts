import { defineConfig, type OxlintOverride } from 'oxlint';

const firebase = {
  group: ['firebase', 'firebase/*', 'reactfire', 'rxfire', 'rxfire/*', 'rxjs'],
  message: 'Only web/src/data talks to Firebase.',
};
const moment = {
  group: ['moment', 'moment/*'],
  message: 'Only web/src/i18n/dates.ts imports moment.',
};
const firestore = {
  group: ['firebase-admin/firestore', '@google-cloud/firestore'],
  message: 'Only functions/src/store talks to Firestore.',
};

/** Forbids some files to import some packages. Of two overrides with the same rule, the later applies. */
const restrictImports = (files: string[], ...patterns: (typeof firebase)[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

interface SyntaxRestriction {
  selector: string;
  message: string;
}
const formatMessage = 'Format dates and numbers with web/src/i18n or functions/src/mail.';
const moneyMessage = 'Format dollars with formatDollars of web/src/i18n/money.ts.';
/** Forbids code that formats a date, a number or a price itself. */
const formatRules = [
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
const collectionRule = {
  selector: 'CallExpression[callee.property.name=/^(collection|collectionGroup|doc)$/]',
  message: 'Only functions/src/store names a collection.',
};
/** Volunteers edit the club's files, so they contain only values and texts. */
const codeRule = {
  selector: ':matches(:function, ClassDeclaration, CallExpression, NewExpression)',
  message: 'club/ holds data only: code that uses it belongs in domain, web or functions.',
};
const restrictSyntax = (files: string[], ...restrictions: SyntaxRestriction[]): OxlintOverride => ({
  files,
  rules: {
    'eslint-js/no-restricted-syntax':
      restrictions.length === 0 ? 'off' : ['error', ...restrictions],
  },
});

/** Rules that forbid unclear or unsafe code, beside oxlint's category of incorrect code. */
const furtherRules = [
  'eqeqeq',
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-constructor',
  'preserve-caught-error',
  'typescript/consistent-type-imports',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-generated-empty-object-type',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/return-await',
  'typescript/switch-exhaustiveness-check',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
  'react/rules-of-hooks',
  'import/no-cycle',
  'import/no-default-export',
  'import/no-duplicates',
  'import/no-self-import',
];

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'web/dist*',
    'functions/lib',
    'build',
    '.cache',
    '.emulator-data*',
    '**/test-results',
    'playwright-report',
    'screenshots',
  ],
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: [
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    { name: 'club', specifier: './oxlint.zones.ts' },
  ],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(furtherRules.map((rule) => [rule, 'error'])),
    'club/zones': 'error',
    'max-lines': ['error', { max: 250 }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'object-shorthand': ['error', 'properties'],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // `sort()` without a comparison sorts strings by their characters, as intended.
    'typescript/require-array-sort-compare': 'off',
    // `output` and `section` cannot replace the elements with these roles. The text of a child names a control.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    // A dialog component chooses its first focus. HTML elements must not have autofocus.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    // Scrollable elements must be focusable by keyboard and have a name.
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      { roles: ['tabpanel', 'region', 'group'], tags: [] },
    ],
    // A table whose rows are blocks on a phone needs explicit roles.
    'jsx-a11y/no-redundant-roles': [
      'error',
      {
        table: ['table'],
        thead: ['rowgroup'],
        tbody: ['rowgroup'],
        nav: ['navigation'],
        tr: ['row'],
        td: ['cell'],
        th: ['columnheader'],
      },
    ],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': [
      'error',
      { tr: ['row'], td: ['cell'], canvas: ['img'] },
    ],
  },
  overrides: [
    {
      files: ['**/*.{js,mjs}'],
      rules: Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
          `typescript/no-unsafe-${use}`,
          'off' as const,
        ]),
      ),
    },
    {
      files: ['*.config.{ts,js}', 'oxlint.zones.ts', '{web,tests/e2e}/*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    // Playwright's fixtures call a function `use`.
    { files: ['tests/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // Only some files format dates, numbers and money.
    restrictSyntax(['{domain,web}/**/*.{ts,tsx}'], ...formatRules),
    restrictSyntax(['functions/src/**/*.ts'], ...formatRules, collectionRule),
    restrictSyntax(['functions/src/store/**/*.ts'], ...formatRules),
    // The functions' own formats, and what computes with the clocks of a time zone.
    restrictSyntax(
      ['functions/src/mail/format-instant.ts', 'functions/src/calendar/time-zones.ts'],
      collectionRule,
    ),
    restrictSyntax([
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'web/src/i18n/**',
      'domain/toronto-time.ts',
    ]),
    restrictSyntax(['club/**/*.ts'], codeRule),
    restrictImports(['web/src/**/*.{ts,tsx}'], firebase, moment),
    restrictImports(['web/src/data/**/*.{ts,tsx}'], moment),
    restrictImports(['web/src/i18n/dates.ts'], firebase),
    restrictImports(['functions/src/**/*.ts'], firestore),
    restrictImports(['functions/src/store/**', 'functions/src/**/*.test.ts']),
  ],
});
