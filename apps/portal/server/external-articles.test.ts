import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';

/** Articles whose URL is no web URL, or leads back to the site, are read here; they were redirected for ever. */

let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let portal: ReturnType<typeof portalOn>;
beforeAll(async () => {
  fixture = await startFixtureApi();
  portal = portalOn({ pages: await ownPages(), api: fixture.api, env: { PAGE_CACHE_MB: '0', RESPONSE_CACHE_MB: '0' } });
}, 180_000);
afterAll(() => fixture.end());

const host = 'cn.localhost:3000';
const visit = async (url: string) => {
  await fixture.db.execute(sql`update article set url = ${url} where id = 5`);
  const { status, headers } = await portal.get('/article/5', host);
  return [status, headers.get('location')];
};

it.each([
  '/articles/12',
  '/article/5',
  'javascript:alert(1)',
  'http:',
  'https://',
  '//',
  '//elsewhere.example.com/',
  ' ',
  'https://elsewhere.example.com/ ',
  `http://${host}/article/5`,
  `https://${host}/m/article/5`,
  'http://en.localhost:3000/article/6',
])('shows an article whose URL is %j', async (url) => {
  expect(await visit(url)).toEqual([200, null]);
});

it('leads to where an article lives elsewhere', async () => {
  const url = 'https://elsewhere.example.com/story';
  expect(await visit(url)).toEqual([302, url]);
});
