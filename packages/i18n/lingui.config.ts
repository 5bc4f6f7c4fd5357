import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/**
 * Copy that only the server renders: its messages stay out of what the browser loads. A module listed here must never
 * be part of the client's bundle, or visitors would see message ids instead of words.
 */
export const serverOnlySources = ['<rootDir>/../../apps/portal/app/**/*.server.{ts,tsx}'];

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/*.fixtures.ts', '**/node_modules/**', '**/dist/**', '**/build/**'];

export default defineConfig({
  locales: ['cn', 'en'],
  sourceLocale: 'en',
  // Without line numbers and in the order of the texts, so that moving code does not change the catalogs.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [
    { path: '<rootDir>/src/catalogs/{locale}/shared', include: ['<rootDir>/src'], exclude: tests },
    { path: '<rootDir>/src/catalogs/{locale}/ui', include: ['<rootDir>/../ui/src'], exclude: tests },
    { path: '<rootDir>/src/catalogs/{locale}/portal', include: ['<rootDir>/../../apps/portal/app'], exclude: [...tests, ...serverOnlySources] },
    { path: '<rootDir>/src/catalogs/{locale}/server', include: serverOnlySources, exclude: tests },
  ],
});
