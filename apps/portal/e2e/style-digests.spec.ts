import { expect, test } from './support/test.ts';

test('a page takes no style sheet but the one that it names', async ({ page, shell, faults }) => {
  const sheets = () => page.locator('link[rel=stylesheet]').evaluateAll((links) => (links as HTMLLinkElement[]).map(({ integrity, sheet }) => [/^sha256-[\w+/]{43}=$/.test(integrity), sheet !== null]));
  for (const path of ['/', '/articles', '/showroom/suppliers', '/no/such/page']) {
    await shell.open(path);
    const found = await sheets();
    expect(found.length).toBeGreaterThan(0);
    expect([path, found]).toEqual([path, found.map(() => [true, true])]);
    await shell.becomesAlive();
    // One for every page and one beside it: other pages' own, or that of what scripts show, which nothing waits for before.
    expect([path, await sheets()]).toEqual([path, [[true, true], [true, true]]]);
  }
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  // And it does: another one under the same name is refused.
  await page.route('**/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: 'body{display:none}' }));
  await shell.open('/articles');
  expect((await sheets()).some(([, isTaken]) => isTaken)).toBe(false);
});
