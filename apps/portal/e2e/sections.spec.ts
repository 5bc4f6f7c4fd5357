import { pageFacts } from './support/page-facts.ts';
import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';

const lang = { cn: 'zh-CN', en: 'en' };

/** Lists, landing pages and pages about us, each with its own heading. */
const headings: [requirement: string, path: string, cn: string, en: string][] = [
  ['RT-01', '/about', '关于我们', 'About'],
  ['RT-02', '/about/index', '平台概况', 'At a glance'],
  ['RT-03', '/about/careers', '人才招聘', 'Careers'],
  ['RT-04', '/about/contact', '联系我们', 'Contact'],
  ['RT-05', '/about/history', '发展历程', 'History'],
  ['RT-06', '/about/intro', '公司简介', 'Who we are'],
  ['RT-07', '/about/management', '管理团队', 'Management'],
  ['RT-08', '/about/policy', '隐私政策', 'Privacy policy'],
  ['RT-15', '/magazines', '杂志', 'Magazines'],
  ['RT-16', '/media', '媒体中心', 'Media centre'],
  ['RT-19', '/showroom', '在线展厅', 'Online showroom'],
  ['RT-20', '/sitemaps', '网站地图', 'Sitemap'],
  ['RT-21', '/tradeshow', '展会', 'Exhibitions'],
  ['RT-23', '/videos', '视频', 'Videos'],
  ['RT-24', '/whitepapers', '白皮书', 'White papers'],
  ['RT-26', '/meeting/innovation', '2027制造创新大会', 'Manufacturing Innovation Meeting 2027'],
  ['RT-27', '/showroom/platform', '供需大厅', 'Supply hall'],
  ['RT-28', '/showroom/products', '产品', 'Products'],
  ['RT-29', '/showroom/suppliers', '供应商', 'Suppliers'],
  ['RT-30', '/tradeshow/directories', '展会名录', 'Directory of exhibitions'],
  ['RT-31', '/whitepapers/policy', '白皮书使用条款', 'White paper policy'],
];

for (const [requirement, path, cn, en] of headings) {
  test(`[${requirement}] ${path} responds with 200 and a page of its own`, async ({ baseURL, edition }) => {
    const page = await pageFacts(baseURL!, path);
    expect([page.status, page.canonical, page.lang]).toEqual([200, path, lang[edition]]);
    expect(page.heading).toBe({ cn, en }[edition]);
    expect(page.has).toEqual({ header: true, footer: true, floatingBar: true, main: true });
  });
}

test('[RT-31] /whitepapers/policy says how papers may be used, and lists none', async ({ baseURL }) => {
  const [policy, list] = await Promise.all(
    ['/whitepapers/policy', '/whitepapers'].map((path) => pageFacts(baseURL!, path)),
  );
  const papers = (links: readonly string[]) => links.filter((link) => link.startsWith('/whitepapers/info/'));
  expect(papers(list!.links).length).toBeGreaterThan(5);
  expect(papers(policy!.links)).toEqual([]);
  const text = policy!.html.slice(policy!.html.indexOf('<main')).replace(/<[^>]*>/g, '');
  expect(text.length).toBeGreaterThan(500);
});

/** Details, found by the first link of their list. */
const details: [requirement: string, list: string, detail: RegExp][] = [
  ['RT-33', '/showroom/products', /^\/showroom\/products\/info\/\d+$/],
  ['RT-34', '/showroom/suppliers', /^\/showroom\/suppliers\/info\/\d+$/],
  ['RT-35', '/magazines', /^\/magazines\/info\/\d+$/],
  ['RT-36', '/showroom/platform?side=demand', /^\/showroom\/demand\/\d+$/],
  ['RT-37', '/showroom/platform?side=supply', /^\/showroom\/supply\/\d+$/],
  ['RT-38', '/tradeshow', /^\/tradeshow\/info\/\d+$/],
  ['RT-40', '/videos', /^\/videos\/info\/\d+$/],
  ['RT-41', '/whitepapers', /^\/whitepapers\/info\/\d+$/],
  ['RT-46', '/media', /^\/media\/\d+$/],
];

for (const [requirement, list, detail] of details) {
  test(`[${requirement}] ${list} leads to pages of one item, and an unknown one is a 404`, async ({ baseURL }) => {
    const { links } = await pageFacts(baseURL!, list);
    const path = links.find((link) => detail.test(link))!;
    const page = await pageFacts(baseURL!, path);
    expect([page.status, page.canonical]).toEqual([200, path]);
    expect(page.html).toContain('application/ld+json');
    expect(page.title).toContain(page.heading.slice(0, 20));
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const id of ['999999999', '0', 'abc', '１'])
      expect((await pageFacts(baseURL!, `${folder}/${encodeURI(id)}`)).status).toBe(404);
    // A control character, encoded twice: no router sees it.
    expect((await pageFacts(baseURL!, `${folder}/%2500`)).status).toBe(400);
  });
}

test('[RT-32] [RT-39] [RT-48] a supplier’s video and a series of videos have pages of their own', async ({
  baseURL,
}) => {
  const { links } = await pageFacts(baseURL!, '/videos');
  const id = links
    .find((link) => link.startsWith('/videos/info/'))!
    .split('/')
    .at(-1);
  const film = await pageFacts(baseURL!, `/showroom/suppliers/info/video/${id}`);
  expect([film.status, film.canonical]).toEqual([200, `/videos/info/${id}`]);
  const series = await pageFacts(baseURL!, '/videos/block/5');
  expect([series.status, series.canonical]).toEqual([200, '/videos/block/5']);
  expect(series.links.filter((link) => link.startsWith('/videos/info/')).length).toBeGreaterThan(1);
});

test('[RT-44] [RT-47] a detail route without its id leads to its list', async ({ baseURL }) => {
  const rows = [
    ['/videos/info', '/videos'],
    ['/videos/block', '/videos'],
    ['/magazines/info', '/magazines'],
    ['/whitepapers/info', '/whitepapers'],
    ['/tradeshow/info', '/tradeshow'],
    ['/showroom/suppliers/info', '/showroom/suppliers'],
    ['/showroom/suppliers/info/video', '/showroom/suppliers'],
    ['/showroom/products/info', '/showroom/products'],
    ['/showroom/supply', '/showroom/platform?side=supply'],
    ['/showroom/demand', '/showroom/platform?side=demand'],
    ['/article', '/articles'],
  ];
  for (const [from, to] of rows) {
    const { status, location } = await pageFacts(baseURL!, from!);
    expect([from, status, location]).toEqual([from, 302, to]);
  }
});

test('[RT-09] [LY-02] /appdownload has a footer and no header, and leads to the app where there is one', async ({
  baseURL,
  edition,
}) => {
  const page = await pageFacts(baseURL!, '/appdownload');
  expect([page.status, page.has.header, page.has.footer]).toEqual([200, false, true]);
  const stores = [...page.html.matchAll(/href="https:\/\/app\.[^/"]*\/(\w+)"/g)].map(([, store]) => store);
  expect(stores).toEqual({ cn: ['ios', 'android'], en: [] }[edition]);
});

test('[RT-11] [RT-12] /error and /error1 are two designs of the error page, hidden from search engines', async ({
  baseURL,
}) => {
  const [figures, plate] = await Promise.all([pageFacts(baseURL!, '/error'), pageFacts(baseURL!, '/error1')]);
  for (const page of [figures, plate]) {
    expect(page.status).toBe(200);
    expect(page.html).toContain('<meta name="robots" content="noindex"');
  }
  expect([figures.html.includes('data-design="figures"'), plate.html.includes('data-design="plate"')]).toEqual([
    true,
    true,
  ]);
});

test('[RT-17] [RT-54] [LY-03] /redirect follows own paths, names other sites in the Empty layout, and refuses the rest', async ({
  baseURL,
}) => {
  const request = (url: string) => pageFacts(baseURL!, `/redirect?url=${encodeURIComponent(url)}`);
  expect(await request('/articles?page=2')).toMatchObject({ status: 302, location: '/articles?page=2' });
  const other = await request('https://elsewhere.example/path');
  expect([other.status, other.has.header, other.has.footer]).toEqual([200, false, false]);
  expect(other.html).toContain('elsewhere.example');
  for (const url of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a@b.example',
    '',
  ])
    expect((await request(url)).status).toBe(400);
});

test('[RT-22] [RT-53] /uploads leads to the image host and refuses whatever leaves it', async ({ baseURL }) => {
  const request = (path: string) => pageFacts(baseURL!, `/uploads?path=${encodeURIComponent(path)}`);
  const { status, location } = await request('2026/11/press.svg');
  expect(status).toBe(302);
  expect(new URL(location!).pathname).toBe('/img/2026/11/press.svg');
  for (const path of ['../secret', '%2e%2e/secret', '//elsewhere.example/x', 'https://elsewhere.example/x', ''])
    expect((await request(path)).status).toBe(400);
});

/** Filters that lists honour and keep in their URL: the canonical one states it, the result is smaller. */
const filters: [requirement: string, list: string, filter: RegExp][] = [
  ['RT-62', '/magazines', /[?&]mid=\d+/],
  ['RT-63', '/magazines', /[?&]tid=\d+/],
  ['RT-64', '/magazines', /[?&]lang=(?:cn|en)/],
  ['RT-65', '/magazines', /[?&]sid=\d+/],
  ['RT-66', '/whitepapers', /[?&]sid=\d+/],
];

for (const [requirement, list, filter] of filters) {
  test(`[${requirement}] [OS-03] ${list} honours ${filter.source.slice(4, 7)}, states the count and keeps it in the URL`, async ({
    baseURL,
  }) => {
    const count = ({ html }: { html: string }) =>
      Number(/<h1[^>]*>.*?<\/h1><span[^>]*>[^<]*?(\d[\d,]*)/s.exec(html)?.[1]?.replace(',', ''));
    const all = await pageFacts(baseURL!, list);
    const path = all.links.find((link) => link.startsWith(list) && filter.test(link))!;
    const some = await pageFacts(baseURL!, path);
    expect([some.status, some.canonical]).toEqual([200, path]);
    expect(count(some)).toBeGreaterThan(0);
    expect(count(some)).toBeLessThan(count(all));
    expect(some.title).toContain(String(count(some)));
  });
}

test('[RT-49] [RT-50] [LY-04] an industry has a sub-site, and its children have pages in it', async ({ baseURL }) => {
  const site = await pageFacts(baseURL!, '/i/plastics');
  expect([site.status, site.canonical]).toEqual([200, '/i/plastics']);
  const child = site.links.find((link) => /^\/i\/plastics\/\d+$/.test(link))!;
  const page = await pageFacts(baseURL!, child);
  expect([page.status, page.canonical]).toEqual([200, child]);
  expect(page.html).toMatch(
    new RegExp(`<a[^>]*(?:aria-current="page"[^>]*href="${child}"|href="${child}"[^>]*aria-current="page")`),
  );
  expect(site.heading).not.toBe(page.heading);
});

test(
  '[RT-51] [SS-04] /subsite/* shows lists of the industry in the sub-site’s layout, with its id in every ' +
    'link of the navigation',
  async ({ baseURL }) => {
    for (const list of [
      'articles',
      'showroom',
      'showroom/suppliers',
      'showroom/products',
      'showroom/platform',
      'magazines',
      'videos',
      'tradeshow',
      'whitepapers',
    ]) {
      const page = await pageFacts(baseURL!, `/subsite/${list}?sid=5`);
      expect([list, page.status]).toEqual([list, 200]);
      expect(page.links).toContain('/i/plastics');
      expect(page.links.filter((link) => link.startsWith('/subsite/')).every((link) => /[?&]sid=5\b/.test(link))).toBe(
        true,
      );
      // Filters, orders and pages of the list stay in it; a tag of an item is searched everywhere.
      const lost = page.links.filter((link) => link.startsWith(`/${list}?`) && !/\?tid=\d+$/.test(link));
      expect([list, lost]).toEqual([list, []]);
    }
  },
);

test(
  '[RT-51] /subsite/* without its industry leads to the sub-site that an industry’s name means, else to the ' +
    'first one that the site opens',
  async ({ baseURL }) => {
    for (const [path, target] of [
      ['/subsite/articles', '/subsite/articles?sid=5'],
      ['/subsite/videos?sid=x', '/subsite/videos?sid=5'],
      ['/subsite/articles/latest?page=2', '/subsite/articles/latest?page=2&sid=5'],
      ['/subsite/showroom/products', '/subsite/showroom/products?sid=5'],
      ['/subsite', '/i/plastics'],
      ['/subsite/plastics', '/i/plastics'],
      ['/subsite/plastics/501', '/i/plastics/501'],
    ] as const) {
      const { status, location } = await pageFacts(baseURL!, path);
      expect([path, status, location]).toEqual([path, 302, target]);
    }
  },
);

test('the language switch of an article without a counterpart leads to the list, which says why', async ({
  page,
  baseURL,
  edition,
}) => {
  const { body } = await rawRequest(baseURL!, '/sitemap/article-1.xml');
  const alone = body.split('<url>').find((entry) => entry.includes('<loc>') && !entry.includes('hreflang'))!;
  const { html } = await pageFacts(baseURL!, new URL(/<loc>([^<]+)/.exec(alone)![1]!).pathname);
  const [, url] = /<a[^>]*\bhref="([^"]+)"[^>]*\bhrefLang="/.exec(html)!;
  await page.goto(url!);
  expect(new URL(page.url()).pathname).toBe('/articles');
  await expect(page.getByText({ cn: 'does not exist in English', en: '没有中文版' }[edition])).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(url!.split('#', 1)[0]!);
  await expect(page.getByText({ cn: 'does not exist in English', en: '没有中文版' }[edition])).toBeHidden();
});

test('[VA-20] an article of more than two tags shows the two of the highest grade, on its own page too', async ({
  baseURL,
  edition,
}) => {
  const { body } = await rawRequest(baseURL!, '/api/article/list?rows=50', { 'accept-language': lang[edition] });
  const { data } = JSON.parse(body) as { data: { list: { id: number; tags: { id: number; grade: number }[] }[] } };
  const article = data.list.find(({ tags }) => tags.length > 2)!;
  const best = article.tags.toSorted((one, other) => other.grade - one.grade).slice(0, 2);
  const { html } = await pageFacts(baseURL!, `/article/${article.id}`);
  const header = /<h1.*?<\/header>/s.exec(html)![0];
  expect([...header.matchAll(/href="\/articles\?tid=(\d+)"/g)].map(([, id]) => Number(id))).toEqual(
    best.map(({ id }) => id),
  );
});

test('[RT-52] an unknown industry is a 404 that says so', async ({ baseURL, edition }) => {
  for (const path of [
    '/i/no-such-industry',
    '/i/plastics/999999',
    '/i/__proto__',
    '/subsite/articles?sid=999999',
    '/subsite/nothing',
    '/subsite/nothing?sid=5',
  ]) {
    const { status, heading } = await pageFacts(baseURL!, path);
    const words = { cn: '没有找到这个页面', en: 'This page could not be found' }[edition];
    expect([path, status, heading]).toEqual([path, 404, expect.stringContaining(words)]);
  }
});

test('[OS-01] [OS-02] [OS-04] a search names keyword and count, and its page above 1', async ({ baseURL, edition }) => {
  const keyword = { cn: '激光', en: 'laser' }[edition];
  const search = (more: string) => pageFacts(baseURL!, `/search?keyword=${encodeURIComponent(keyword)}${more}`);
  const [one, two] = await Promise.all([search(''), search('&page=2')]);
  expect(one.title).toContain(keyword);
  expect(one.title).toMatch(/\d+/);
  expect(/<meta name="description" content="([^"]*)"/.exec(one.html)?.[1]).toContain(keyword);
  expect(two.title).toMatch({ cn: /第2页/, en: /page 2/ }[edition]);
  expect(one.title).not.toMatch({ cn: /第1页/, en: /page 1\b/ }[edition]);
});
