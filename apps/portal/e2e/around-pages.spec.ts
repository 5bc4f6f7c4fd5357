import { pageFacts } from './support/page-facts.ts';
import { expect, visitorTest as test } from './support/test.ts';

const words = {
  cn: { choices: '隐私选择', mostRead: '热门阅读', industry: '行业', agree: '同意' },
  en: { choices: 'Privacy choices', mostRead: 'Most read', industry: 'Industry', agree: 'Agree' },
};

test('the privacy policy asks again what may be counted, and remembers the new answer', async ({
  page,
  shell,
  edition,
}) => {
  await shell.open('/about/policy');
  await shell.isHydrated();
  // The static button gives way to the hydrated one.
  await page
    .locator('[data-island="consent"] > :not([data-server-markup])')
    .filter({ hasText: words[edition].choices })
    .click();
  await expect(page.locator('[data-state="prompted"]')).toBeFocused();
  await page.getByRole('button', { name: words[edition].agree }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('millwright.consent'))).toBe('granted');
});

test('the page of the app draws its own address as a code, or what a phone opens where the edition has no app', async ({
  page,
  shell,
  edition,
  narrow,
  baseURL,
}) => {
  test.skip(narrow, 'nobody scans the phone in their hand');
  const { links } = await pageFacts(baseURL!, '/articles');
  const id = links.map((link) => /^\/article\/(\d+)$/.exec(link)?.[1]).find(Boolean)!;
  await shell.open(`/appdownload?type=article&id=${id}`);
  await shell.isHydrated();
  const code = page.locator('[data-island="qr"] > :not([data-server-markup]) a[data-drawn]');
  await expect(code).toBeVisible();
  expect(await code.getAttribute('href')).toContain(
    edition === 'cn' ? `/appdownload?type=article&id=${id}` : `/article/${id}`,
  );
});

test('the first page of all articles ends with the most read', async ({ baseURL, edition }) => {
  const [first, second] = await Promise.all([
    pageFacts(baseURL!, '/articles'),
    pageFacts(baseURL!, '/articles?page=2'),
  ]);
  expect(first.html).toContain(`>${words[edition].mostRead}<`);
  expect(second.html).not.toContain(`>${words[edition].mostRead}<`);
});

test('a sub-site’s list of articles offers no industry, which its URL states', async ({ baseURL }) => {
  const [all, own] = await Promise.all([
    pageFacts(baseURL!, '/articles'),
    pageFacts(baseURL!, '/subsite/articles?sid=5'),
  ]);
  expect(all.html).toContain('data-filter="industryId"');
  expect(own.html).toContain('data-filter="tagId"');
  expect(own.html).not.toContain('data-filter="industryId"');
});

test('a sub-site’s showroom shows suppliers, products and posts of its industry', async ({ baseURL }) => {
  const { links } = await pageFacts(baseURL!, '/subsite/showroom?sid=5');
  for (const part of [
    /^\/showroom\/suppliers\/info\/\d/,
    /^\/showroom\/products\/info\/\d/,
    /^\/showroom\/(?:supply|demand)\/\d/,
  ])
    expect(links).toContainEqual(expect.stringMatching(part));
  expect(links).toEqual(
    expect.arrayContaining([
      '/subsite/showroom/suppliers?sid=5',
      '/subsite/showroom/products?sid=5',
      '/subsite/showroom/platform?sid=5',
    ]),
  );
});
