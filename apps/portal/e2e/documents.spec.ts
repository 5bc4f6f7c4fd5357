import { HtmlValidate } from 'html-validate';
import { pageFacts } from './support/page-facts.ts';
import { rawRequest } from './support/raw-request.ts';
import { exceptionalPages, routeKinds } from './support/route-kinds.ts';
import { countCases, expect, test } from './support/test.ts';

test('the HTML of every kind of page is valid', async ({ baseURL, edition }) => {
  test.setTimeout(90_000);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults: string[] = [];
  // One after another: the validator holds the thread, and responses that came in time would be read too late.
  for (const path of [...(await routeKinds(baseURL!, edition)), ...exceptionalPages]) {
    const { html } = await pageFacts(baseURL!, path);
    const { results } = await validator.validateString(html);
    countCases('G41', 1);
    faults.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, line, message }) => `${path} ${line} ${ruleId}: ${message}`),
      ),
    );
  }
  expect(faults).toEqual([]);
  // The validator itself is seen to find something.
  expect((await validator.validateString('<p id="a"><div id="a"></p>')).valid).toBe(false);
});

test('feeds, site maps, calendars and the manifest are what machines expect', async ({ baseURL, edition }) => {
  const request = async (path: string) => {
    const { status, headers, body } = await rawRequest(baseURL!, path);
    return { status, type: String(headers['content-type']).split(';')[0], body };
  };
  const rss = await request('/rss');
  expect([rss.status, rss.type]).toEqual([200, 'application/rss+xml']);
  expect(rss.body.match(/<item>/g)?.length).toBeGreaterThan(9);
  expect((await request('/atom/industry/plastics')).body).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  expect((await request('/rss/type/latest')).body).toContain(
    `<language>${{ cn: 'zh-CN', en: 'en' }[edition]}</language>`,
  );
  const index = await request('/sitemap.xml');
  const files = [...index.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(files).toEqual(
    expect.arrayContaining([
      '/sitemap/pages.xml',
      '/sitemap/news.xml',
      '/sitemap/article-1.xml',
      '/sitemap/supplier-1.xml',
    ]),
  );
  for (const file of files) expect([file, (await request(file)).status]).toEqual([file, 200]);
  expect((await request('/sitemap/article-1.xml')).body).toContain('<lastmod>');
  expect((await request('/robots.txt')).body).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await request('/manifest.webmanifest');
  expect([manifest.status, manifest.type]).toEqual([200, 'application/manifest+json']);
  const { lang, icons } = JSON.parse(manifest.body) as { lang: string; icons: { src: string; type: string }[] };
  expect(lang).toBe({ cn: 'zh-CN', en: 'en' }[edition]);
  // Safari and feed readers request these two by their names, whatever a page says.
  expect(icons.map(({ src }) => src)).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png']));
  for (const { src, type } of icons) expect(await request(src)).toMatchObject({ status: 200, type });
  const { links } = await pageFacts(baseURL!, '/tradeshow');
  const calendar = await request(`${links.find((link) => /^\/tradeshow\/info\/\d+$/.test(link))}/calendar.ics`);
  expect([calendar.status, calendar.type]).toEqual([200, 'text/calendar']);
  expect(calendar.body).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  expect(calendar.body).not.toMatch(/DTSTART:\d{8}T/);
});
