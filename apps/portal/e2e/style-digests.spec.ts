import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    expect((await sheets()).length).toBeGreaterThan(0);
    await shell.isHydrated();
    // That of what only scripts show, which nothing waited for before, among them.
    await expect(page.locator('link[rel=stylesheet][href*="/dialogs-"]')).toHaveCount(1);
    await expect
      .poll(async () => [path, (await sheets()).filter((sheet) => sheet.includes(false))])
      .toEqual([path, []]);
  }
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  // And it does: another one under the same name is refused.
  await page.route('**/assets/*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body{display:none}' }),
  );
  await shell.open('/articles');
  expect((await sheets()).some(([, isTaken]) => isTaken)).toBe(false);
});

test('a page that the visitor turned to, and an error page, have the styles that they need', async ({
  page,
  shell,
}) => {
  await shell.open('/');
  await shell.isHydrated();
  const later = page.locator('link[rel=stylesheet][href*="/later-"]');
  await expect(later).toHaveCount(0);
  const link = page.locator('main a[href^="/article/"]').first();
  await link.focus();
  await expect(later).toHaveAttribute('integrity', /^sha256-/);
  await link.press('Enter');
  await page.waitForURL(/\/article\//);
  await expect(later).toHaveCount(1);
  await shell.control('logIn').click();
  await expect(shell.loginDialog).not.toHaveCSS('position', 'static');
  await shell.open('/article/99999999');
  await expect(page.locator('link[rel=stylesheet][href*="/dialogs-"]')).toHaveCount(1);
});

/** The classes of a stylesheet by the file of the library that they are from: its hash, with a number for each class. */
const classesByFile = (css: string): ReadonlyMap<string, string[]> => {
  const selectors = css.replace(/@[^{;]*[{;]|\{[^{}]*\}/g, ' ');
  return Map.groupBy(
    new Set([...selectors.matchAll(/\.(_?[a-z0-9]{6,8}[0-9a-z]+)/g)].map(([, name]) => name!)),
    (name) => name.replace(/^_/, '').slice(0, 6),
  );
};

const unusedFiles = (css: string, scripts: string): string[] =>
  [...classesByFile(css)].filter(([, names]) => !names.some((name) => scripts.includes(name))).map(([file]) => file);

test('no stylesheet holds the styles of a widget that no page has', () => {
  const build = join(import.meta.dirname, '../build');
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).map((file) => join(build, file));
  const read = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(file, 'utf8'));
  const [scripts, sheets] = [read('.js').join('\n'), read('.css')];
  expect(sheets.map((css) => classesByFile(css).size).every((count) => count > 3)).toBe(true);
  expect(sheets.flatMap((css) => unusedFiles(css, scripts))).toEqual([]);
  // And one would be noticed.
  expect(unusedFiles(`${sheets[0]}.zz9zz9z0{color:red}`, scripts)).toEqual(['zz9zz9']);
});
