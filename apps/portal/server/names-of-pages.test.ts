// @vitest-environment node
import { EDITION_KEYS, type OwnEditionKey } from '@millwright/domain';
import { serverCatalogs } from '@millwright/i18n/catalogs/server';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions, type EditionEntry } from '@millwright/i18n/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSeededPortal, type SeededPortal } from '../test-support/seeded-portal.ts';

let portal: SeededPortal;
beforeAll(async () => {
  portal = await startSeededPortal();
});
afterAll(() => portal.close());

const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
const flat = (entries: readonly EditionEntry[]): EditionEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** The name of each own page that navigation, header and footer lead to, and the names that they give it. */
function namesIn(key: OwnEditionKey): Map<string, Set<string>> {
  const { navigation, headerLinks, footer } = editions[key];
  const i18n = createI18n(key, serverCatalogs[key]);
  const names = new Map<string, Set<string>>();
  for (const { path, name } of flat([...navigation, ...headerLinks, ...footer.quickLinks]))
    if (path.startsWith('/')) names.set(path, (names.get(path) ?? new Set()).add(i18n._(name)));
  return names;
}

describe.each(EDITION_KEYS)('a page of %s', (edition) => {
  it('has one name: in navigation, header, footer, its title, its heading, its breadcrumbs and the map of the site', async () => {
    const map = await (await portal.get('/sitemaps', edition)).text();
    const content = map.slice(map.indexOf('<main'), map.indexOf('</main>'));
    const faults: string[] = [];
    const names = namesIn(edition);
    expect(names.size).toBeGreaterThan(20);
    for (const [path, given] of names) {
      const [name = ''] = given;
      if (given.size > 1) faults.push(`${path}: ${[...given].join(', ')}`);
      const html = await (await portal.get(path, edition)).text();
      const title = textOf(/<title>(.*?)<\/title>/s.exec(html)![1]!);
      const rest = title.startsWith(name) ? title.slice(name.length) : '';
      if (!/^(?: ?[(（]| \|)/.test(rest)) faults.push(`${path}: title ${title}`);
      const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!);
      if (heading !== name) faults.push(`${path}: heading ${heading}`);
      const crumbs = [...html.matchAll(/"@type":"ListItem","position":\d+,"name":"([^"]*)"/g)].map(
        ([, crumb]) => crumb,
      );
      if (crumbs.at(-1) !== name) faults.push(`${path}: breadcrumb ${crumbs.at(-1)}`);
      const listed = [...content.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].filter(
        ([, href]) => href === path,
      );
      if (path !== '/sitemaps' && listed.length === 0) faults.push(`${path}: not on the map of the site`);
      for (const [, , link] of listed)
        if (textOf(link!) !== name) faults.push(`${path}: ${textOf(link!)} on the map of the site`);
    }
    expect(faults).toEqual([]);
  });

  it('separates the parts of its title as the other edition does', async () => {
    const map = await (await portal.get('/sitemaps', edition)).text();
    const child = /href="(\/i\/plastics\/\d+)"/.exec(map)![1]!;
    for (const [path, separators] of [
      ['/articles?sid=5', /^[^–]+ – [^–]+ \| [^|]+$/],
      ['/showroom/products?sid=5', /^[^–]+ – [^–]+ \| [^|]+$/],
      ['/subsite/showroom?sid=5', /^[^–]+ – [^–]+ \| [^|]+$/],
      [child, /^[^–]+ – [^–]+ \| [^|]+$/],
      ['/videos', /^[^–|]+ \| [^|]+$/],
    ] as const) {
      const html = await (await portal.get(path, edition)).text();
      expect([path, textOf(/<title>(.*?)<\/title>/s.exec(html)![1]!)]).toEqual([
        path,
        expect.stringMatching(separators),
      ]);
    }
  });
});
