import type { Page } from '@playwright/test';
import { ArticleListPage } from './pages/article-list.page.ts';
import { isFull } from './support/longer-form.ts';
import { exceptionalPages, routeKinds } from './support/route-kinds.ts';
import { countCases, expect, visitorTest as test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** What a page lacks that a reader needs; null where it lacks nothing. */
async function lacks(page: Page): Promise<string | null> {
  const shown = await page.evaluate(() => {
    const isSeen = (part: Element) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const heading = document.querySelector('h1');
    return {
      heading: heading && isSeen(heading) ? heading.innerText.trim() : '',
      text: document.querySelector('main')?.innerText.trim().length ?? 0,
      waits: [...document.querySelectorAll('main [aria-busy="true"], main [data-state="loading"]')].filter((part) =>
        part.checkVisibility(),
      ).length,
      ways: [...document.querySelectorAll('a[href]')].filter(isSeen).length,
    };
  });
  return shown.heading === '' || shown.text < 40 || shown.waits > 0 || shown.ways < 1 ? JSON.stringify(shown) : null;
}

test.describe('without JavaScript', () => {
  test('[RO-01] the home page reads, and leads to an article that reads', async ({ page, shell }) => {
    await shell.open('/');
    await page.getByRole('main').locator('a[href^="/article/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').locator('article').first().innerText()).length).toBeGreaterThan(200);
  });

  test('[RO-01] every kind of page shows its heading and its text, and the way to all others', async ({
    page,
    shell,
    baseURL,
    edition,
    narrow,
  }) => {
    test.setTimeout(isFull ? 3_600_000 : 120_000);
    const kinds = [...(await routeKinds(baseURL!, edition)), ...exceptionalPages];
    // Every second: wide in one edition, the others narrow in the other one; all of them when asked.
    const some = isFull ? kinds : kinds.filter((_, index) => index % 2 === Number(narrow));
    const wrong: string[] = [];
    for (const path of some) {
      await shell.open(path);
      const lacking = await lacks(page);
      if (lacking) wrong.push(`${path}: ${lacking}`);
    }
    countCases('G34', some.length);
    expect(wrong).toEqual([]);
    // And it would be noticed.
    for (const [part, ...state] of [
      ['h1', 'opacity', '0'],
      ['main', 'display', 'none'],
      ['a', 'visibility', 'hidden'],
    ] as const) {
      await shell.open('/articles');
      expect(await lacks(page), part).toBeNull();
      await page
        .locator(part)
        .evaluateAll(
          (found, [name, value]) => found.forEach((each) => (each as HTMLElement).style.setProperty(name, value)),
          state,
        );
      expect(await lacks(page), part).not.toBeNull();
    }
  });

  test('every menu opens', async ({ shell, narrow }) => {
    await shell.open('/');
    await shell.openIndustries();
    const links = shell.industryMenu.locator('a[href^="/i/"]');
    expect(await links.count()).toBeGreaterThan(100);
    const disclosures = shell.industryMenu.locator('details');
    await disclosures.nth(1).locator('summary').click();
    await expect(disclosures.nth(1).locator('a[href^="/i/"]').last()).toBeVisible();
    await shell.page.keyboard.press('Escape');
    await shell.openSearch();
    await shell.page.keyboard.press('Escape');
    if (narrow) {
      await shell.control('menu').click();
      await shell.mobileMenu.locator('summary').first().click();
      await expect(shell.mobileMenu.locator('a[href="/articles"]')).toBeVisible();
    }
  });

  test('the search form leads to results', async ({ page, shell, edition }) => {
    await shell.open('/');
    await shell.searchFor({ cn: '模具', en: 'mould' }[edition]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*keyword=/);
    expect(await new ArticleListPage(page).resultCount()).toBeGreaterThan(0);
  });

  test('[VA-01] [SP-10] Enter in an empty search goes nowhere', async ({ page, shell }) => {
    await shell.open('/videos');
    for (const keyword of ['', '   ']) {
      await shell.searchFor(keyword);
      await page.keyboard.press('Enter');
      await expect(shell.searchPanel.locator('input[name="keyword"]')).toBeFocused();
      expect(new URL(page.url()).pathname).toBe('/videos');
      await shell.closeAll();
    }
  });

  test('[SP-11] [SP-12] a hot keyword searches the chosen type', async ({ page, shell }) => {
    await shell.open('/');
    await shell.openSearch();
    await shell.searchPanel.locator('select').selectOption('products');
    const hot = shell.searchPanel.locator('button[data-hot-keyword]').first();
    const keyword = await hot.textContent();
    await hot.click();
    await expect(page).toHaveURL(/\/search\?type=products&keyword=/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ type: 'products', keyword });
  });

  test('lists are paged, filtered and turned around by links', async ({ page, shell }) => {
    await shell.open('/articles');
    const list = new ArticleListPage(page);
    await list.chooseFirst('sort', /\/articles\?sort=oldest$/);
    await list.goToPage(2);
    await expect(page).toHaveURL(/sort=oldest&page=2/);
    await list.openFirst();
    await expect(page).toHaveURL(/\/article\//);
  });
});
