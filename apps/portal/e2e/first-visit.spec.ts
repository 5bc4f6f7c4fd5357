import { expect, test } from './support/test.ts';

test.use({ consent: null });

interface Seen {
  /** What was seen together that never may be. */
  together: string[];
  /** The largest share of the window that the question of consent and the app prompt covered. */
  covered: number;
}

/** Looks at every frame from the first one on. */
const watchFrames = () => {
  const seen: Seen = { together: [], covered: 0 };
  Object.assign(window, { seen });
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ visibilityProperty: true })) return null;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.top < innerHeight ? box : null;
  };
  const look = () => {
    const [large, mini, question, prompt] = [
      '[data-part="large"]',
      '[data-part="mini"]',
      '#consent-notice',
      '[data-app-prompt]',
    ].map(find);
    if (large && mini) seen.together.push('both banners');
    if (large && question) seen.together.push('large banner and question');
    if (large && prompt) seen.together.push('large banner and prompt');
    const top = Math.min(...[question, prompt].map((box) => box?.top ?? innerHeight));
    seen.covered = Math.max(seen.covered, (innerHeight - top) / innerHeight);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test('[ST-01] [ST-03] [FB-09] a first visit shows one thing after the other, and a phone is covered by a quarter at most', async ({
  page,
  shell,
  edition,
  narrow,
}) => {
  await page.addInitScript(watchFrames);
  await shell.open('/articles');
  const [large, mini, question, prompt] = [
    '[data-part="large"]',
    '[data-part="mini"]',
    '#consent-notice',
    '[data-app-prompt]',
  ].map((selector) => page.locator(selector));
  await expect(large!).toBeVisible();
  await expect(mini!).toBeHidden();
  // Its place says what it is for, and is no empty band.
  await expect(mini!.getByText({ cn: '广告', en: 'Advertisement' }[edition], { exact: true })).toBeVisible();
  await expect(mini!.locator('img')).toBeHidden();
  await shell.isHydrated();
  await expect(question!).toBeHidden();
  await expect(large!).toBeHidden();
  await expect(mini!).toBeVisible();
  await expect(question!).toBeVisible();
  if (edition === 'cn' && narrow) await expect(prompt!).toBeVisible();
  else await expect(prompt!).toBeHidden();
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  expect([...new Set(seen.together)]).toEqual([]);
  expect(seen.covered).toBeGreaterThan(0);
  if (narrow) expect(seen.covered).toBeLessThanOrEqual(0.25);
});

test('the question comes when the visitor closes the large banner, and on a page without one at once', async ({
  page,
  shell,
}) => {
  const question = page.locator('#consent-notice');
  await shell.open('/i/plastics');
  await shell.isHydrated();
  await expect(question).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await shell.open('/articles');
  await page.locator('#top-banner-pause').click();
  await shell.isHydrated();
  await expect(page.locator('[data-state="paused"]')).toBeVisible();
  await expect(question).toBeHidden();
  await page.locator('#top-banner-close').click();
  await expect(question).toBeVisible();
});
