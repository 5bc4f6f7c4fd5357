import { pageFacts } from './support/page-facts.ts';
import type { ShellPage } from './pages/shell.page.ts';
import { expect, hasStored, visitorTest as test } from './support/test.ts';

// What a first visit shows lies over the page for some seconds.
test.use({ bannerSeen: true });

const words = {
  cn: { refuse: '拒绝', agree: '同意', loginFirst: '请先登录' },
  en: { refuse: 'Refuse', agree: 'Agree', loginFirst: 'Please login first' },
};

const firstOf = async (baseURL: string, list: string, pattern: RegExp) =>
  (await pageFacts(baseURL, list)).links.find((link) => pattern.test(link))!;

/** Opens a page and brings it to life. */
const hydrated = async (shell: ShellPage, path: string) => {
  await shell.open(path);
  await shell.isHydrated();
};

test.describe('consent', () => {
  test.use({ consent: null, bannerSeen: true });

  for (const [choice, stored] of [
    ['refuse', 'refused'],
    ['agree', 'granted'],
  ] as const) {
    test(`is requested, and remembered when it is ${stored}`, async ({ page, shell, edition }) => {
      await hydrated(shell, '/articles');
      await page.getByRole('button', { name: words[edition][choice] }).click();
      await expect(page.locator('[data-state="prompted"]')).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('millwright.consent'))).toBe(stored);
      await page.reload();
      await shell.isHydrated();
      await expect(page.locator('[data-state="prompted"]')).toBeHidden();
    });
  }
});

test('a visitor’s favourite asks to log in, and the tap before the page is hydrated is not lost', async ({
  page,
  shell,
  edition,
  baseURL,
}) => {
  await page.goto(await firstOf(baseURL!, '/showroom/products', /^\/showroom\/products\/info\/\d+$/));
  // As early as a tap can be: the static button, before any script of the page.
  await page.locator('[data-island="favourite"] button').first().dispatchEvent('click');
  await expect(shell.loginDialog).toBeVisible();
  await expect(page.getByText(words[edition].loginFirst).first()).toBeAttached();
});

test('an enquiry’s draft survives a reload', async ({ page, shell, baseURL }) => {
  await hydrated(shell, await firstOf(baseURL!, '/showroom/products', /^\/showroom\/products\/info\/\d+$/));
  const form = page.locator('[data-island="enquiry"] > :not([data-server-markup]) textarea').first();
  await form.fill('PA66, 30 % glass fibre, black');
  await hasStored(page, 'PA66');
  await page.reload();
  await shell.isHydrated();
  await expect(page.locator('[data-island="enquiry"] > :not([data-server-markup]) textarea').first()).toHaveValue(
    'PA66, 30 % glass fibre, black',
  );
});

test('the favourites page asks a visitor to log in', async ({ page, shell, edition }) => {
  await hydrated(shell, '/favourites');
  await expect(page.getByRole('main').getByText(words[edition].loginFirst).filter({ visible: true })).toBeVisible();
  await page.locator('[data-island="favourites"] > :not([data-server-markup])').getByRole('link').click();
  await expect(shell.loginDialog).toBeVisible();
});

test('suggestions come as a keyword is typed', async ({ page, shell, edition }) => {
  await hydrated(shell, '/articles');
  await shell.searchFor({ cn: '激光', en: 'laser' }[edition]);
  await expect(page.getByRole('listbox').first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeGreaterThan(1);
});

test('the floating bar responds to a press although it is static', async ({ page, shell, narrow }) => {
  test.skip(narrow, 'it is folded on a phone');
  await hydrated(shell, '/articles');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.locator('#floating-top, [id*="top"][data-js]').last().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(60);
});

test('a hash leads to its place once the router is there, too', async ({ page, shell }) => {
  await hydrated(shell, '/articles');
  await page.locator('main article a').first().dispatchEvent('pointerdown');
  // Then it is the router that restores positions.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.evaluate(() => (location.hash = document.querySelector('main')!.id));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(300);
});

test('a reader who goes back is where the first link was followed', async ({ page, shell }) => {
  await hydrated(shell, '/');
  const rows = page.locator('#first-screen ~ div');
  const link = rows.nth(5).locator('article a').first();
  // Without a pointer on its way: the router comes with the click, as it does on a phone.
  const left = await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    (element as HTMLElement).click();
    return scrollY;
  });
  expect(left).toBeGreaterThan(1000);
  await expect(page).not.toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(rows.first()).toBeAttached();
  // What is above may be a banner higher or lower by then.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 400);
});
