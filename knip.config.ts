import type { KnipConfig } from 'knip';

/** What runs for no visitor: an export that only these use counts as unused when `--production` is given. */
const forTests = [
  '!**/*.{test,spec,stories,fixtures,harness}.{ts,tsx,mjs}!',
  '!**/{testing,test-support,e2e,checks}/**!',
  '!**/test-*.ts!',
  '!**/*.config.ts!',
];

/**
 * `npm run lint` runs knip twice: over everything, and with `--production` over what visitors run. A pattern that ends
 * in `!` holds for both. Packages that are used but not declared are found by tools/lint/check-dependencies.mjs.
 */
// oxlint-disable-next-line max-lines-per-function -- one list of all projects
const config = ({ production = false }: { production?: boolean }): KnipConfig => ({
  exclude: ['unlisted', 'unresolved', 'binaries', 'catalog'],
  // A constant that its own module uses runs for visitors, also where its test alone imports it.
  ignoreExportsUsedInFile: production,
  // Nothing of it runs for visitors.
  ignoreWorkspaces: production ? ['apps/storybook'] : [],
  ignoreIssues: {
    // The tables as migrations made them: most queries are SQL, and a test compares both.
    'apps/api/src/db/*schema.ts': ['exports'],
    // Builds put the order of the layers at the head of each sheet.
    'packages/ui/src/foundations/layer-order.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: [
        // Commands of package.json, and the modules that they load by a name which is made at run time.
        'tools/*.mjs',
        'tools/hardening/g*.mjs',
        'tools/hardening/lib/{busy-machine,flood,readers,tell-heap}.mjs',
        'tools/bench/{hand-written,new-responses}.mjs',
        'tools/mutation-checks/{api-fixture.ts,run-without.mjs}',
        'tools/mutation/{measure,vitest.config}.mjs',
        'vitest.goals.ts',
        'vitest.growth.ts',
        'tools/changelog/make-release.mjs',
        'tools/lib/count-queries.mjs',
        'tools/starter/create-site.mjs',
        // Types that comments read.
        'tools/hardening/lib/goal.mjs',
      ],
      project: ['*.ts', 'tools/**/*.{ts,mjs}'],
      // Code that the linter must refuse; sites that know the packages only as they are packed.
      ignore: ['tools/lint-fixtures/**', 'tools/starter/template/**', 'tools/consumers/{astro,next}/**'],
      ignoreDependencies: [
        // Run as programs, by names that are made at run time.
        '@arethetypeswrong/cli',
        '@changesets/cli',
        '@stryker-mutator/core',
        '@stryker-mutator/vitest-runner',
        'chromatic',
        'cspell',
        'publint',
      ],
    },
    'packages/domain': { project: ['**/*.ts!', ...forTests] },
    'packages/api-client': { project: ['**/*.ts!', ...forTests] },
    'packages/i18n': {
      project: ['**/*.{ts,tsx}!', ...forTests],
    },
    'packages/ui': {
      entry: [
        'src/**/*.stories.tsx',
        'src/**/*.docs.mdx',
        // Found by Storybook, which draws and runs them.
        'src/testing/simulations/*.ts',
        // Take the place of their namesakes in the built library.
        'src/primitives/{icon/apart-icon,industry-icon/outline}.published.tsx',
      ],
      project: ['**/*.{ts,tsx}!', ...forTests],
      // Read by styles while they are compiled.
      ignoreDependencies: ['@fontsource-variable/inter', '@vanilla-extract/recipes'],
    },
    'packages/elements': {
      entry: ['browser/**/*.test.ts'],
      // Outside of `src` is what builds them.
      project: ['**/*.{ts,tsx}!', '!*.ts!', '!browser/**!', ...forTests],
    },
    'apps/api': {
      entry: [
        'src/main.ts!',
        'src/commands/*.ts!',
        'src/bench/bench-calls.ts',
        'src/openapi/write-openapi.ts!',
        'src/**/*.worker.ts!',
        'test-support/{hostile-articles,open-and-wait,start-with-fixture,write-until-killed}.ts',
      ],
      project: ['**/*.ts!', ...forTests],
      // Its files are read by their names.
      ignoreDependencies: ['@expo-google-fonts/noto-sans-sc'],
    },
    'apps/portal': {
      entry: [
        'app/entry.{client,server}.tsx!',
        'app/styles/*.ts!',
        'app/runtime/start-script.ts!',
        'server/{main,precompress}.ts!',
        'server/setup/main.ts!',
        'server/snapshot/main.ts!',
        // Served as it is.
        'public/service-worker.js!',
        // Programs that browser tests start.
        'test-support/{hostile-articles-portal,poison,poisoned-portal,portal-program}.ts',
      ],
      project: ['**/*.{ts,tsx,js}!', ...forTests],
      // Read by a style sheet while it is compiled, and by the program that draws share images.
      ignoreDependencies: ['@fontsource/noto-sans-sc', '@vanilla-extract/css'],
    },
    'apps/accounts': {
      project: ['**/*.{ts,tsx}!', ...forTests],
      // Read by style sheets while they are compiled.
      ignoreDependencies: ['@vanilla-extract/css'],
    },
    'apps/storybook': {
      entry: [
        'comparison/*.tsx',
        '{json-reporter,reused-page-environment}.mjs',
        'second-try.cjs',
        'test-runner-jest.config.js',
      ],
      project: ['**/*.{ts,tsx,mjs,cjs,mdx}'],
      // Read by a style sheet of the preview.
      ignoreDependencies: ['@fontsource/noto-sans-sc'],
    },
  },
});

export default config;
