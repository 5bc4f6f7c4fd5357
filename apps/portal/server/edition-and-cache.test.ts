import { expect, it } from 'vitest';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';

it('x', async () => {
  const portal = portalOn({ pages: await ownPages(), api: { fetch: () => Promise.reject(new Error('x')) } });
  const a = await portal.get('/articles');
  console.log(a.status, Object.fromEntries(a.headers), (await a.text()).slice(0, 3000));
  expect(1).toBe(1);
});
