// @vitest-environment node
import { EDITION_KEYS, type EditionKey } from '@millwright/domain';
import ICAL from 'ical.js';
import robotsParser from 'robots-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAtom, writeRss, type FeedFacts } from '../app/features/feeds/feed-formats.server.ts';
import { textsAt, xmlFaults, type XmlFormat } from '../test-support/formats/xml-faults.ts';
import { originOf, startSeededPortal, type SeededPortal } from '../test-support/seeded-portal.ts';

let portal: SeededPortal;
beforeAll(async () => {
  portal = await startSeededPortal();
});
afterAll(() => portal.close());

const read = async (path: string, edition: EditionKey = 'en') => {
  const response = await portal.get(path, edition);
  expect([path, response.status]).toEqual([path, 200]);
  return { text: await response.text(), type: response.headers.get('content-type') };
};
/** What an image is, by its own bytes and by its header. */
const imageAt = async (url: string) => {
  const response = await portal.get(url);
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { status: response.status, type: response.headers.get('content-type'), format, width, height };
};
const drawn = { status: 200, type: 'image/png', format: 'png', width: 1200, height: 630 };

const hostile: FeedFacts = {
  title: 'A < B & "C" ]]> \u0000',
  description: '<b>bold</b> &amp;',
  self: 'https://en.example/rss?a=1&b=2',
  page: 'https://en.example/articles',
  siteName: 'S & T',
  icon: 'https://en.example/icon.png',
  lang: 'en',
  updatedAt: '2026-01-02T03:04:05.000Z',
  entries: [
    {
      id: 'https://en.example/article/1',
      url: 'https://en.example/article/%22x%22',
      title: '\u000b<script>alert(1)</script> \ud800',
      summary: 'p < 5 bar & more ]]>',
      publishedAt: '2026-01-02T03:04:05.000Z',
      source: 'R&D "Ltd"',
      tags: ['a<b', '"quoted" & more'],
      image: 'https://en.example/share-image/article/1.png',
    },
  ],
};

describe('feeds', () => {
  it.each(EDITION_KEYS)('are valid Atom and RSS, of all news, of a type and of an industry (%s)', async (edition) => {
    for (const format of ['atom', 'rss'] as const)
      for (const path of ['', '/type/latest', '/type/newswire', '/industry/plastics']) {
        const { text, type } = await read(`/${format}${path}`, edition);
        expect(xmlFaults(format, text)).toEqual([]);
        expect(type).toBe(`application/${format}+xml; charset=utf-8`);
        const [self, ids] =
          format === 'atom'
            ? [textsAt(text, '/a:feed/a:link[@rel="self"]/@href'), textsAt(text, '//a:entry/a:id')]
            : [textsAt(text, '//channel/a:link/@href'), textsAt(text, '//item/guid')];
        expect(self).toEqual([`${originOf(edition)}/${format}${path}`]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(3);
        // Ids are permanent: they name the article by its number, never by its url name.
        for (const id of ids) expect(id).toMatch(new RegExp(`^${originOf(edition)}/article/\\d+$`));
        expect(text).not.toContain('&amp;amp;');
      }
  });

  it('name images that are what they say', async () => {
    const atom = (await read('/atom')).text;
    const [image] = textsAt(atom, '//a:entry/a:link[@rel="enclosure"]/@href');
    expect(textsAt(atom, '//a:link[@rel="enclosure"]/@type').every((type) => type === 'image/png')).toBe(true);
    expect(await imageAt(image!)).toEqual(drawn);
    const rss = (await read('/rss', 'cn')).text;
    const facts = ['url', 'type', 'width', 'height'].map((name) => textsAt(rss, `//item/m:content/@${name}`)[0]!);
    const { type, width, height } = await imageAt(facts[0]!);
    expect(facts.slice(1)).toEqual([type, String(width), String(height)]);
    expect((await imageAt(textsAt(atom, '/a:feed/a:icon')[0]!)).format).toBe('png');
  });

  it('keep every text, whatever it holds', () => {
    for (const [format, write] of [
      ['atom', writeAtom],
      ['rss', writeRss],
    ] as const) {
      const text = write(hostile);
      expect(xmlFaults(format, text)).toEqual([]);
      expect(textsAt(text, format === 'atom' ? '//a:entry/a:title' : '//item/title')).toEqual([
        '<script>alert(1)</script> \ufffd',
      ]);
    }
    expect(textsAt(writeAtom(hostile), '//a:category/@term')).toEqual(hostile.entries[0]!.tags);
    // A summary in RSS is HTML, whose text is that of ours.
    expect(textsAt(writeRss(hostile), '//item/description')).toEqual(['p &lt; 5 bar &amp; more ]]&gt;']);
  });

  it.each([
    ['atom', (text: string) => text.replace(/<author>.*?<\/author>/s, '').replace('<id>', '<ident>')],
    ['atom', (text: string) => text.replace(' term=', ' label=')],
    ['atom', (text: string) => text.replace(/<updated>[^<]*/, '<updated>2026-01-02')],
    ['rss', (text: string) => text.replace(/<pubDate>[^<]*/, '<pubDate>2026-01-02')],
    ['rss', (text: string) => text.replace('<media:content', '<enclosure')],
    ['sitemap', () => '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/a</loc></url></urlset>'],
    ['sitemap', () => '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>'],
  ] as const)('what is wrong with %s is found (%#)', (format, spoil) => {
    const text = format === 'atom' ? writeAtom(hostile) : format === 'rss' ? writeRss(hostile) : '';
    expect(xmlFaults(format as XmlFormat, spoil(text))).not.toEqual([]);
  });
});

describe('sitemaps', () => {
  it.each(EDITION_KEYS)('are valid, within their limits, and changed in the past (%s)', async (edition) => {
    const origin = originOf(edition);
    const index = (await read('/sitemap.xml', edition)).text;
    const files = textsAt(index, '//s:loc');
    expect(xmlFaults('sitemap', index)).toEqual([]);
    expect(files.length).toBeGreaterThan(8);
    const seen = new Set<string>();
    for (const file of files) {
      const { text } = await read(file, edition);
      expect([file, xmlFaults('sitemap', text)]).toEqual([file, []]);
      const urls = textsAt(text, '//s:loc');
      expect(urls.length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
      expect(urls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
      // The news name what another file has too.
      if (!file.endsWith('/news.xml')) {
        expect(urls.filter((url) => seen.has(url))).toEqual([]);
        for (const url of urls) seen.add(url);
      }
      for (const changed of [...textsAt(text, '//s:lastmod'), ...textsAt(index, '//s:lastmod')])
        expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
      // Each names itself among its languages, or none.
      expect(textsAt(text, '//s:url[x:link][not(x:link/@href = s:loc)]')).toEqual([]);
    }
  });

  it('name the other edition only where it has the same, and the same in return', async () => {
    const linksOf = async (edition: EditionKey) => {
      const links = new Map<string, string>();
      for (const file of textsAt((await read('/sitemap.xml', edition)).text, '//s:loc')) {
        const { text } = await read(file, edition);
        const urls = textsAt(text, '//s:url[x:link]/s:loc');
        const langs = ['zh-CN', 'en', 'x-default'].map((lang) => textsAt(text, `//x:link[@hreflang="${lang}"]/@href`));
        urls.forEach((url, at) => links.set(url, JSON.stringify(langs.map((hrefs) => hrefs[at]))));
      }
      return links;
    };
    const [cn, en] = [await linksOf('cn'), await linksOf('en')];
    expect(cn.size).toBeGreaterThan(200);
    const counterparts = (links: Map<string, string>, at: number) =>
      [...links.values()].map((value) => [(JSON.parse(value) as string[])[at]!, value] as const);
    expect(counterparts(cn, 1).filter(([url, value]) => en.get(url) !== value)).toEqual([]);
    expect(counterparts(en, 0).filter(([url, value]) => cn.get(url) !== value)).toEqual([]);
  });

  it('lead to pages that are there, are canonical and may be listed', async () => {
    const files = textsAt((await read('/sitemap.xml')).text, '//s:loc');
    const faults: string[] = [];
    for (const file of files) {
      const urls = textsAt((await read(file)).text, '//s:loc');
      // Of the pages all, of the entries some.
      const looked = file.endsWith('/pages.xml') ? urls : urls.filter((_, at) => at % Math.ceil(urls.length / 8) === 0);
      for (const url of looked) {
        const response = await portal.get(url);
        const html = await response.text();
        if (response.status !== 200) faults.push(`${url}: ${response.status}`);
        else if (!html.includes(`<link rel="canonical" href="${url}"/>`)) faults.push(`${url}: not canonical`);
        else if (/<meta name="robots" content="[^"]*noindex/.test(html)) faults.push(`${url}: noindex`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('the calendar of a trade show', () => {
  const shows = async () => {
    const text = (await read('/sitemap/show-1.xml')).text;
    return textsAt(text, '//s:loc').map((url) => new URL(url).pathname);
  };

  it('is valid iCalendar that was not written in the future', async () => {
    for (const edition of EDITION_KEYS)
      for (const path of (await shows()).slice(0, 12)) {
        const { text, type } = await read(`${path}/calendar.ics`, edition);
        expect(type).toBe('text/calendar; charset=utf-8');
        // Lines end with CRLF, and none has more than 75 octets.
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const calendar = new ICAL.Component(ICAL.parse(text) as never);
        expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
        expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
        const events = calendar.getAllSubcomponents('vevent');
        expect(events).toHaveLength(1);
        const event = new ICAL.Event(events[0]);
        expect(event.uid).toMatch(/^show-\d+@(?:cn|en)\.localhost$/);
        expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
        expect(event.endDate.compare(event.startDate)).toBe(1);
        expect(event.summary).not.toMatch(/\\[,;n]/);
        const stamp = events[0]!.getFirstPropertyValue('dtstamp') as ICAL.Time;
        expect(stamp.zone.tzid).toBe('UTC');
        expect(stamp.toJSDate().getTime()).toBeLessThanOrEqual(Date.now());
      }
  });
});

describe('the other files', () => {
  it.each(EDITION_KEYS)('robots.txt lets pages be read and keeps services out (%s)', async (edition) => {
    const { text } = await read('/robots.txt', edition);
    const origin = originOf(edition);
    const robots = robotsParser(`${origin}/robots.txt`, text);
    expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
    const allowed = [
      '/',
      '/articles?page=2',
      '/article/5',
      '/i/plastics',
      '/rss',
      '/share-image/site/1.png',
      '/img/a.svg',
    ];
    const refused = ['/api/article/list', '/memberApi/user', '/search?keyword=a', '/redirect?url=x', '/favourites'];
    expect(allowed.filter((path) => !robots.isAllowed(origin + path, 'Googlebot'))).toEqual([]);
    expect(refused.filter((path) => robots.isAllowed(origin + path, 'Googlebot'))).toEqual([]);
  });

  it.each(EDITION_KEYS)('the manifest is one, and its icons are what it says (%s)', async (edition) => {
    const { text, type } = await read('/manifest.webmanifest', edition);
    expect(type).toContain('application/manifest+json');
    const { name, short_name, start_url, scope, display, lang, background_color, theme_color, icons } = JSON.parse(
      text,
    ) as Record<string, string> & { icons: { src: string; type: string; sizes: string }[] };
    expect([name, short_name, lang].every(Boolean)).toBe(true);
    expect([start_url, scope]).toEqual(['/', '/']);
    expect(['fullscreen', 'standalone', 'minimal-ui', 'browser']).toContain(display);
    for (const colour of [background_color, theme_color]) expect(colour).toMatch(/^#[\da-f]{6}$/);
    for (const { src, type: said, sizes } of icons) {
      const response = await portal.get(src, edition);
      expect([src, response.status]).toEqual([src, 200]);
      if (said !== 'image/png') continue;
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([`image/${format}`, `${width}x${height}`]).toEqual([said, sizes]);
    }
  });
});
