// @vitest-environment node
import { getSupplier, listProducts, listSuppliers } from '@millwright/api-client';
import type { OwnSite } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, thrownBy, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadCompare } from './compare.server.tsx';
import { supplierRows } from './compare-rows.server.ts';
import { productKind } from './entry-kinds.server.tsx';
import { loadEntryList } from './entry-list.server.tsx';

let portal: TestPortal;
let products: number[] = [];
let suppliers: number[] = [];
beforeAll(async () => {
  portal = await startTestPortal();
  const { client } = portal.visit('/').scope;
  const [some, makers] = await Promise.all([
    listProducts(client, { industryId: 501, rows: 6 }),
    listSuppliers(client, { rows: 3 }),
  ]);
  products = some.ok ? some.value.items.map(({ id }) => id) : [];
  suppliers = makers.ok ? makers.value.items.map(({ id }) => id) : [];
}, 120_000);
afterAll(() => portal.close());

const shown = async (path: string, ownSite?: OwnSite) => {
  const { scope, url, calls } = portal.visit(path, 'en', undefined, ownSite);
  const { head, main } = await loadCompare({ scope, url, params: {} });
  return { head, html: main.html!, calls };
};
const rowOf = (html: string, label: string): string =>
  html.split('<tr').find((row) => row.includes(`>${label}<`)) ?? '';

describe('a comparison', () => {
  it('of products has a column each, rows by parameter, and says what is not stated', async () => {
    const { html, head } = await shown(`/compare?products=${products.slice(0, 3).join(',')}`);
    expect(html.match(/<th scope="col"/g)).toHaveLength(4);
    const force = rowOf(html, 'Clamping force');
    expect(force.match(/\d kN/g)).toHaveLength(3);
    expect(force).toContain('data-differs');
    expect(html).toContain('not stated');
    expect(head).toMatchObject({ indexed: false, title: expect.stringContaining('3 products compared') });
    expect(head.canonical).toBe(`http://en.localhost:3000/compare?products=${products.slice(0, 3).join(',')}`);
  });

  it('of two offers to take none out, of three each', async () => {
    expect((await shown(`/compare?products=${products.slice(0, 2).join(',')}`)).html).not.toContain('>Remove<');
    const { html } = await shown(`/compare?products=${products.slice(0, 3).join(',')}`);
    expect(html).toContain(`/compare?products=${products[0]},${products[2]}`);
  });

  it('of suppliers has what they say of themselves', async () => {
    const { html } = await shown(`/compare?suppliers=${suppliers.slice(0, 2).join(',')}`);
    expect(rowOf(html, 'Certificates')).toContain('ISO 9001');
    expect(rowOf(html, 'Founded')).toContain('data-differs');
    // Whole hours, as on the supplier's own page.
    expect(rowOf(html, 'Answers').match(/half of them within \d+ h/g)).toHaveLength(2);
  });

  it('leads to one request for quotation to all whose products or who themselves stand there', async () => {
    const ofSuppliers = await shown(`/compare?suppliers=${suppliers.join(',')}`);
    const [first, ...others] = suppliers;
    expect(ofSuppliers.html).toContain(
      `href="http://member.en.localhost:3000/request?target=${first}&amp;kind=supplier&amp;suppliers=${others.join(',')}"`,
    );
    const ofProducts = await shown(`/compare?products=${products.slice(0, 4).join(',')}`);
    const [, target, asked = ''] =
      /\/request\?target=(\d+)&amp;kind=product&amp;suppliers=([\d,]+)"/.exec(ofProducts.html) ?? [];
    expect(products.map(String)).toContain(target);
    // Each supplier once, and none who is the target's own.
    expect(new Set(asked.split(',')).size).toBe(asked.split(',').length);
    const owner = /suppliers\/info\/(\d+)/.exec(rowOf(ofProducts.html, 'Supplier'))?.[1];
    expect(asked.split(',')).not.toContain(owner);
  });

  it.each([
    [{}, null],
    [{ member: 'https://members.foundry.example' }, 'https://members.foundry.example/request?target='],
  ])('of a site of one’s own with the sites %j leads to the request at %s', async (sites, href) => {
    const english = { name: 'Foundry Weekly', tagline: 'News for foundries' };
    const ownSite: OwnSite = { editions: { en: english }, contact: {}, sites, demo: false };
    for (const search of [`products=${products.slice(0, 2).join(',')}`, `suppliers=${suppliers.join(',')}`]) {
      const { html } = await shown(`/compare?${search}`, ownSite);
      expect(html).toContain('<table');
      if (href) expect(html).toContain(href);
      else expect(html).not.toMatch(/\/request\?|Ask for quotes/);
    }
  });

  it('says of each certificate whether it was checked, is only stated, or has expired', async () => {
    const { scope } = portal.visit('/');
    const found = await getSupplier(scope.client, suppliers[0]!);
    if (!found.ok) throw new Error('The seed cannot be read');
    const facts = { issuer: '', number: '', scope: '', checkedOn: null };
    const certificates = [
      { ...facts, name: 'ISO 9001', validUntil: '2026-11-23', checkedBy: 'Editors' },
      { ...facts, name: 'CE', validUntil: null, checkedBy: '' },
      { ...facts, name: 'ISO 14001', validUntil: '2026-11-22', checkedBy: 'Editors' },
    ];
    const [{ rows } = { rows: [] }] = supplierRows([{ ...found.value, certificates }], {
      ...scope,
      today: '2026-11-23',
    });
    expect(rows.find(({ key }) => key === 'certificates')?.values).toEqual([
      { text: 'ISO 9001 (Checked) · CE (Stated by the supplier) · ISO 14001 (Expired)' },
    ]);
  });

  it('goes on without what is no longer there, and says so', async () => {
    const { html } = await shown(`/compare?products=${products[0]},99999999,${products[1]}`);
    expect(html).toContain('1 of the chosen is no longer there');
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  });

  it.each([
    ['', 'Nothing to compare yet'],
    ['?products=31001', 'One alone cannot be compared'],
    ['?products=a,b', 'This comparison cannot be shown'],
    ['?products=99999998,99999999', 'This comparison cannot be shown'],
    ['?products=1,2,3,4,5', 'Too many to compare'],
  ])('that is none has one clear page: %s', async (search, title) => {
    const { html, head, calls } = await shown(`/compare${search}`);
    expect(html).toContain(title);
    expect(html).not.toContain('<table');
    expect(head.indexed).toBe(false);
    expect(calls.filter((call) => call.includes('detail')).length).toBeLessThanOrEqual(2);
  });

  it('that checkboxes send is led to its own URL', async () => {
    const { scope, url } = portal.visit('/compare?products=3&products=2&products=3');
    expect(await thrownBy(() => loadCompare({ scope, url, params: {} }))).toMatchObject({
      status: 301,
      location: '/compare?products=3,2',
    });
  });
});

describe('a list of products', () => {
  const listed = async (path: string) => {
    const { scope, url } = portal.visit(path);
    const { head, main } = await loadEntryList({ scope, url, params: {} }, productKind);
    return { head, html: main.html! };
  };
  const groupOf = (html: string, key: string) => {
    const [, group = ''] = new RegExp(`data-filter="${key}"(.*?)</ul>`, 's').exec(html) ?? [];
    return [...group.matchAll(/<a [^>]*href="([^"]*)"[^>]*><span[^>]*>([^<]*)<\/span>(?:<span[^>]*>(\d+)<)?/g)].map(
      ([, href, label, count]) => ({ href: href!.replaceAll('&amp;', '&'), label, count: Number(count ?? 0) }),
    );
  };

  it('offers ranges of an industry with counts that are true, and boxes for a comparison', async () => {
    const { html } = await listed('/showroom/products?sid=5');
    const [, ...ranges] = groupOf(html, 'p-clamping-force');
    expect(ranges.length).toBeGreaterThan(1);
    for (const { href, count } of ranges) {
      const narrowed = await listed(href);
      expect(narrowed.head.title).toContain(`(${count} product`);
      expect(narrowed.head.indexed).toBe(false);
    }
    expect(html).toContain('form="compare"');
    expect(html).toContain('action="/compare"');
    expect((await listed('/showroom/products')).html).not.toContain('data-filter="p-');
  });

  it('leads from the form of a range to its URL, and takes off what is no range', async () => {
    const led = async (search: string) => {
      const { scope, url } = portal.visit(`/showroom/products?sid=5&${search}`);
      return thrownBy(() => loadEntryList({ scope, url, params: {} }, productKind));
    };
    const path = '/showroom/products?sid=5';
    expect(await led('key=clamping-force&from=3%2C000&to=500')).toMatchObject({
      status: 301,
      location: `${path}&p=clamping-force_500_3000`,
    });
    expect(await led('p=clamping-force_1_2*drive_x&key=clamping-force&from=&to=9')).toMatchObject({
      location: `${path}&p=clamping-force__9*drive_x`,
    });
    expect(await led('key=clamping-force&from=３０００．５&to=5，000')).toMatchObject({
      location: `${path}&p=clamping-force_3000.5_5000`,
    });
    expect(await led('p=clamping-force_1_2&key=clamping-force&from=a&to=')).toMatchObject({ location: path });
  });

  it('stands by a parameter, each way round', async () => {
    const { html } = await listed('/showroom/products?sid=501&by=-clamping-force');
    const orders = groupOf(html, 'sort').map(({ href }) => href);
    expect(orders).toContain('/showroom/products?sid=501&by=clamping-force');
    // A child industry, which the filter does not offer, has its name.
    expect(groupOf(html, 'industryId').map(({ label }) => label)).toEqual([
      'All',
      'Plastics and rubber',
      'Injection moulding',
    ]);
    const forces = [...html.matchAll(/>Clamping force<.*?>([\d,]+) kN/gs)].map(([, force]) =>
      Number(force!.replaceAll(',', '')),
    );
    expect(forces.length).toBeGreaterThan(2);
    expect(forces).toEqual(forces.toSorted((one, other) => other - one));
  });
});
