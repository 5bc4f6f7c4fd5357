import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from './pages.ts';

it('[OS-11] every pattern of the route table is described in docs/pages.md before it is built, and nothing else is', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../docs/pages.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const described = rows.flatMap(([, paths]) => [...paths!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!));
  const built = routes.map(({ path }) => path).filter((path) => path !== '*');
  expect(new Set(built).size).toBe(built.length);
  expect(built.length).toBeGreaterThan(46);
  expect(described.sort()).toEqual(built.sort());
  for (const [, path, description] of rows) expect([path, description!.length > 20]).toEqual([path, true]);
});
