/**
 * @typedef {object} Scope what is mutated together
 * @property {string} name
 * @property {string} folder the project
 * @property {string[]} files what is mutated, from the folder on
 * @property {string[]} tests what is run for it, from the folder on
 */

/** @type {readonly Scope[]} The code whose tests must notice when a part of it is written otherwise. */
export const scopes = [
  {
    name: 'redirects',
    folder: 'packages/domain',
    files: ['src/{redirect-target,redirect-helper,legacy-redirects,own-path,external-url,upload-path,web-address}.ts'],
    tests: ['src/**/*.test.ts'],
  },
  {
    name: 'domain',
    folder: 'packages/domain',
    files: ['src/*.ts', '!src/index.ts', '!src/constants.ts'],
    tests: ['src/**/*.test.ts'],
  },
  {
    name: 'machines',
    folder: 'packages/ui',
    files: ['src/**/*.machine.ts'],
    tests: ['src/**/*.test.{ts,tsx}'],
  },
  {
    name: 'contract',
    folder: 'packages/api-client',
    files: ['src/contract/*.ts', '!src/contract/index.ts'],
    // What the contract declares is compared with its record by a test of the API.
    tests: ['src/{contract,endpoints}/*.test.ts', '../../apps/api/src/openapi/openapi-record.test.ts'],
  },
  {
    name: 'sanitiser',
    folder: 'apps/api',
    files: ['src/content/sanitize-html/*.ts', '!src/content/sanitize-html/index.ts'],
    // Not what is large or generated: it would run for every mutant.
    tests: ['src/content/sanitize-html/!(large-bodies|generated-bodies).test.ts'],
  },
  {
    name: 'cache keys',
    folder: 'apps/portal',
    files: ['server/page-cache/cache-key.ts'],
    tests: ['server/page-cache/cache-key.test.ts'],
  },
];

/** The least share of mutants, in percent, that the tests of a file notice. */
export const leastScore = 85;
