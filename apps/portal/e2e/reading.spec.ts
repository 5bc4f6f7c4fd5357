import { pageFacts } from './support/page-facts.ts';
import { expect, test } from './support/test.ts';

const firstLink = async (baseURL: string, list: string, wanted: RegExp) => (await pageFacts(baseURL, list)).links.find((link) => wanted.test(link))!;

test('an article with a twin is read in two languages, by links alone', async ({ page, baseURL, narrow, faults }) => {
  const articles = (await pageFacts(baseURL!, '/articles')).links.filter((link) => /^\/article\/[^/]+$/.test(link));
  let side: string | undefined;
  for (const article of new Set(articles)) {
    side = (await pageFacts(baseURL!, article)).links.find((link) => link.endsWith('?side=twin'));
    if (side) break;
  }
  await page.goto(side!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const columns = await Promise.all(['zh-CN', 'en'].map((lang) => page.locator(`article div[lang="${lang}"]`).first().boundingBox()));
  // Beside one another where there is room, else one below the other.
  expect(Math.abs(columns[0]!.y - columns[1]!.y) < 2).toBe(!narrow);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${side!.replace('?side=twin', '')}$`));
  expect(faults).toEqual([]);
});
