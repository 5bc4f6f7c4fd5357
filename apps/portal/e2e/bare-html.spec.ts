import type { Page } from '@playwright/test';
import { isFull } from './support/longer-form.ts';
import { pageFacts, type PageFacts } from './support/page-facts.ts';
import { routeKinds } from './support/route-kinds.ts';
import { countCases, expect, visitorTest as test } from './support/test.ts';

/** Pages around which there is no header, and so neither navigation nor search. */
const withoutHeader = /^\/appdownload/;
const lists = /^\/(?:articles|videos|magazines|showroom\/(?:suppliers|products))(?:\?|$)/;

/** What the hydrated page has no more of its HTML. */
async function lost(page: Page, { heading, links }: PageFacts): Promise<string[]> {
  const shown = await page.evaluate(() => ({
    heading: document.querySelector('h1')?.textContent ?? '',
    text: document.querySelector('main')!.textContent.length,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .map((url) => url.pathname + url.search),
  }));
  const known = new Set(shown.links);
  const missing = links.filter((link) => !known.has(link));
  return [
    ...(shown.heading !== heading && !shown.heading.includes(heading.slice(0, 5))
      ? [`the heading is ${shown.heading}`]
      : []),
    ...(shown.text < 60 ? ['no text'] : []),
    ...(missing.length > 0.05 * links.length ? [missing.join(' ')] : []),
  ];
}

/** Whether a page has the browser's own style alone. */
const isBare = (page: Page) => page.evaluate(() => getComputedStyle(document.body).marginTop === '8px');

test.describe('without scripts and style sheets', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page has its heading, its text, navigation and search in its HTML, and lists lead on', async ({
    baseURL,
    edition,
  }) => {
    const kinds = await routeKinds(baseURL!, edition);
    countCases('G34', kinds.length);
    for (const path of kinds) {
      const { html, heading, links } = await pageFacts(baseURL!, path);
      const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
      expect([path, html.match(/<h1[\s>]/g)?.length, heading !== '', main.length > 60]).toEqual([path, 1, true, true]);
      if (withoutHeader.test(path)) continue;
      const search = /<form\b[^>]*\baction="\/search"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
      expect([
        path,
        html.includes('<nav'),
        search.includes('name="keyword"'),
        search.includes('type="submit"'),
      ]).toEqual([path, true, true, true]);
      if (lists.test(path)) expect([path, links.some((link) => /[?&]page=2\b/.test(link))]).toEqual([path, true]);
    }
  });

  test('a visitor reads, turns the page and searches', async ({ page, shell, edition }) => {
    await page.route(/\.css(?:\?|$)/, (route) => route.abort());
    await shell.open('/articles');
    await expect(page.locator('h1')).toBeVisible();
    expect(await isBare(page)).toBe(true);
    await page.locator('main a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/page=2/);
    await page.locator('main article a[href^="/article/"]').first().click();
    await expect(page.locator('main article').first()).toContainText(/.{200}/s);
    await shell.searchFor({ cn: '激光', en: 'laser' }[edition]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*keyword=/);
    await expect(page.locator('main a[href^="/article/"]').first()).toBeVisible();
  });
});

test('without style sheets alone, a page is hydrated, keeps its heading, its text and its links, and leads on', async ({
  page,
  shell,
  faults,
  baseURL,
  edition,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 120_000);
  const kinds = await routeKinds(baseURL!, edition);
  // Every second page, the others in the other edition; all of them when asked.
  const some = isFull ? kinds : kinds.filter((_, index) => index % 2 === (edition === 'cn' ? 0 : 1));
  // By the browser, and not by an interceptor: with one, no page would cache its scripts.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*.css', '*.css?*'] });
  const wrong: string[] = [];
  for (const path of some) {
    const facts = await pageFacts(baseURL!, path);
    await shell.open(path);
    await shell.isHydrated();
    if (!(await isBare(page))) wrong.push(`${path}: has a style sheet`);
    wrong.push(...(await lost(page, facts)).map((what) => `${path}: ${what}`));
  }
  countCases('G34', some.length);
  expect(wrong).toEqual([]);
  // And it would be noticed.
  const facts = await pageFacts(baseURL!, '/articles');
  await shell.open('/articles');
  // Later, so that React finds what the server sent.
  await shell.isHydrated();
  await page.locator('main').evaluate((main) => main.replaceChildren());
  expect(await lost(page, facts)).toHaveLength(3);
  // The style sheets are missed by the browser, which may say so, and by nobody else.
  expect(faults.filter((fault) => !/Failed to load resource|preload/.test(fault))).toEqual([]);
  await devtools.detach();
});
