import { pageFacts } from './support/page-facts.ts';
import { routeKinds } from './support/route-kinds.ts';
import { expect, test } from './support/test.ts';

/** Pages around which there is no header, and so neither navigation nor search. */
const withoutHeader = /^\/appdownload/;
const lists = /^\/(?:articles|videos|magazines|showroom\/(?:suppliers|products))(?:\?|$)/;

test.describe('without scripts and style sheets', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page has its heading, its text, navigation and search in its HTML, and lists lead on', async ({ baseURL, edition, narrow }) => {
    test.skip(narrow, 'the server sends the same to every width');
    for (const path of await routeKinds(baseURL!, edition)) {
      const { html, heading, links } = await pageFacts(baseURL!, path);
      const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
      expect([path, html.match(/<h1[\s>]/g)?.length, heading !== '', main.length > 60]).toEqual([path, 1, true, true]);
      if (withoutHeader.test(path)) continue;
      const search = /<form\b[^>]*\baction="\/search"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
      expect([path, html.includes('<nav'), search.includes('name="keyword"'), search.includes('type="submit"')]).toEqual([path, true, true, true]);
      if (lists.test(path)) expect([path, links.some((link) => /[?&]page=2\b/.test(link))]).toEqual([path, true]);
    }
  });

  test('a visitor reads, turns the page and searches', async ({ page, shell, edition, narrow }) => {
    test.skip(narrow, 'a page without style sheets has no width of its own');
    await page.route(/\.css(?:\?|$)/, (route) => route.abort());
    await shell.open('/articles');
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop), 'the browser’s own style').toBe('8px');
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
