import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machineReadPaths } from '../../apps/portal/app/machine-read/machine-read-paths.ts';
import { printedPaths } from '../../apps/portal/app/pages/printed-paths.ts';
import { root } from '../lib/bootstrap.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

it('[OS-11] every pattern of the route table is described in docs/pages.md, and nothing else is', () => {
  const rows = read('docs/pages.md').split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, path]) => path));
  const own = [...read('apps/portal/app/routes.ts').matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`).filter((path) => path !== '/*');
  expect(described.sort()).toEqual([...new Set(['/', ...own, ...Object.values(printedPaths).flat(), ...machineReadPaths])].sort());
  for (const row of rows) expect(row.split('|')[2].trim().length).toBeGreaterThan(20);
});
