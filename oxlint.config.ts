import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { boundaries, machineGlobals } from './tools/lint/boundaries.ts';

const off = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'off'] as const));

const tests = [
  '**/*.test.{ts,tsx,mjs}',
  '**/*.spec.ts',
  '**/testing/**',
  '**/test-support/**',
  '**/e2e/**',
  '**/checks/**',
];

/**
 * Copy never stands in code. Ignored are texts without spaces that start with no capital (keys, classes, URLs),
 * texts without any letter, the outlines of drawings, and the one code of the contract that has a capital. The patterns
 * are compiled without the unicode flag, where `\p{L}` would quietly mean something else: the ranges are written out.
 */
const copy = [
  'error',
  {
    ignore: [
      '^use client$',
      '^(?![A-Z])[\\x21-\\x7e]+$',
      '^[^A-Za-z\\u3400-\\u9fff]+$',
      '^Editorpick$',
      // Types of pages in schema.org.
      '^[A-Z][A-Za-z]+Page$',
      '^<!DOCTYPE',
      '^[Mm][\\d. -][MmLlHhVvCcSsQqTtAaZz\\d ,.-]*$',
    ],
    ignoreNames: [
      {
        regex: {
          pattern:
            '^(className|to|href|src|srcSet|sizes|id|key|type|variant|size|name|rel|target|role|lang|style|method|action)$',
        },
      },
      {
        regex: {
          pattern: '^(d|viewBox|media|form|displayName|dateLocale|pattern|allow|sandbox|level|inset|position)$',
        },
      },
      { regex: { pattern: '^(query-input|@type|@context|@id|itemListOrder)$' } },
      { regex: { pattern: '^(data-.*|aria-(hidden|controls|labelledby|describedby|current|live))$' } },
    ],
    ignoreFunctions: [
      'console.*',
      'writeLogLine',
      '*Error',
      'require',
      '*.css',
      'describe',
      'it',
      'test',
      'expect',
      'inLayer',
      '*.setAttribute',
      '*.getAttribute',
      '*.querySelector',
      '*.querySelectorAll',
      '*.closest',
      '*.matches',
      '*.addEventListener',
      '*.removeEventListener',
      '*.startsWith',
      '*.endsWith',
      '*.includes',
      '*.replace',
      '*.split',
      '*.join',
      '*.append',
      '*.set',
      '*.get',
      '*.has',
      'Object.hasOwn',
      '*.matchMedia',
      '*.normalize',
      'section',
      'list',
    ],
  },
] as const;

/** Functions beyond 70 lines that are from before the rule. The list only gets shorter. */
const longFunctions = [
  // One query, with all of its conditions.
  'apps/api/src/routes/search/search.queries.ts',
  // Readers and programs that do one thing after the other.
  'apps/api/src/seed/images/drawing/pen.ts',
  'apps/api/src/site/site-pages.ts',
  'apps/api/src/bench/bench-calls.ts',
  'apps/api/src/content/sanitize-html/transform.ts',
  'apps/api/src/transfer/{split-feed,store-images}.ts',
  'tools/bench/{front,in-page}.mjs',
  'tools/hardening/g{24-api-dead,25-chaos,30-flood,31-logins,32-soak,33-one-tab}.mjs',
  // Pages whose parts are all in one component or loader.
  'apps/portal/app/features/catalog/{entry-filters,entry-list,supplier}.server.tsx',
  'apps/portal/app/features/home/home-page.server.tsx',
  'apps/portal/app/features/search/search.server.tsx',
  // What holds the state of a server or of a request in one closure.
  'apps/portal/app/runtime/handle-request.server.tsx',
  'apps/portal/server/{portal-server,render-page}.ts',
  'apps/portal/server/api-gateway/upstream.ts',
  'apps/portal/server/images/image-route.ts',
  'apps/portal/server/page-cache/page-cache.ts',
];

export default defineConfig({
  plugins: ['import', 'typescript', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'eslint', 'promise'],
  jsPlugins: ['eslint-plugin-lingui', join(import.meta.dirname, 'tools/lint/plugin.mjs')],
  categories: { correctness: 'error' },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/build/**',
    '**/storybook-static/**',
    '**/.nx/**',
    '**/.cache/**',
    '**/.data/**',
    'tools/lint-fixtures/**',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase', ignore: ['^\\$'] }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 70 }],
    'no-console': 'error',
    'no-var': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'prefer-const': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'millwright/explained-disable': 'error',
    'millwright/public-interfaces': 'error',
    // Native elements are preferred where they have the same support; role="search" and role="group" have more.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A panel that the visitor opens takes the focus, and a link gets its content by spreading.
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    // Components that come from a context are no new components.
    'react/static-components': 'off',
    // Control characters in what visitors send are looked for on purpose.
    'no-control-regex': 'off',
  } as never,
  overrides: [
    ...boundaries().map(({ files, options }) => ({
      files,
      rules: { 'no-restricted-imports': ['error', options] } as never,
    })),
    {
      files: ['packages/ui/src/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-globals': ['error', { name: 'fetch', message: 'components fetch nothing' }],
        'millwright/document-props': 'error',
      } as never,
    },
    {
      files: ['packages/ui/src/**/*.machine.ts'],
      rules: {
        'no-restricted-globals': ['error', ...machineGlobals.map((name) => ({ name, message: 'comes in as a port' }))],
      } as never,
    },
    {
      files: ['packages/ui/src/**', 'apps/{accounts,portal}/**'],
      rules: { 'millwright/ask-the-edition': 'error' } as never,
    },
    {
      files: ['packages/{ui,elements}/src/**/*.ts', 'apps/**/*.css.ts'],
      rules: { 'millwright/logical-properties': 'error' } as never,
    },
    { files: ['packages/*/src/**/*.{ts,tsx}'], rules: { 'millwright/document-exports': 'error' } as never },
    {
      files: ['packages/ui/src/**/*.{ts,tsx}', 'apps/{accounts,portal}/app/**/*.{ts,tsx}'],
      rules: {
        'lingui/no-unlocalized-strings': copy,
        'millwright/no-bare-attribute': 'error',
        'lingui/t-call-in-function': 'error',
        'lingui/no-single-tag-to-translate': 'error',
        'lingui/no-single-variables-to-translate': 'error',
        'lingui/no-trans-inside-trans': 'error',
        'lingui/no-expression-in-message': 'error',
      } as never,
    },
    // Styles, samples and tests hold no copy for visitors; machines and types hold codes.
    {
      files: [
        '**/*.css.ts',
        '**/*.styles.ts',
        '**/*.stories.tsx',
        '**/*.fixtures.{ts,tsx}',
        '**/*.machine.ts',
        '**/*.types.ts',
        'packages/ui/src/foundations/**',
        ...tests,
      ],
      rules: off(
        'lingui/no-unlocalized-strings',
        'millwright/no-bare-attribute',
        'millwright/document-exports',
      ) as never,
    },
    { files: ['**/*.messages.ts', '**/index.ts'], rules: off('millwright/document-exports') as never },
    {
      files: [...tests, '**/*.stories.tsx'],
      rules: off(
        'millwright/document-props',
        'millwright/ask-the-edition',
        'no-restricted-globals',
        'react/globals',
        'max-lines',
        'max-lines-per-function',
      ) as never,
    },
    { files: longFunctions, rules: off('max-lines-per-function') as never },
    // The runtime writes markup, and says nothing to readers.
    { files: ['apps/portal/app/runtime/**'], rules: off('lingui/no-unlocalized-strings') as never },
    // Story files and configurations are found by their default export.
    {
      files: [
        '**/*.stories.tsx',
        '**/*.config.{ts,js,mjs}',
        '**/.storybook/*.{ts,tsx}',
        'tools/lint/plugin.mjs',
        'tools/consumers/next/app/**',
        'apps/storybook/{json-reporter,reused-page-environment}.mjs',
        'tools/**/*.cjs',
        '**/test-support/global-setup.ts',
        '**/*.d.ts',
      ],
      rules: off('import/no-default-export', 'millwright/document-exports') as never,
    },
    // Content is long because it is content.
    {
      files: ['apps/api/src/seed/demo-articles/**', '**/*.fixtures.{ts,tsx}'],
      rules: off('max-lines', 'max-lines-per-function') as never,
    },
    // No React here: what is called `use` is something else.
    { files: ['apps/api/**', '**/e2e/**'], rules: off('react/rules-of-hooks', 'react/exhaustive-deps') as never },
    // Programs that speak to the terminal, and servers that write their log.
    {
      files: [
        'tools/**',
        'apps/storybook/*.{mjs,js}',
        'packages/*/scripts/**',
        'apps/portal/server/**',
        'apps/portal/app/**/*.server.{ts,tsx}',
        'apps/api/**',
        '**/test-support/**',
        'apps/*/scripts/**',
      ],
      rules: off('no-console') as never,
    },
  ],
});
