import { AppPromptPage } from './pages/app-prompt.page.ts';
import { HomePopupPage } from './pages/home-popup.page.ts';
import { pageFacts } from './support/page-facts.ts';
import { expect, test } from './support/test.ts';

test.describe('the home pop-up', () => {
  test.use({ popupSeen: false });

  test(
    '[HP-01] [ST-25] [ST-26] [ST-27] is the Chinese edition’s: it opens at the first move, lets the page ' +
      'scroll again, is remembered, and comes once a session',
    async ({ page, shell, edition }) => {
      const popup = new HomePopupPage(page, shell);
      if (edition === 'en') {
        // Time enough for whatever waits for a move, and for its code to come.
        await popup.comeHome();
        await page.waitForLoadState('networkidle');
        await popup.move();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        return;
      }
      await popup.open();
      expect(await popup.pageScrolls()).toBe(false);
      await page.keyboard.press('Escape');
      await expect(popup.dialog).toBeHidden();
      expect(await popup.pageScrolls()).toBe(true);
      expect(await popup.isRemembered()).toBe(true);
      await popup.comeHome();
      await page.waitForLoadState('networkidle');
      await popup.move();
      await expect(popup.dialog).toBeHidden();
    },
  );
});

test.describe('the app prompt', () => {
  for (const [requirement, of] of [
    ['[FB-09] [FB-10] [FB-11]', 'a page'],
    ['[FB-10] [FB-12]', 'an article'],
  ] as const) {
    test(`${requirement} of ${of} tries the deep link, a second later the download, on narrow screens of an edition with an app`, async ({
      page,
      shell,
      edition,
      narrow,
      baseURL,
    }) => {
      const { links } = await pageFacts(baseURL!, '/articles');
      const article = links.find((link) => /^\/article\/\d+$/.test(link))!;
      const id = article.split('/').at(-1);
      const app = new AppPromptPage(page, shell);
      if (edition === 'en' || !narrow) {
        await shell.open(of === 'a page' ? '/about/contact' : article);
        await shell.isHydrated();
        await expect(app.prompt.filter({ visible: true })).toHaveCount(0);
        return;
      }
      await app.openStopped(of === 'a page' ? '/about/contact' : article);
      await app.openApp();
      const deepLink = expect.stringMatching(
        of === 'a page' ? /^[a-z]+:\/\/home$/ : new RegExp(`^[a-z]+://article/${id}$`),
      );
      await page.clock.runFor(950);
      expect(await app.wentTo()).toEqual([deepLink]);
      await page.clock.runFor(100);
      expect(await app.wentTo()).toEqual([
        deepLink,
        of === 'a page' ? '/appdownload' : `/appdownload?type=article&id=${id}`,
      ]);
      if (of === 'an article') return;
      await page.clock.resume();
      await app.close();
      await shell.open('/');
      await shell.isHydrated();
      await expect(app.prompt.filter({ visible: true })).toHaveCount(0);
    });
  }
});
