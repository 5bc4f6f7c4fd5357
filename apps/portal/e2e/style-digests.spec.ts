import { expect, test } from './support/test.ts';

test('a page takes no style sheet but the one that it names', async ({ page, shell, faults }) => {
  const sheets = () =>
    page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) =>
        (links as HTMLLinkElement[]).map(({ integrity, sheet }) => [
          /^sha256-[\w+/]{43}=$/.test(integrity),
          sheet !== null,
        ]),
      );
  for (const path of ['/', '/articles', '/showroom/suppliers', '/no/such/page']) {
    await shell.open(path);
    const found = await sheets();
    expect(found.length).toBeGreaterThan(0);
    expect([path, found]).toEqual([path, found.map(() => [true, true])]);
    await shell.becomesAlive();
    // That of what only scripts show, which nothing waited for before, among them.
    const taken = await sheets();
    expect([path, taken]).toEqual([path, taken.map(() => [true, true])]);
    expect(await page.locator('link[rel=stylesheet][href*="/scripted-"]').count()).toBe(1);
  }
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  // And it does: another one under the same name is refused.
  await page.route('**/assets/*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body{display:none}' }),
  );
  await shell.open('/articles');
  expect((await sheets()).some(([, isTaken]) => isTaken)).toBe(false);
});

test('a page that the visitor turned to, and an error page, have the styles of what scripts show', async ({
  page,
  shell,
}) => {
  await shell.open('/articles');
  await shell.becomesAlive();
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('link[rel=stylesheet][href*="/pages-"]')).toHaveCount(0);
  await shell.control('logIn').click();
  await expect(shell.loginDialog).not.toHaveCSS('position', 'static');
  // The route of an article names a sheet that its error page does not have.
  await shell.open('/article/99999999');
  await expect(page.locator('link[rel=stylesheet][href*="/scripted-"]')).toHaveCount(1);
});
