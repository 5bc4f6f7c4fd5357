/**
 * What the linter cannot see, because it looks at one file at a time. That a machine stays pure through all it imports
 * is checked next to these rules, in check-dependencies.mjs: a rule here cannot leave out imports of types.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'undeclared',
      comment: 'What a package imports stands in its package.json.',
      severity: 'error',
      from: {
        pathNot:
          '[.](test|spec|stories)[.]tsx?$|[.]config[.](ts|js|mjs)$|/(e2e|testing|test-support|checks|scripts|[.]storybook)/',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-resolvable',
      comment: 'An import that leads nowhere. Virtual modules of the bundler are exempt.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[.]po$|[?]|^[.]/[+]types/|build/server|[.]css$' },
    },
    {
      name: 'no-cycle',
      comment: 'Modules that need each other are one module.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'inside-of-widget',
      comment: 'Of another widget only the index.ts is imported, types too; what two widgets share goes to parts.',
      severity: 'error',
      from: { path: '^packages/ui/src/widgets/([^/]+)/' },
      to: {
        path: '^packages/ui/src/widgets/',
        pathNot: ['^packages/ui/src/widgets/$1/', '^packages/ui/src/widgets/[^/]+/index[.]ts$'],
      },
    },
  ],
  options: {
    // The other parser needs a compiler interface that TypeScript 7 no longer has.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|storybook-static|[.]react-router|lint-fixtures)/' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@millwright/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.woff2'],
    },
  },
};
