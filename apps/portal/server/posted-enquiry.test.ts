import { getSupplier, listEnquiries, listPosts, listProducts, listSuppliers, valueOf } from '@millwright/api-client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedDemoMembers } from '../../api/src/members/demo-members.ts';
import { logIn, openBrowser, type Browser } from '../../api/test-support/browser.ts';
import { fixtureNow } from '../../api/test-support/fixture.ts';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';

let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let portal: TestServer;
let member: Browser;
let cookie: string;
const targets: Record<string, number> = {};

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fixture = await startFixtureApi();
  await seedDemoMembers(fixture.db, fixtureNow);
  portal = portalOn({ pages: await ownPages(), api: fixture.api });
  member = await logIn(fixture.api, 0, 'en');
  cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const [kind, list] of Object.entries({ product: listProducts, supplier: listSuppliers, post: listPosts })) {
    const found = await list(member.client, { rows: 1 });
    targets[kind] = found.ok ? found.value.items[0]!.id : 0;
  }
  // The others belong to no supplier.
  await fixture.db.execute(sql`update entry set owner_id = 1000 where id = ${targets.post}::integer`);
}, 120_000);
afterAll(() => fixture.end());
beforeEach(() => fixture.db.execute(sql`delete from enquiry`));

const filled = { quantity: '12', message: 'Which delivery time do you offer?', unit: 'sets', incoterm: 'FCA' };

interface Post {
  kind?: string;
  fields?: Record<string, string | readonly string[]>;
  headers?: Record<string, string>;
  host?: string;
}

/** Sends the form as a browser without JavaScript does. */
function post({ kind = 'product', fields = filled, headers = { cookie }, host = 'en.localhost:3000' }: Post = {}) {
  const body = new URLSearchParams({
    kind,
    ...(fields.target === undefined && { target: String(targets[kind] ?? 0) }),
  });
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return portal.get('/enquiry', host, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: body.toString(),
  });
}

const stored = async () => {
  const list = await listEnquiries(member.client);
  return list.ok ? list.value.items : [];
};

describe('an enquiry that a browser sends without JavaScript', () => {
  it.each(['product', 'supplier', 'post'])('about a %s is stored, and a page says so', async (kind) => {
    const response = await post({
      kind,
      fields: {
        ...filled,
        specification: 'Oil-air\r\nlubrication',
        parameterLabel: ['Speed', 'Weight'],
        parameterValue: ['24,000 rpm', ''],
        targetDate: '2027-03-31',
      },
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const [sent, ...further] = await stored();
    expect(further).toEqual([]);
    expect(sent).toMatchObject({
      targetId: targets[kind],
      quantity: 12,
      unit: 'sets',
      incoterm: 'FCA',
      targetDate: '2027-03-31',
      specification: 'Oil-air\nlubrication',
      parameters: [{ label: 'Speed', value: '24,000 rpm' }],
      message: filled.message,
    });
    const location = response.headers.get('location')!;
    expect(location).toBe(`/enquiry/sent?id=${sent!.id}&kind=${kind}&target=${targets[kind]}`);
    const page = await portal.get(location);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('Your enquiry was sent');
    expect(html).toMatch(new RegExp(`href="https?://[^"]+/enquiries/${sent!.id}"`));
  });

  it('about a post that belongs to no supplier is not offered, nor taken where it is sent all the same', async () => {
    const { post: owned = 0 } = targets;
    const page = async (id: number) => (await portal.get(`/showroom/${id % 2 ? 'demand' : 'supply'}/${id}`)).text();
    const other = owned === 1602 ? 1604 : 1602;
    expect([await page(owned), await page(other)].map((html) => html.includes('id="enquiry"'))).toEqual([true, false]);
    const response = await post({ kind: 'post', fields: { ...filled, target: String(other) } });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Nobody receives enquiries about this. Nothing was sent');
    expect(await stored()).toEqual([]);
  });

  it('names the supplier that takes no more enquiries of the member, and is sent to the others', async () => {
    const ask = { ...filled, target: '1000' };
    await post({ kind: 'supplier', fields: ask });
    await fixture.db.execute(sql`update enquiry_thread set supplier_blocked = true`);
    const { items } = valueOf(await listSuppliers(member.client, { rows: 20 }));
    const { title } = items.find(({ id }) => id === 1000)!;
    const related = valueOf(await getSupplier(member.client, 1000)).related[0]!.id;
    const response = await post({
      kind: 'supplier',
      fields: { ...ask, message: 'Again', supplierIds: [String(related)] },
    });
    const location = response.headers.get('location')!;
    expect(location).toMatch(/&not_asked=1000$/);
    const html = await (await portal.get(location)).text();
    expect(html).toMatch(new RegExp(`Not sent to, as they take no more enquiries from you.*${title}`));
  });

  it('is stored once when it is sent twice, also at the same time', async () => {
    const responses = await Promise.all([post(), post(), post()]);
    const places = responses.map(({ headers }) => headers.get('location'));
    expect(new Set(places).size).toBe(1);
    expect(places[0]).toContain('/enquiry/sent');
    await post({ fields: { ...filled, message: 'And which warranty?' } });
    expect((await stored()).map(({ message }) => message).sort()).toEqual(['And which warranty?', filled.message]);
  });

  it('of a visitor comes back with what was typed and the way to log in', async () => {
    for (const headers of [{}, { cookie: '__Host-sid=0123456789abcdef0123456789abcdef' }] as Post['headers'][]) {
      const response = await post({ headers, fields: { ...filled, message: 'With <b>markup</b> & "quotes"' } });
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
      expect(html).toContain('Log in to send your enquiry');
      expect(html).toMatch(/<a [^>]*href="[^"]+\/login"[^>]*target="_blank"|<a [^>]*target="_blank"[^>]*\/login"/);
      expect(html).toContain('With &lt;b&gt;markup&lt;/b&gt; &amp; &quot;quotes&quot;</textarea>');
      expect(html).not.toContain('<b>markup');
      expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="12"/);
    }
    expect(await stored()).toEqual([]);
  });

  it('with wrong fields comes back with the error next to each, and the others as they were', async () => {
    const response = await post({ fields: { ...filled, quantity: 'many', message: '  ' } });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Enter a whole number from 1 to 1,000,000,000');
    expect(html).toContain('Write what you want to know');
    expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="many"/);
    expect(html).toMatch(/<input[^>]*name="unit"[^>]*value="sets"/);
    expect(html.match(/aria-invalid="true"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await stored()).toEqual([]);
  });

  it('shows a field that only the service finds wrong', async () => {
    const response = await post({ fields: { ...filled, supplierIds: ['2147483647'] } });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('One of these suppliers cannot be asked');
  });

  it('gets a response in the language of the edition', async () => {
    const found = await listProducts(openBrowser(fixture.api, { edition: 'cn' }).client, { rows: 1 });
    targets.chinese = found.ok ? found.value.items[0]!.id : 0;
    const fields = { ...filled, target: String(targets.chinese) };
    const response = await post({ headers: {}, host: 'cn.localhost:3000', fields });
    expect([response.status, (await response.text()).includes('lang="zh')]).toEqual([403, true]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['no page', { 'sec-fetch-site': 'none' }, 403],
    ['what says it is JSON', { 'content-type': 'application/json' }, 400],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ])('of %s is refused', async (_, headers, status) => {
    const response = await post({ headers: { cookie, ...headers } });
    expect(response.status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('takes the word of an older browser, which sends its origin alone', async () => {
    const send = (headers: Record<string, string>) =>
      portal.get('/enquiry', 'en.localhost:3000', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ kind: 'product', target: String(targets.product), ...filled }).toString(),
      });
    expect((await send({ origin: 'http://elsewhere.example' })).status).toBe(403);
    expect((await send({})).status).toBe(403);
    expect(await stored()).toEqual([]);
    expect((await send({ origin: 'http://en.localhost:3000' })).status).toBe(303);
  });

  it('is a 404 about nothing, a 413 where it is too large, and may be as long as the fields are', async () => {
    expect((await post({ kind: 'article' })).status).toBe(404);
    expect((await post({ fields: { ...filled, target: '7' }, kind: 'none' })).status).toBe(404);
    expect((await post({ fields: { ...filled, message: 'x'.repeat(170_000) } })).status).toBe(413);
    const longest = { ...filled, message: '模'.repeat(4000), specification: '具'.repeat(2000) };
    expect((await post({ fields: longest })).status).toBe(303);
    expect((await post({ fields: { ...filled, message: '模'.repeat(4001) } })).status).toBe(422);
  });

  it('shows no more rows than can be sent', async () => {
    const response = await post({
      fields: {
        ...filled,
        parameterLabel: Array<string>(2000).fill('a'),
        parameterValue: Array<string>(2000).fill('b'),
      },
    });
    expect(response.status).toBe(422);
    expect((await response.text()).match(/name="parameterLabel"/g)!.length).toBeLessThan(50);
  });

  it('is no page to read, and nothing but POST is taken', async () => {
    expect((await portal.get('/enquiry')).headers.get('location')).toBe('/showroom');
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await portal.get('/enquiry', undefined, {
        method,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([method, response.status]).toEqual([method, 405]);
    }
  });
});
