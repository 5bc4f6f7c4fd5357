// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createUpstream } from '../../../server/api-gateway/upstream.ts';
import { createRequestScope } from '../../shell/page/request-scope.server.tsx';
import { startTestPortal, type TestPortal } from '../../shell/page/test-portal.ts';
import { loadHome } from './home-data.server.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

it('a home page of the same answers is made of the very same values, so that it is rendered once', async () => {
  const { exchange, memoryOf } = createUpstream({ fetch: portal.api.fetch });
  // A crowded machine may take longer than a section has, which is then missing.
  const load = () =>
    vi.waitFor(async () => {
      const { scope } = portal.visit('/');
      const { madeOf } = await loadHome(createRequestScope({ ...scope, exchange, memoryOf }));
      expect(madeOf).not.toContain(null);
      return madeOf;
    }, 60_000);
  const [first, second] = [await load(), await load()];
  expect(first.length).toBeGreaterThan(10);
  // The minute may have changed in between; the origins are those of the test.
  const others = first.filter(
    (value, index) =>
      typeof value === 'object' &&
      value !== second[index] &&
      JSON.stringify(value) !== JSON.stringify(portal.visit('/').scope.site.origins),
  );
  expect(others).toEqual([]);
});
