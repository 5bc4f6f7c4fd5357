import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { machineReadPaths } from './machine-read/machine-read-paths.ts';
import { printedPaths } from './pages/printed-paths.ts';
import routeConfig from './routes.ts';

/** The patterns of a route table, but for the one that takes what no other takes. */
const patternsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [`/${path.replace(/^\//, '')}`]),
    ...patternsOf(children),
  ]);

it('[OS-11] every pattern of the route table is described in docs/pages.md before it is built, and nothing else is', async () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../docs/pages.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const described = rows.flatMap(([, paths]) => [...paths!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!));
  const built = new Set([
    '/',
    ...patternsOf(await routeConfig),
    ...Object.values(printedPaths).flat(),
    ...machineReadPaths,
  ]);
  expect(built.size).toBeGreaterThan(46);
  expect(described.sort()).toEqual([...built].sort());
  for (const [, path, description] of rows) expect([path, description!.length > 20]).toEqual([path, true]);
});
