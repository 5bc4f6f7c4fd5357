import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Call } from '@millwright/api-client/contract';
import { expect, it } from 'vitest';
import { largerBodies } from './bounded-request.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

const bytesOf = (size: string): number => Number.parseInt(size, 10) * (size.endsWith('m') ? 1024 ** 2 : 1024);

/** The largest body that an nginx configuration lets through to a path, in bytes. */
function limitIn(config: string): (path: string) => number {
  const [, usual] = /^ +client_max_body_size (\d+[km]);$/m.exec(config)!;
  const locations = [...config.matchAll(/^ *location (= )?(\S+) \{(.*)\}$/gm)].map(([, exact, path, content]) => ({
    isExact: exact !== undefined,
    path: path!,
    limit: bytesOf(/client_max_body_size (\w+);/.exec(content!)?.[1] ?? usual!),
  }));
  const byLength = locations.filter(({ isExact }) => !isExact).toSorted((a, b) => b.path.length - a.path.length);
  return (path) =>
    (locations.find((one) => one.isExact && one.path === path) ?? byLength.find((one) => path.startsWith(one.path))!)
      .limit;
}

it.each([
  ['deploy/nginx.conf.template', read('deploy/nginx.conf.template')],
  ['docs/operations.md', /```nginx\n([^]*?)```/.exec(read('docs/operations.md'))![1]!],
])('nginx lets through what calls of the API and forms may be as large as: %s', (_path, config) => {
  const limitOf = limitIn(config);
  const taken = [
    ...Object.values<Call>(calls).map(({ path, largestBody = 16 * 1024 }) => [path, largestBody] as const),
    ...Object.entries(largerBodies),
  ];
  expect(taken.filter(([path, bytes]) => limitOf(path) < bytes)).toEqual([]);
});
