import type { Page } from '@playwright/test';
import { collectFaults } from './test.ts';

/** URLs that respond with something else than a page, or lead away; links.spec.ts requests them. */
const notPages =
  /^\/(?:banner\/click|redirect|uploads|img|image|feed|rss|atom)\b|\.(?:xml|ics|pdf|txt|json|rss)(?:\?|$)/;

/** What a URL is an example of: numbers and names of items are left out, names of parameters stay. */
export const kindOf = (link: string): string => {
  const { pathname, searchParams } = new URL(link, 'http://site.invalid');
  const path = pathname
    .replaceAll(/\d+/g, '0')
    .replace(/^\/i\/[^/]+/, '/i/_')
    .replace(/^\/article\/.*/, '/article/_');
  return [path, ...[...searchParams.keys()].toSorted()].join(' ');
};

/** The URLs that wait, of which the kind that was chosen least often comes first. */
export class Waiting {
  readonly #seen = new Set<string>();
  readonly #kinds = new Map<string, { chosen: number; links: string[] }>();
  readonly #kindOf: (link: string) => string;

  constructor(kind: (link: string) => string = kindOf) {
    this.#kindOf = kind;
  }

  /** Adds URLs that were not seen before and respond with a page. */
  add(links: readonly string[]): void {
    for (const link of links) {
      if (this.#seen.has(link) || notPages.test(link)) continue;
      this.#seen.add(link);
      const kind = this.#kindOf(link);
      const entry = this.#kinds.get(kind) ?? { chosen: 0, links: [] };
      entry.links.push(link);
      this.#kinds.set(kind, entry);
    }
  }

  /** Takes the next URL, if there is one. */
  next(): string | undefined {
    const entry = [...this.#kinds.values()]
      .filter(({ links }) => links.length > 0)
      .sort((one, other) => one.chosen - other.chosen)[0];
    if (entry) entry.chosen += 1;
    return entry?.links.shift();
  }

  /** How many URLs were met, and of how many kinds they are. */
  get counts(): { met: number; kinds: number } {
    return { met: this.#seen.size, kinds: this.#kinds.size };
  }
}

/** What the browser says of a page after it was hydrated. */
export interface Visit {
  /** Each in words: status, errors, warnings, width, headings, title, language. */
  faults: string[];
  /** Own URLs that the page links to. */
  links: string[];
}

/** Opens a URL as a visitor does, has the page hydrated and looks at it. */
export async function visit(page: Page, faults: string[], path: string, lang: string): Promise<Visit> {
  faults.length = 0;
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  const status = response?.status() ?? 0;
  if (status !== 200) return { faults: [`status ${status}`, ...faults], links: [] };
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const seen = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - window.innerWidth,
    headings: document.querySelectorAll('h1').length,
    title: document.title.trim(),
    lang: document.documentElement.lang,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map((url) => url.pathname + url.search),
  }));
  const wrong = [
    ...(seen.tooWide > 0 ? [`${seen.tooWide} pixels too wide`] : []),
    ...(seen.headings === 1 ? [] : [`${seen.headings} headings of the first level`]),
    ...(seen.title ? [] : ['no title']),
    ...(seen.lang === lang ? [] : [`lang is ${seen.lang}`]),
  ];
  return { faults: [...wrong, ...faults], links: seen.links };
}

/** Follows links from `/` with several tabs at once, evenly over the kinds, until `limit` pages were opened. */
export async function crawl(
  pages: readonly Page[],
  lang: string,
  limit: number,
): Promise<{ opened: number; met: number; kinds: number; wrong: string[] }> {
  const waiting = new Waiting();
  const wrong: string[] = [];
  waiting.add(['/']);
  let opened = 0;
  let busy = 0;
  const tab = async (page: Page): Promise<void> => {
    const faults = collectFaults(page);
    while (opened < limit) {
      const path = waiting.next();
      if (path === undefined) {
        if (busy === 0) return;
        await page.waitForTimeout(50);
        continue;
      }
      opened += 1;
      busy += 1;
      try {
        const seen = await visit(page, faults, path, lang);
        waiting.add(seen.links);
        wrong.push(...seen.faults.map((fault) => `${path}: ${fault}`));
      } catch (error) {
        wrong.push(`${path}: ${String(error).split('\n')[0]}`);
      } finally {
        busy -= 1;
      }
    }
  };
  await Promise.all(pages.map(tab));
  return { opened, wrong, ...waiting.counts };
}
