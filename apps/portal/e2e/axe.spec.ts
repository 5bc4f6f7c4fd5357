import { HomePopupPage } from './pages/home-popup.page.ts';
import { axeWidthsOf, findingsAt } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// Nothing moves, so that no colour is half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing in the menus, the search and the login dialog that open over a page', async ({
  page,
  shell,
  edition,
}) => {
  test.setTimeout(120_000);
  const widths = axeWidthsOf(edition);
  const found: string[] = [];
  await shell.open('/whitepapers');
  await shell.isHydrated();
  const look = async (name: string, at: readonly number[], open: () => Promise<unknown>) => {
    found.push(
      ...(await findingsAt(page, at, name, async () => {
        await shell.closeAll();
        await open();
      })),
    );
  };
  await look('industries', widths, () => shell.openIndustries());
  await look('search', widths, async () => {
    await shell.searchFor({ cn: '激光', en: 'laser' }[edition]);
    await expect(page.getByRole('listbox').first()).toBeVisible();
  });
  await look(
    'menu',
    widths.filter((width) => width < 960),
    async () => {
      await shell.control('menu').click();
      await expect(shell.mobileMenu).toBeVisible();
    },
  );
  await look('login', widths, async () => {
    await shell.control('logIn').click();
    await expect(shell.loginDialog).toBeVisible();
  });
  expect(found).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ consent: null, popupSeen: false });

  test('axe finds nothing in the large banner, the question of consent and the home pop-up', async ({
    page,
    shell,
    edition,
  }) => {
    test.setTimeout(120_000);
    const widths = axeWidthsOf(edition);
    await shell.open('/');
    const found: string[] = [];
    // The banner stays while it is held: first of all, for a key may bring the pop-up.
    await page.locator('#top-banner-pause').click();
    await shell.isHydrated();
    const popup = new HomePopupPage(page, shell);
    if (edition === 'cn') {
      await popup.move();
      await expect(popup.dialog.locator('a[href^="/article/"]').first()).toBeVisible();
      found.push(...(await findingsAt(page, widths, 'the home pop-up')));
      await page.keyboard.press('Escape');
      await expect(popup.dialog).toBeHidden();
    }
    await expect(page.locator('[data-part="large"]')).toBeVisible();
    found.push(...(await findingsAt(page, widths, 'the large banner')));
    await page.locator('#top-banner-close').click();
    await expect(page.locator('[data-state="prompted"]')).toBeVisible();
    found.push(...(await findingsAt(page, widths, 'the question of consent')));
    expect(found).toEqual([]);
  });
});
