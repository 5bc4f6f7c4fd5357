import { AccountsPage } from './pages/accounts.page.ts';
import { expect, visitorTest as test } from './support/test.ts';

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

test('the language switch leads to the same page of the other edition', async ({ page, edition, baseURL }) => {
  const member = new AccountsPage(page, edition, baseURL!, 'member');
  await member.open('/register');
  const other = edition === 'cn' ? 'en' : 'cn';
  await page.getByRole('banner').getByRole('link', { name: member.words.other }).click();
  await expect(page).toHaveURL(baseURL!.replace(`//${edition}.`, `//member.${other}.`) + '/register');
  await expect(page.locator('html')).toHaveAttribute('lang', other === 'cn' ? 'zh-CN' : 'en');
});
