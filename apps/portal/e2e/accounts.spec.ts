import type { Browser, Page } from '@playwright/test';
import { AccountsPage, type Hand, type SpokenFor } from './pages/accounts.page.ts';
import { findings } from './support/axe.ts';
import { Effort } from './support/effort.ts';
import { collectFaults, expect, test } from './support/test.ts';

const runs = ['wide', 'narrow', 'keyboard'] as const;

/** An account that nobody has, another for each run and each try: a number is sent one code a minute. */
const newAccount = (edition: 'cn' | 'en', run: (typeof runs)[number]): string => {
  const number = 10 * test.info().retry + runs.indexOf(run) + 1;
  return edition === 'cn' ? String(13_711_110_000 + number) : `kim${number}@example.com`;
};

interface Loop {
  page: Page;
  browser: Browser;
  edition: 'cn' | 'en';
  narrow: boolean;
  baseURL: string | undefined;
  hand: Hand;
}

/** Registers, asks three suppliers, has each quote, compares and accepts: the loop, as a person does it. */
async function goTheWholeWay({ page, browser, edition, narrow, baseURL, hand }: Loop): Promise<void> {
  const faults = collectFaults(page);
  const run = hand === 'keyboard' ? hand : narrow ? 'narrow' : 'wide';
  const buyer = `Kim Weber ${edition} ${run} ${test.info().retry}`;
  const member = new AccountsPage(page, edition, baseURL!, 'member', hand);
  const other = await browser.newContext({ viewport: page.viewportSize() });
  const supplierPage = await other.newPage();
  const supplier = new AccountsPage(supplierPage, edition, baseURL!, 'supplier', hand);
  const effort = new Effort();
  const problems: string[] = [];
  const look = async (at: string, looked = page) => {
    await expect(looked.getByRole('progressbar')).toHaveCount(0);
    // What the pages look like does not depend on the hand.
    if (hand === 'keyboard') return;
    problems.push(...(await findings(looked)).map((finding) => `${at}: ${finding}`));
    const width = await looked.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (width > 0) problems.push(`${at}: ${width} px wider than the window`);
  };

  await member.open('/register');
  await member.submit();
  await expect(member.form.locator('[name="account"]')).toBeFocused();
  for (const name of ['account', 'img_code', 'vcode', 'name'])
    await expect(member.form.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  await expect(member.form.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await look('registration');
  member.effort = effort;
  supplier.effort = effort;
  await member.fillRegistration({ account: newAccount(edition, run), name: buyer });
  await member.submit();
  await expect(member.logOut).toBeVisible();
  await look('overview');

  const suppliers = await supplier.logInAsSupplier();
  expect(suppliers).toHaveLength(3);
  await look('inbox', supplierPage);
  // Whose related suppliers the others are.
  const requested = [...suppliers].reverse() as SpokenFor[];
  await member.request(requested);
  await look('request that was sent');

  for (const [index, one] of requested.entries()) await supplier.quote(one, buyer, `10${index}.5`);
  // A conversation belongs to the inbox.
  await expect(supplier.currentEntry).toHaveAttribute('href', '/');
  await look('conversation', supplierPage);

  await member.open('/enquiries');
  await look('enquiries');
  await member.press(member.main.getByRole('link', { name: requested[0]!.title }).first());
  await page.waitForURL(/\/enquiries\/\d+$/);
  await expect(member.main.getByRole('table').locator('thead th')).toHaveCount(4);
  await look('quotes');
  await member.accept(requested[1]!);
  // Five minutes of hands (docs/accounts.md): counted acts, whatever the machine takes.
  test.info().annotations.push({ type: 'effort', description: String(effort) });
  expect(effort.estimate).toBeLessThan(300);
  await supplier.open(`/?supplier=${requested[1]!.id}&status=accepted`);
  await expect(supplier.main.getByRole('link', { name: buyer }).first()).toBeVisible();

  await member.request([requested[2]!]);
  await supplier.decline(requested[2]!, buyer, `No capacity for ${run}`);
  await look('conversation without a quote', supplierPage);

  for (const path of ['/profile', '/security', '/data', '/no/such/page']) {
    await member.open(path);
    await look(path);
    if (path !== '/no/such/page') await expect(member.currentEntry).toBeInViewport({ ratio: 1 });
  }
  await other.close();
  expect({ problems, faults }).toEqual({ problems: [], faults: [] });
}

test('a form of the account marks what is wrong, and the next page begins at its top', async ({
  page,
  edition,
  narrow,
  baseURL,
}) => {
  test.skip(!narrow, 'a wide window has room for the whole form');
  const supplier = new AccountsPage(page, edition, baseURL!, 'supplier');
  await supplier.logInAsSupplier();
  await supplier.open('/certificates');
  await supplier.main.getByRole('button').last().click();
  await supplier.main.locator('form [type="submit"]').click();
  await expect(supplier.main.locator('form [name="name"]')).toBeFocused();
  await expect(supplier.main.locator('form').getByRole('alert').last()).toHaveText(supplier.words.oneWrong);

  // The login is carried by the link to the other site.
  await page.getByRole('banner').locator('a[href*="//member."]').first().click();
  const member = new AccountsPage(page, edition, baseURL!, 'member');
  await expect(member.logOut).toBeVisible();
  await member.open('/profile');
  const name = member.main.locator('[name="trueName"]');
  await name.fill('');
  await member.main.locator('[type="submit"]').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => scrollTo(0, 200));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await member.open('/data');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const sure = member.main.getByRole('checkbox');
  await member.main.locator('[type="submit"]').click();
  await expect(sure).toBeFocused();
  await expect(sure).toHaveAttribute('aria-invalid', 'true');
  // Nothing was requested.
  await member.open('/data');
  await expect(sure).toBeVisible();
});

test('a new member registers, asks three suppliers, compares their quotes and accepts one', async ({
  page,
  browser,
  edition,
  narrow,
  baseURL,
}) => {
  test.slow();
  await goTheWholeWay({ page, browser, edition, narrow, baseURL, hand: 'pointer' });
});

test('the same by the keyboard alone', async ({ page, browser, edition, narrow, baseURL }) => {
  test.skip(narrow, 'a phone has no keyboard');
  test.slow();
  await goTheWholeWay({ page, browser, edition, narrow, baseURL, hand: 'keyboard' });
});

test('a member of the portal is logged in on the other sites, and stays logged out after logging out', async ({
  page,
  edition,
  narrow,
  baseURL,
}) => {
  test.skip(narrow, 'a login is carried the same way at every width');
  const supplier = new AccountsPage(page, edition, baseURL!, 'supplier');
  const member = new AccountsPage(page, edition, baseURL!, 'member');
  // A visitor is asked on the portal, where nobody is logged in, and once only.
  await member.open('/profile');
  await expect(page).toHaveURL(/\/login\?to=%2Fprofile$/);
  await supplier.logInAsSupplier();
  // The portal gets the login of the supplier site by its link, and hands it on.
  await page.getByRole('banner').locator('a[href*="from=supplier"][href^="http"]').first().click();
  await page.waitForURL(`${baseURL}/`);
  const tab = await page.context().newPage();
  const there = new AccountsPage(tab, edition, baseURL!, 'member');
  await there.open('/profile');
  await expect(there.logOut).toBeVisible();
  await expect(tab).toHaveURL(/\/profile$/);
  await there.logOut.click();
  await expect(tab).toHaveURL(/\/login$/);
  await tab.reload();
  await expect(tab).toHaveURL(/\/login$/);
  await expect(there.logOut).toHaveCount(0);
});

test('a member logs in and changes the profile by the keyboard alone', async ({ page, edition, narrow, baseURL }) => {
  test.skip(narrow, 'a phone has no keyboard');
  const member = new AccountsPage(page, edition, baseURL!, 'member');
  await member.open('/profile');
  const { keyboard } = page;
  const reach = (what: ReturnType<typeof page.locator>) => member.reach(what);
  const { form, words } = member;
  const mode = form.getByRole('button', { name: words.password });
  await form.locator('[name="account"]').waitFor();
  if (await mode.isVisible()) {
    await reach(mode);
    await keyboard.press('Enter');
  }
  await reach(form.locator('[name="account"]'));
  await keyboard.type(edition === 'cn' ? '13800138001' : 'demo@example.com');
  await reach(form.getByRole('button', { name: words.prove }));
  await keyboard.press('Enter');
  await expect(form.getByText(words.proved)).toBeVisible();
  await reach(form.locator('[name="password"]'));
  await keyboard.type('Millwright-2026');
  await reach(form.getByRole('checkbox'));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.locator('#main')).toBeFocused();
  const company = member.main.locator('[name="company"]');
  await reach(company);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Turner Tools');
  await keyboard.press('Enter');
  await expect(member.main.getByText(words.stored)).toBeVisible();
  await page.reload();
  await expect(company).toHaveValue('Turner Tools');
});

test('the language switch leads to the same page of the other edition', async ({ page, edition, narrow, baseURL }) => {
  test.skip(narrow, 'it is the same link');
  const member = new AccountsPage(page, edition, baseURL!, 'member');
  await member.open('/register');
  const other = edition === 'cn' ? 'en' : 'cn';
  await page.getByRole('banner').getByRole('link', { name: member.words.other }).click();
  await expect(page).toHaveURL(baseURL!.replace(`//${edition}.`, `//member.${other}.`) + '/register');
  await expect(page.locator('html')).toHaveAttribute('lang', other === 'cn' ? 'zh-CN' : 'en');
});
