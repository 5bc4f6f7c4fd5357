// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRequestScope } from '../../shell/page/request-scope.server.tsx';
import { startTestPortal, type TestPortal } from '../../shell/page/test-portal.ts';
import { loadHomeRoute } from './home.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

it('a home page of the same data is rendered once', async () => {
  const minute = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const parts = new Map<string, string>();
  const load = () => loadHomeRoute(createRequestScope({ ...portal.visit('/').scope, parts }));
  // A crowded machine may take longer than a section has, which is then missing.
  await vi.waitFor(async () => expect((await load()).page.html).toBe((await load()).page.html), 60_000);
  const before = [...parts.keys()];
  await load();
  expect([...parts.keys()]).toEqual(before);
  minute.mockRestore();
});
