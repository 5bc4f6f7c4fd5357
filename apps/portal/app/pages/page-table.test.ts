// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printedPaths } from './printed-paths.ts';
import { loadPage } from './page-table.server.tsx';
import { loadMachineRead } from '../machine-read/machine-read.server.ts';
import { startTestPortal, thrownBy, type Interference, type TestPortal } from '../site/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

const editions = ['cn', 'en'] as const;
const visit = (
  pattern: string,
  path: string,
  params: Record<string, string> = {},
  edition: 'cn' | 'en' = 'en',
  interfere?: Interference,
) => {
  const { scope, url, calls } = portal.visit(path, edition, interfere);
  return { scope, calls, page: () => loadPage(pattern, { scope, url, params }) };
};
const down: Interference = () => Promise.reject(new TypeError('fetch failed'));

const lists = [
  '/videos',
  '/magazines',
  '/whitepapers',
  '/tradeshow',
  '/tradeshow/directories',
  '/showroom',
  '/showroom/suppliers',
  '/showroom/products',
  '/showroom/platform',
  '/media',
  '/sitemaps',
  '/about/history',
  '/meeting/innovation',
];

describe('the printed pages', () => {
  it.each(lists)('%s speaks the language of its edition alone, and asks the API for nothing twice', async (path) => {
    for (const edition of editions) {
      const { calls, page } = visit(path, path, {}, edition);
      const { head, page: part } = await page();
      expect(head.canonical).toBe(`http://${edition}.localhost:3000${path}`);
      expect(head.alternates).toEqual({ cn: `http://cn.localhost:3000${path}`, en: `http://en.localhost:3000${path}` });
      expect(new Set(calls).size).toBe(calls.length);
      // Names of languages are written in the language itself.
      if (edition === 'en') expect(part.html!.replaceAll('中文', '')).not.toMatch(/\p{Script=Han}/u);
      else expect(part.html).toMatch(/\p{Script=Han}/u);
    }
  });

  it.each([
    ['videos', '/videos/info/:id', 'VideoObject'],
    ['issues', '/magazines/info/:id', 'PublicationIssue'],
    ['papers', '/whitepapers/info/:id', 'Report'],
    ['suppliers', '/showroom/suppliers/info/:id', 'Organization'],
    ['products', '/showroom/products/info/:id', 'Product'],
    ['tradeShows', '/tradeshow/info/:id', 'Event'],
    ['pressReleases', '/media/:id', 'NewsArticle'],
  ] as const)('a page of %s tells search engines what it is', async (resource, pattern, type) => {
    const list = await portal.visit('/').scope.client[resource].list({ rows: 1 });
    const id = String(list.ok && list.value.items[0]!.id);
    const { page } = visit(pattern, pattern.replace(':id', id), { id });
    const { head, page: part } = await page();
    expect(part.html).toContain(`"@type":"${type}"`);
    expect(part.html).toContain('"@type":"BreadcrumbList"');
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  it.each([
    ['/videos', 'CollectionPage'],
    ['/showroom', 'CollectionPage'],
    ['/tradeshow/directories', 'CollectionPage'],
    ['/sitemaps', 'CollectionPage'],
    ['/about', 'AboutPage'],
    ['/about/contact', 'ContactPage'],
    ['/whitepapers/policy', 'WebPage'],
    ['/meeting/innovation', 'Event'],
  ])('%s tells search engines that it is one of the kind %s', async (path, type) => {
    const types = [
      ...(await visit(path, path).page()).page.html!.matchAll(/"@context":"https:\/\/schema.org","@type":"(\w+)"/g),
    ].map(([, found]) => found);
    expect(types).toEqual([type, 'BreadcrumbList']);
  });

  it('names the pictures of a product, and what shows and enlarges them', async () => {
    const list = await portal.visit('/').scope.client.products.list({ rows: 1 });
    const [item] = list.ok ? list.value.items : [];
    const { id, title } = item!;
    const html = (
      await visit('/showroom/products/info/:id', `/showroom/products/info/${id}`, { id: String(id) }).page()
    ).page.html!;
    for (const name of [
      `alt="${title}"`,
      `aria-label="Enlarge picture: ${title}"`,
      `aria-label="Show picture 1: ${title}"`,
    ])
      expect(html).toContain(name);
  });

  it('answers a page beyond the last with the last, and has no page 1 in its addresses [VA-22]', async () => {
    const { head } = await visit('/videos', '/videos?page=99999').page();
    expect(head.canonical).toMatch(/\/videos\?page=\d{1,2}$/);
    expect((await visit('/videos', '/videos?page=1').page()).head.canonical).toBe('http://en.localhost:3000/videos');
  });

  it('is shown without its filters’ names when the tags cannot be had, and says so', async () => {
    const { scope, page } = visit('/videos', '/videos', {}, 'en', (request) =>
      request.url.includes('/api/tag/list') ? down(request) : null,
    );
    expect((await page()).page.html).toContain('data-state="ready"');
    expect([...scope.degraded]).toEqual(['tags']);
  });

  it.each(['/videos', '/showroom', '/about', '/i/:path'])(
    '%s is a 503 with the number of the request when the API is down',
    async (pattern) => {
      const { page } = visit(pattern, '/videos', { path: 'plastics' }, 'en', down);
      expect(await thrownBy(page)).toMatchObject({ status: 503, data: { requestId: 'test-request' } });
    },
  );

  it('leads to /redirect’s allow-list at once', async () => {
    const { page } = visit('/redirect', '/redirect?url=https%3A%2F%2Fpartner.example%2Fa');
    expect(await thrownBy(page)).toMatchObject({ status: 302, location: 'https://partner.example/a' });
  });

  it('has a loader for every pattern, and a 404 for any other', async () => {
    expect(new Set(Object.values(printedPaths).flat()).size).toBe(Object.values(printedPaths).flat().length);
    expect((await thrownBy(visit('/constructor', '/').page)).status).toBe(404);
  });
});

describe('what machines read', () => {
  const read = (pattern: string, path: string, params: Record<string, string> = {}) => {
    const { scope, url } = portal.visit(path);
    return loadMachineRead(pattern, { scope, url, params });
  };

  it('pairs each address of a site map with its twin', async () => {
    const text = await (await read('/sitemap/:file', '/sitemap/video-1.xml', { file: 'video-1.xml' })).text();
    expect(text).toMatch(/hreflang="zh-CN" href="http:\/\/cn\.localhost:3000\/videos\/info\/\d+"/);
    expect(text).toContain('<lastmod>');
  });

  it('makes each file of a site map of one call, which begins where the file before it ended', async () => {
    const calls: string[] = [];
    const total = 12_000;
    const answer = ({ url }: Request): Promise<Response> | null => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.startsWith('/api/sitemap/')) return null;
      if (pathname.endsWith('/index'))
        return Promise.resolve(
          Response.json({
            code: 1,
            msg: '',
            data: { list: [{ kind: 'paper', total, modify_time: '2026-01-01T00:00:00Z' }] },
          }),
        );
      const after = Number(searchParams.get('after') ?? 0);
      calls.push(String(after));
      const ids = Array.from({ length: Math.min(5000, total - after) }, (_, at) => after + at + 1);
      const list = ids.map((id) => ({ id, diy_url: null, modify_time: '2026-01-01T00:00:00Z', twin: null }));
      return Promise.resolve(
        Response.json({ code: 1, msg: '', data: { list, next: after + 5000 < total ? after + 5000 : null } }),
      );
    };
    const ask = async (pattern: string, path: string, params: Record<string, string> = {}) => {
      const { scope, url } = portal.visit(path, 'en', answer);
      return (
        (await (await loadMachineRead(pattern, { scope, url, params })).text())
          .match(/<loc>[^<]+/g)
          ?.map((line) => line.slice('<loc>http://en.localhost:3000'.length)) ?? []
      );
    };
    const file = (part: number) => ask('/sitemap/:file', `/sitemap/paper-${part}.xml`, { file: `paper-${part}.xml` });
    expect(await ask('/sitemap.xml', '/sitemap.xml')).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/news.xml',
      '/sitemap/paper-1.xml',
      '/sitemap/paper-2.xml',
      '/sitemap/paper-3.xml',
    ]);
    expect((await file(3)).at(-1)).toBe('/whitepapers/info/12000');
    const [first, second] = [await file(1), await file(2)];
    expect([first.length, second.length, first.at(-1), second[0]]).toEqual([
      5000,
      5000,
      '/whitepapers/info/5000',
      '/whitepapers/info/5001',
    ]);
    expect(calls).toEqual(['0', '5000', '10000', '0', '5000']);
    await ask('/sitemap.xml', '/sitemap.xml');
    await file(2);
    expect(calls.slice(5)).toEqual(['0', '5000']);
    expect(await file(4)).toEqual([]);
  });

  it('names the newest article in the site map of the news where none is of the last two days', async () => {
    const article = (id: number) => ({
      id,
      title: `Article ${id}`,
      publish_time: `2026-01-0${4 - id}T00:00:00Z`,
      image: '',
      brief: '',
    });
    const data = { list: [article(1), article(2)], total: 2, page: 1, rows: 50 };
    const { scope, url } = portal.visit('/sitemap/news.xml', 'en', (request) =>
      request.url.includes('/api/article/list') ? Promise.resolve(Response.json({ code: 1, msg: '', data })) : null,
    );
    const text = await (await loadMachineRead('/sitemap/:file', { scope, url, params: { file: 'news.xml' } })).text();
    expect(text.match(/<loc>.*?<\/loc>|<news:publication_date>.*?<\/news:publication_date>/g)).toEqual([
      '<loc>http://en.localhost:3000/article/1</loc>',
      '<news:publication_date>2026-01-03T00:00:00.000Z</news:publication_date>',
    ]);
  });

  it.each([['article-99.xml'], ['constructor-1.xml'], ['video-0.xml'], ['x']])(
    'answers a bare 404 for the site map %s',
    async (file) => {
      const answer = await read('/sitemap/:file', `/sitemap/${file}`, { file });
      expect([answer.status, await answer.text()]).toEqual([404, '']);
    },
  );

  it('writes the days of a show as whole days, the end after the last one', async () => {
    const list = await portal.visit('/').scope.client.tradeShows.list({ rows: 1 });
    const show = list.ok ? list.value.items[0]! : null;
    const text = await (await read('/tradeshow/info/:id/calendar.ics', '/', { id: String(show!.id) })).text();
    expect(text).toContain(`DTSTART;VALUE=DATE:${show!.startsOn.replaceAll('-', '')}`);
    const [year, month, day] = show!.endsOn.split('-').map(Number);
    const after = new Date(Date.UTC(year!, month! - 1, day! + 1)).toISOString().slice(0, 10).replaceAll('-', '');
    expect(text).toContain(`DTEND;VALUE=DATE:${after}`);
  });
});
