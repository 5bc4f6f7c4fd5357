import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { AccountsPage } from './pages/accounts.page.ts';
import { findings } from './support/axe.ts';
import { isTurnOf } from './support/longer-form.ts';
import { collectFaults, expect, test } from './support/test.ts';

/** What was promised of the first load of any page, as in tools/size: kB of scripts as they are transferred. */
const promisedKilobytes = 160;

/** What axe finds on a page where `isScanned`, with its name, and how far it is wider than the window. */
const look = async (page: Page, at: string, isScanned: boolean): Promise<string[]> => {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const wider = width > 0 ? [`${width} px wider than the window`] : [];
  return [...(isScanned ? await findings(page) : []), ...wider].map((finding) => `${at}: ${finding}`);
};

/** A page in a browser of its own, in which nobody is logged in and nothing is cached. */
const anotherBrowser = async (browser: Browser, page: Page, options: Parameters<Browser['newContext']>[0] = {}) =>
  (await browser.newContext({ viewport: page.viewportSize(), ...options })).newPage();

test('a member ends a login elsewhere, takes the own data along, and takes a deletion back', async ({
  page,
  browser,
  edition,
  narrow,
  baseURL,
}) => {
  test.slow();
  const faults = collectFaults(page);
  const problems: string[] = [];
  let looks = 0;
  const lookHere = async (at: string) => {
    looks += 1;
    problems.push(...(await look(page, at, isTurnOf(looks, narrow))));
  };
  const member = new AccountsPage(page, edition, baseURL!, 'member');
  // Nobody else's: who asks for a deletion may not do what other tests do.
  const { retry } = test.info();
  const account = edition === 'cn' ? `1372222000${retry}` : `lee${retry}@example.com`;
  for (const [site, path] of [
    ['supplier', '/login'],
    ['member', '/login'],
    ['member', '/register'],
  ] as const) {
    await new AccountsPage(page, edition, baseURL!, site).open(path);
    await lookHere(`${site} ${path}`);
  }
  await member.fillRegistration({ account, name: 'Lee Okafor' });
  await member.submit();
  await expect(member.logOut).toBeVisible();

  const elsewhere = await anotherBrowser(browser, page, {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const there = new AccountsPage(elsewhere, edition, baseURL!, 'member');
  await there.logIn(account);
  await there.open('/profile');
  await member.open('/security');
  await lookHere('security');
  const ends = member.main.getByRole('button', { name: member.words.endOn });
  const before = await ends.count();
  expect(before).toBeGreaterThan(0);
  await ends.first().click();
  await expect(ends).toHaveCount(before - 1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?to=%2Fprofile$/);
  await expect(there.logOut).toHaveCount(0);
  await elsewhere.context().close();
  // This browser stays logged in.
  await member.open('/posts');
  await lookHere('posts');
  // On the narrowest phone, the name of the site leaves the button alone.
  const viewport = page.viewportSize()!;
  await page.setViewportSize({ ...viewport, width: 320 });
  const logo = (await page.getByRole('banner').getByRole('link').first().boundingBox())!;
  expect(logo.x + logo.width).toBeLessThanOrEqual((await member.logOut.boundingBox())!.x);
  await page.setViewportSize(viewport);

  await member.open('/data');
  const coming = page.waitForEvent('download');
  await member.main.getByRole('link', { name: member.words.exportData }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as object;
  expect(JSON.stringify(data)).toContain(`"${account}"`);
  expect(JSON.stringify(data)).not.toMatch(/demo@example\.com|13800138001/);

  const keep = member.main.getByRole('button', { name: member.words.keepAccount });
  const sure = member.main.getByRole('checkbox');
  await sure.check();
  await member.main.locator('[type="submit"]').click();
  await expect(keep).toBeVisible();
  await lookHere('data');
  await keep.click();
  await expect(sure).toBeVisible();
  await page.reload();
  await expect(sure).toBeVisible();
  expect({ problems, faults }).toEqual({ problems: [], faults: [] });
});

test('the first load of a request is as small as promised, and a file that is chosen fetches what sends it', async ({
  page,
  browser,
  edition,
  baseURL,
}) => {
  test.slow();
  const supplierPage = await anotherBrowser(browser, page);
  const supplier = new AccountsPage(supplierPage, edition, baseURL!, 'supplier');
  const [asked] = await supplier.logInAsSupplier();
  await new AccountsPage(page, edition, baseURL!, 'member').logInAs('buyer');

  // In a browser that has fetched nothing before, so that all of the first load is counted.
  const fresh = await anotherBrowser(browser, page, { storageState: await page.context().storageState() });
  const scripts: Promise<number>[] = [];
  fresh.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  const buyer = new AccountsPage(fresh, edition, baseURL!, 'member');
  const { words, main } = buyer;
  await buyer.open(`/request?target=${asked!.id}&kind=supplier`);
  const choose = main.getByRole('button', { name: words.chooseFiles });
  await expect(choose).toBeVisible();
  await fresh.waitForLoadState('networkidle');
  const fetched = scripts.length;
  const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes / 1000).toBeLessThanOrEqual(promisedKilobytes);
  expect(await findings(fresh)).toEqual([]);

  const drawing = { name: 'housing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 housing') };
  await buyer.attach(drawing);
  expect(scripts.length).toBeGreaterThan(fetched);
  await fresh.context().close();
  await supplierPage.context().close();
});
