import { expect, test, visitorTest } from './support/test.ts';

test.describe('header', () => {
  visitorTest(
    '[ST-14] [ST-15] the industry menu opens by hover above 960 and by a tap below',
    async ({ shell, narrow, page }) => {
      await shell.open('/');
      await shell.isHydrated();
      if (narrow) await shell.control('industries').tap();
      else await shell.control('industries').hover();
      await expect(shell.industryMenu).toBeVisible();
      if (!narrow) {
        await shell.control('industries').click();
        await expect(shell.industryMenu).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(shell.industryMenu).toBeHidden();
    },
  );

  visitorTest('the industry menu of wide windows shows what is new in an industry', async ({ shell, narrow, page }) => {
    test.skip(narrow, 'there is no room next to the list');
    await shell.open('/articles');
    await shell.isHydrated();
    await shell.openIndustries();
    const story = shell.industryMenu.locator('a[href^="/article/"]');
    const heading = (index: number) => shell.industryMenu.locator('summary').nth(index);
    await heading(2).hover();
    await expect(shell.industryMenu.locator('a[href*="/products/"]')).toHaveCount(3);
    const hovered = await story.getAttribute('href');
    await heading(4).focus();
    await expect(story).not.toHaveAttribute('href', hovered!);
    const href = await story.getAttribute('href');
    await story.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  visitorTest('the industry menu is complete where what is new cannot be had', async ({ shell, narrow, page }) => {
    test.skip(narrow, 'there is no room next to the list');
    await page.route('**/menu-highlights/**', (route) => route.fulfill({ status: 503 }));
    await shell.open('/articles');
    await shell.isHydrated();
    const requested = page.waitForResponse('**/menu-highlights/**');
    await shell.openIndustries();
    expect((await requested).status()).toBe(503);
    await expect(shell.industryMenu.locator('a[href^="/i/metalworking/"]').first()).toBeVisible();
    await expect(shell.industryMenu.locator('a[href^="/article/"]')).toHaveCount(0);
  });

  visitorTest('one menu at a time', async ({ shell }) => {
    await shell.open('/');
    await shell.isHydrated();
    await shell.openSearch();
    await shell.openIndustries();
    await expect(shell.searchPanel).toBeHidden();
    await shell.openSearch();
    await expect(shell.industryMenu).toBeHidden();
  });

  visitorTest('[ST-10] a click on the page behind closes the search panel', async ({ shell, page }) => {
    await shell.open('/articles');
    await shell.isHydrated();
    await shell.openSearch();
    const { width, height } = page.viewportSize()!;
    await page.mouse.click(width / 2, height - 8);
    await expect(shell.searchPanel).toBeHidden();
    await expect(page).toHaveURL(/\/articles$/);
  });

  visitorTest(
    '[SP-09] [SP-12] [SP-14] the search button leads to /search with type and keyword, and the type is kept',
    async ({ shell, page, edition }) => {
      await shell.open('/');
      await shell.isHydrated();
      await shell.searchFor({ cn: '激光', en: 'laser' }[edition]);
      await shell.searchPanel.locator('button[type="submit"]:not([name])').click();
      await expect(page).toHaveURL(/\/search\?/);
      const url = new URL(page.url());
      expect(url.searchParams.get('type')).toBe('news');
      expect(url.searchParams.get('keyword')).toBe({ cn: '激光', en: 'laser' }[edition]);
      await shell.open('/search?type=videos&keyword=a');
      await shell.openSearch();
      await expect(shell.searchPanel.locator('select')).toHaveValue('videos');
      await page.goBack();
      await expect(page).toHaveURL(/type=news/);
      await shell.openSearch();
      await expect(shell.searchPanel.locator('select')).toHaveValue('news');
    },
  );

  visitorTest('[SP-10] Enter submits the search', async ({ shell, page, edition }) => {
    await shell.open('/');
    await shell.isHydrated();
    await shell.searchFor({ cn: '铝', en: 'aluminium' }[edition]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*keyword=/);
  });

  visitorTest(
    '[ST-18] [ST-19] the header is fixed after 100px below 960, else from 0',
    async ({ shell, page, narrow }) => {
      await shell.open('/articles');
      await shell.isHydrated();
      const isFixed = () => shell.header.evaluate((header) => header.hasAttribute('data-fixed'));
      expect(await isFixed()).toBe(false);
      await page.evaluate(() => window.scrollTo(0, 60));
      await expect.poll(isFixed).toBe(!narrow);
      await page.evaluate(() => window.scrollTo(0, 160));
      await expect.poll(isFixed).toBe(true);
      await expect(shell.control('search')).toBeInViewport();
    },
  );

  test('[ST-01] [ST-03] [ST-04] the top banner is large once, for five seconds', async ({ page, shell }) => {
    await page.clock.install();
    // Time stands still while the page comes, or the image would be gone on a slow machine.
    await page.clock.pauseAt(Date.now() + 5000);
    await shell.open('/');
    const large = page.locator('[data-part="large"]');
    await expect(large).toBeVisible();
    await shell.isHydrated();
    await page.clock.runFor(4900);
    await expect(large).toBeVisible();
    await page.clock.runFor(600);
    await expect(large).toBeHidden();
    await shell.open('/');
    await shell.isHydrated();
    await expect(large).toBeHidden();
  });

  test('[ST-46] [ST-47] says when the browser is offline, and when it is back', async ({ page, shell, context }) => {
    await shell.open('/');
    await shell.isHydrated();
    await context.setOffline(true);
    await expect(page.locator('[data-state="offline"]')).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('[data-state="offline"]')).toBeHidden();
  });
});
