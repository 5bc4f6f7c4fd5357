import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importRouteModules, modulePatience } from './route-modules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const routes = [
  {
    id: 'layout',
    path: '/',
    children: [
      { id: 'list', path: 'articles' },
      { id: 'other', path: 'videos' },
    ],
  },
];
const manifest = {
  routes: { layout: { module: '/layout.js' }, list: { module: '/list.js' }, other: { module: '/other.js' } },
};

it('imports what an address leads to, and nothing else', async () => {
  const load = vi.fn(() => Promise.resolve());
  await importRouteModules('/articles?page=2', routes, manifest, load);
  expect(load.mock.calls).toEqual([['/layout.js'], ['/list.js']]);
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects when one is not there', async () => {
  await expect(
    importRouteModules('/articles', routes, manifest, () => Promise.reject(new TypeError('gone'))),
  ).rejects.toThrow('gone');
});

it('counts one that does not come in time as lost', async () => {
  const outcome = vi.fn();
  importRouteModules('/articles', routes, manifest, () => new Promise(() => undefined)).catch((error: Error) =>
    outcome(error.message),
  );
  await vi.advanceTimersByTimeAsync(modulePatience - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls).toEqual([['Failed to fetch dynamically imported module']]);
});
