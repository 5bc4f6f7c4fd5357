import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rewritePage, type PageLinks } from './rewrite-page.ts';
import type { Crawl, SnapshotPage } from './snapshot-contents.ts';
import { linkTo } from './snapshot-paths.ts';

/** Where a URL leads that a file of the snapshot names: to another of its files, else to the site. */
function linkFrom({ editionOf, fileOf }: Crawl, file: string, page: URL, written: string): string {
  const url = URL.parse(written, page);
  const edition = editionOf(url);
  if (!url || !edition || written.startsWith('#')) return written;
  const target = fileOf(edition, url);
  return target === null ? url.href : linkTo(file, target) + url.hash;
}

/** The URLs of a page in the snapshot. Its forms lead to the site, and the switch of language to its counterpart. */
function linksOf(crawl: Crawl, { url, file }: SnapshotPage, alternates: ReadonlyMap<string, string>): PageLinks {
  const page = new URL(url);
  const link = (written: string) => linkFrom(crawl, file, page, written);
  const counterpart = [...alternates.values()].find((one) => !one.startsWith(`${page.origin}/`));
  return {
    page: link,
    asset: link,
    form(action, method) {
      const target = URL.parse(action, page);
      if (target?.pathname === '/edition' && target.origin === page.origin)
        return { action: link(counterpart ?? '/'), method: 'get' };
      return { action: target?.href ?? action, method };
    },
  };
}

const redirectPage = (target: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><meta http-equiv="refresh" content="0; url=${target}"/>` +
  `</head><body><a href="${target}">${target}</a></body></html>\n`;

/** Writes the links of all pages, once it is known what the snapshot holds. */
export async function writeLinks(crawl: Crawl, folder: string): Promise<void> {
  const { contents } = crawl;
  const untouched: PageLinks = {
    page: (written) => written,
    asset: () => null,
    form: (action, method) => ({ action, method }),
  };
  for (const page of contents.pages) {
    const raw = await readFile(join(folder, page.file), 'utf8');
    const { alternates } = rewritePage(raw, untouched).facts;
    const { html } = rewritePage(raw, linksOf(crawl, page, alternates));
    page.sha256 = createHash('sha256').update(html).digest('hex');
    contents.bytes -= Buffer.byteLength(raw);
    await crawl.store(page.file, html);
  }
  for (const { url, file, to } of contents.redirects)
    await crawl.store(file, redirectPage(linkFrom(crawl, file, new URL(url), to)));
}
