import { LoginDialogPage } from './pages/login-dialog.page.ts';
import { outlineOf } from './support/outline.ts';
import { expect, test } from './support/test.ts';

test.use({ bannerSeen: true });

/** The main screens. Items are some that no other test changes. */
const screens = {
  home: '/',
  articles: '/articles',
  article: { cn: '/article/20352', en: '/article/20354' },
  search: { cn: '/search?keyword=激光', en: '/search?keyword=laser' },
  products: '/showroom/products',
  product: '/showroom/products/info/31031',
  supplier: '/showroom/suppliers/info/30013',
  'sub-site': '/i/plastics',
  'supply hall': '/showroom/platform',
  'trade show': '/tradeshow/info/38048',
};

test('the main screens read as their outlines say', async ({ page, shell, edition }) => {
  test.slow();
  const sections: string[] = [];
  const outline = async (name: string) =>
    sections.push(`# ${name}\n${outlineOf(await page.locator('body').ariaSnapshot())}`);
  for (const [name, screen] of Object.entries(screens)) {
    const path = typeof screen === 'string' ? screen : screen[edition];
    // A busy machine may have shown it without a section.
    await expect.poll(async () => (await page.goto(path))?.headers()['x-degraded']).toBeUndefined();
    await shell.isHydrated();
    await outline(name);
  }
  await shell.open('/about/contact');
  await shell.isHydrated();
  await shell.openIndustries();
  // The advertisement of an industry is requested when the menu opens.
  await expect(page.getByRole('complementary', { name: /Advertisement in|.广告/ })).toBeVisible();
  await outline('industry menu');
  await page.keyboard.press('Escape');
  await shell.openSearch();
  await expect(shell.control('search')).toHaveAttribute('aria-expanded', 'true');
  await outline('search panel');
  await page.keyboard.press('Escape');
  await new LoginDialogPage(page, shell).open();
  await outline('login dialog');
  expect(sections.join('\n')).toMatchSnapshot(`${edition}.txt`);
});
