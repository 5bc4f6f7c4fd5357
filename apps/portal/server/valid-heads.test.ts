// @vitest-environment node
import { EDITION_KEYS, type EditionKey, type OwnEditionKey } from '@millwright/domain';
import { editions } from '@millwright/i18n/editions';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { structuredDataFaults } from '../test-support/formats/schema-org.ts';
import { textsAt } from '../test-support/formats/xml-faults.ts';
import { originOf, startSeededPortal, type SeededPortal } from '../test-support/seeded-portal.ts';

let portal: SeededPortal;
const details: Partial<Record<EditionKey, string[]>> = {};
beforeAll(async () => {
  portal = await startSeededPortal();
  for (const edition of EDITION_KEYS) {
    const index = await (await portal.get('/sitemap.xml', edition)).text();
    const files = textsAt(index, '//s:loc').filter((file) => file.endsWith('-1.xml'));
    const some = await Promise.all(
      files.map(async (file) => {
        const urls = textsAt(await (await portal.get(file)).text(), '//s:loc');
        // Next to others the first two: posts are offers and requests in turn.
        return urls.filter((_, at) => at < 2 || at % Math.ceil(urls.length / 3) === 0);
      }),
    );
    const pages = textsAt(await (await portal.get('/sitemap/pages.xml', edition)).text(), '//s:loc');
    const child = pages.find((url) => /\/i\/plastics\/\d+$/.test(url))!;
    details[edition] = [child, ...some.flat()].map((url) => new URL(url).pathname);
  }
});
afterAll(() => portal.close());

it.each(['/', '/articles'])('%s is painted once an element is there that it has', async (path) => {
  const html = await (await portal.get(path)).text();
  const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html) ?? [];
  expect(id === 'first-screen').toBe(path === '/');
  expect(html).toContain(` id="${id}"`);
});

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

type Head = Awaited<ReturnType<typeof readHead>>;
const heads = new Map<string, Promise<Head>>();

/** What the head of a page says. Several tests look at each: it is requested once. */
function headAt(path: string, edition: EditionKey): Promise<Head> {
  const url = new URL(path, originOf(edition)).href;
  const head = heads.get(url) ?? readHead(path, edition);
  heads.set(url, head);
  return head;
}

async function readHead(path: string, edition: EditionKey) {
  const response = await portal.get(path, edition);
  const html = await response.text();
  const meta = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [
      name!,
      decode(text!),
    ]),
  );
  const alternates = Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang!,
      decode(href!),
    ]),
  );
  const structured = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => json!,
  );
  const canonical = decode(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
  return { status: response.status, meta, alternates, structured, canonical };
}

const lists = [
  '/articles',
  '/articles/latest',
  '/articles?sid=5',
  '/articles?year=2025&month=3',
  '/videos',
  '/magazines',
  '/whitepapers',
  '/tradeshow',
  '/tradeshow?when=upcoming',
  '/tradeshow/directories',
  '/showroom/suppliers',
  '/showroom/suppliers?region=1',
  '/showroom/products',
  '/showroom/platform',
  '/showroom/platform?side=demand',
  '/media',
  '/subsite/articles?sid=5',
  '/subsite/showroom/products?sid=5',
];
const page = (path: string, number: number) => `${path}${path.includes('?') ? '&' : '?'}page=${number}`;
const others = [
  '/',
  '/showroom',
  '/about',
  '/about/contact',
  '/about/history',
  '/meeting/innovation',
  '/sitemaps',
  '/whitepapers/policy',
  '/i/plastics',
  '/subsite/showroom?sid=5',
  '/videos/block/5',
  '/search?type=news&keyword=laser',
];
const pagesOf = (edition: EditionKey) => [
  ...others,
  ...lists,
  ...lists.map((path) => page(path, 2)),
  ...details[edition]!,
];

describe.each(EDITION_KEYS)('the pages of %s', (edition) => {
  it('name the same page in the other edition, which names them in return', async () => {
    const faults: string[] = [];
    let paired = 0;
    for (const path of [...pagesOf(edition), ...lists.map((list) => page(list, 999))]) {
      const { status, alternates, canonical } = await headAt(path, edition);
      if (status !== 200) faults.push(`${path}: ${status}`);
      if (!canonical.startsWith(`${originOf(edition)}/`)) faults.push(`${path}: canonical ${canonical}`);
      const own = await headAt(canonical, edition);
      if (own.canonical !== canonical) faults.push(`${path}: ${canonical} has the canonical URL ${own.canonical}`);
      const langs = Object.keys(alternates);
      if (langs.length === 0) continue;
      paired += 1;
      if (langs.join() !== 'zh-CN,en,x-default') faults.push(`${path}: ${langs.join()}`);
      if (alternates['x-default'] !== alternates.en) faults.push(`${path}: x-default`);
      if (alternates[editions[edition].lang] !== canonical) faults.push(`${path}: does not name itself`);
      const { lang } = editions[editions[edition].counterpart as OwnEditionKey];
      const counterpart = await headAt(alternates[lang]!, editions[edition].counterpart);
      if (counterpart.status !== 200 || counterpart.canonical !== alternates[lang])
        faults.push(`${path}: ${alternates[lang]!} is ${counterpart.status}`);
      if (JSON.stringify(counterpart.alternates) !== JSON.stringify(alternates))
        faults.push(`${path}: ${alternates[lang]!} names ${JSON.stringify(counterpart.alternates)}`);
    }
    expect(faults).toEqual([]);
    expect(paired).toBeGreaterThan(40);
  });

  it('hold structured data that is valid by what search engines require of its types', async () => {
    const faults: string[] = [];
    const types = new Set<string>();
    for (const path of pagesOf(edition)) {
      const { structured } = await headAt(path, edition);
      for (const json of structured) {
        types.add((JSON.parse(json) as { '@type': string })['@type']);
        faults.push(...structuredDataFaults(json).map((fault) => `${path} ${fault}`));
      }
      // The home page stands above all others.
      if (path !== '/' && !structured.some((json) => json.includes('"@type":"BreadcrumbList"')))
        faults.push(`${path}: no breadcrumbs`);
    }
    expect(faults).toEqual([]);
    expect([...types].sort()).toEqual(
      expect.arrayContaining([
        'BreadcrumbList',
        'CollectionPage',
        'Demand',
        'Event',
        'NewsArticle',
        'Offer',
        'Organization',
        'Product',
        'PublicationIssue',
        'Report',
        'VideoObject',
        'WebSite',
      ]),
    );
  });

  it('are shared with an image that is what they say, and with a description that is whole [EN-10]', async () => {
    const faults: string[] = [];
    const images = new Map<string, string>();
    const { descriptionLength } = editions[edition];
    for (const path of pagesOf(edition)) {
      const { meta, canonical } = await headAt(path, edition);
      const description = meta.get('description') ?? '';
      if (description === '' || description.length > descriptionLength) faults.push(`${path}: ${description}`);
      if (/[<>]|&\w+;|[\s,.;:，。；：、（(]…$/u.test(description)) faults.push(`${path}: ${description}`);
      if (meta.get('og:description') !== description) faults.push(`${path}: another og:description`);
      if (meta.get('og:url') !== canonical) faults.push(`${path}: another og:url`);
      if (meta.get('twitter:card') !== 'summary_large_image') faults.push(`${path}: no twitter:card`);
      const facts = ['type', 'width', 'height'].map((name) => meta.get(`og:image:${name}`)).join();
      images.set(meta.get('og:image') ?? '', facts);
    }
    // One of each kind is drawn.
    const kinds = Map.groupBy(images, ([image]) => /\/share-image\/(\w+)\//.exec(image)?.[1]);
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['site', 'article', 'video', 'supply', 'tradeShow']));
    for (const [[image, facts]] of kinds.values() as Iterable<[[string, string]]>) {
      const response = await portal.get(image, edition);
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([image, response.status, response.headers.get('content-type')]).toEqual([image, 200, `image/${format}`]);
      expect(facts).toBe(`image/${format},${width},${height}`);
    }
    expect(faults).toEqual([]);
  });

  it('name a publisher whose logo is what they say', async () => {
    const { structured } = await headAt(
      details[edition]!.find((path) => path.startsWith('/article/'))!,
      edition,
    );
    const news = structured.map(
      (json) => JSON.parse(json) as { publisher?: { logo: { url: string; width: number; height: number } } },
    );
    const { url, ...size } = news.find(({ publisher }) => publisher)!.publisher!.logo;
    const response = await portal.get(url, edition);
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([response.status, format, width, height]).toEqual([200, 'png', size.width, size.height]);
  });

  it('say in which country their suppliers and shows are', async () => {
    const countries = new Set<string>();
    for (const path of details[edition]!.filter((one) => /suppliers\/info|tradeshow/.test(one))) {
      const { structured } = await headAt(path, edition);
      for (const [, country] of structured.join().matchAll(/"addressCountry":"([^"]+)"/g)) countries.add(country!);
    }
    expect(countries.has('CN')).toBe(true);
  });
});

it('structured data with a fault is found', () => {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'x',
    startDate: 'tomorrow',
    location: 'here',
  };
  expect(structuredDataFaults(JSON.stringify(event))).toEqual(
    expect.arrayContaining(['Event (Event): no image', 'Event.startDate: tomorrow']),
  );
  expect(structuredDataFaults('{"@context":"https://schema.org","@type":"Nothing"}')).toEqual([
    'Nothing: no such type: Nothing',
  ]);
});
