import { ArticleListPage } from './pages/article-list.page.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('[RO-01] the home page reads, and leads to an article that reads', async ({ page, shell }) => {
    await shell.open('/');
    await page.getByRole('main').locator('a[href^="/article/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').locator('article').first().innerText()).length).toBeGreaterThan(200);
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
