import type { Page } from '@playwright/test';
import { watchShifts } from './support/shifts.ts';
import { expect, visitorTest as test } from './support/test.ts';

test.use({ bannerSeen: true });

test('[ST-19] the header never moves farther than the page is scrolled, and moves nothing', async ({
  page,
  shell,
  narrow,
}) => {
  test.skip(narrow, 'below 960 the header comes back at a threshold');
  const shifts = await watchShifts(page);
  for (const width of [960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await shell.open('/articles');
    await shell.isHydrated();
    const wrong = await page.evaluate(async () => {
      const faults: string[] = [];
      const header = document.querySelector('header')!;
      const main = document.querySelector('main')!;
      const frame = () => new Promise(requestAnimationFrame);
      const place = () => [header.getBoundingClientRect().top, main.getBoundingClientRect().top + scrollY] as const;
      let [top, content] = place();
      // Down over every threshold that there ever was, and back in longer steps.
      const down = Array.from({ length: 80 }, (_, index) => index * 4);
      for (const y of [...down, ...down.filter((_, index) => index % 4 === 0).toReversed()]) {
        const before = scrollY;
        window.scrollTo({ top: y, behavior: 'instant' });
        for (let count = 0; count < 2; count += 1) await frame();
        const [nowTop, nowContent] = place();
        if (Math.abs(nowTop - top) > Math.abs(y - before) + 1)
          faults.push(`at ${y} the header goes ${top} → ${nowTop}`);
        if (Math.abs(nowContent - content) > 0.5) faults.push(`at ${y} the page goes ${content} → ${nowContent}`);
        [top, content] = [nowTop, nowContent];
      }
      return faults;
    });
    expect(wrong).toEqual([]);
    // What stays is the row with the search and the one with the navigation.
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(shell.control('search')).toBeInViewport({ ratio: 1 });
    expect((await shell.header.boundingBox())!.y).toBe(-96);
    // A place that is linked to lies below them.
    await page.evaluate(() => (location.hash = document.querySelector('main')!.id));
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.querySelector('main')!.getBoundingClientRect().top -
            document.querySelector('header')!.getBoundingClientRect().bottom,
        ),
      )
      .toBeGreaterThanOrEqual(-1);
  }
  expect(await shifts()).toBe(0);
});

/** The entries of the floating bar that are not wholly in the window, or under something, or over a link of the page. */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav:has(#back-to-top)')!;
    const box = bar.getBoundingClientRect();
    const faults: string[] = [];
    const entries = [...bar.querySelectorAll('a, button')].filter((entry) => entry.checkVisibility());
    for (const entry of entries) {
      const { left, right, top, bottom } = entry.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight || right > document.documentElement.clientWidth)
        faults.push(`${entry.id} is cut off: ${top}–${bottom}`);
      if (!entry.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
        faults.push(`${entry.id} is covered`);
    }
    for (const link of document.querySelectorAll('main a, main button, footer a')) {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      if (right > box.left + 1 && left < box.right && bottom > box.top && top < box.bottom && link.checkVisibility())
        faults.push(`over ${link.textContent}`);
    }
    return [`${entries.length} entries`, ...faults];
  });

for (const consent of [null, 'refused'] as const)
  test.describe(`with consent ${consent ?? 'asked for'}`, () => {
    test.use({ consent });

    test('[FB-01] [FB-02] [FB-03] [FB-04] [FB-05] [FB-06] [FB-07] [FB-08] the floating bar is whole on every wide screen', async ({
      page,
      shell,
      narrow,
    }) => {
      test.skip(narrow, 'on a phone it opens with a press');
      await shell.open('/articles');
      await shell.isHydrated();
      for (const [width, height] of [
        [1024, 600],
        [1280, 720],
        [1440, 600],
        [1920, 1080],
        [1280, 480],
      ] as const) {
        await page.setViewportSize({ width, height });
        // What was pointed at closes.
        await page.mouse.move(300, 300);
        await expect(page.locator('[data-block]')).toHaveCount(0);
        if (!consent) await expect(page.locator('#consent-notice')).toBeVisible();
        for (const share of [1, 2, Infinity]) {
          await page.evaluate(
            (y) => window.scrollTo({ top: Math.min(y, document.documentElement.scrollHeight), behavior: 'instant' }),
            share === Infinity ? 1e6 : share * height,
          );
          await expect.poll(() => faultsOfBar(page), `${width} × ${height}`).toEqual(['8 entries']);
        }
        // Pointing at an entry does not make the bar wider.
        const blocks = ['email', 'phone', ...(height < 600 ? [] : ['officialAccount', 'secretary'])];
        for (const block of blocks) {
          await page.locator(`#floating-${block}`).hover();
          const card = page.locator(`[data-block="${block}"] > div`);
          await expect(card).toBeVisible();
          const isClear = await card.evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect();
            return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 20, y)));
          });
          expect(isClear, `${block} at ${width} × ${height}`).toBe(true);
        }
      }
    });
  });

/** Words of the page that the floating bar lies over, in the screen that is seen. */
const wordsUnderBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav:has(#back-to-top)')!.getBoundingClientRect();
    const words: string[] = [];
    for (const place of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent!.trim() || !text.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
        // What scrolls sideways in its own box, or is for assistive technology, is cut where the box ends.
        let clip = { left: 0, right: innerWidth };
        for (let box = text.parentElement; box && box !== place; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') {
            const { left, right } = box.getBoundingClientRect();
            clip = { left: Math.max(clip.left, left), right: Math.min(clip.right, right) };
          }
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, bottom } of range.getClientRects())
          if (
            Math.min(right, clip.right) > bar.left + 1 &&
            Math.max(left, clip.left) < bar.right &&
            bottom > bar.top &&
            top < bar.bottom
          )
            words.push(text.textContent!.trim());
      }
    }
    return words;
  });

test('the floating bar lies over no words below 1360 pixels', async ({ page, shell, narrow }) => {
  for (const path of ['/', '/articles', '/showroom/products/info/31031', '/showroom/suppliers', '/i/plastics']) {
    await shell.open(path);
    await shell.isHydrated();
    for (const width of narrow ? [320, 375, 768] : [960, 1280, 1359]) {
      await page.setViewportSize({ width, height: 812 });
      const screens = await page.evaluate(() =>
        Math.min(8, Math.ceil(document.documentElement.scrollHeight / innerHeight)),
      );
      for (let screen = 1; screen < screens; screen += 1) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), screen * 812);
        expect(await wordsUnderBar(page), `${path} at ${width}, screen ${screen}`).toEqual([]);
      }
    }
  }
  // A bar that did would be noticed.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('nav:has(#back-to-top)')!.style.paddingInlineStart = '50vw';
  });
  expect(await wordsUnderBar(page)).not.toEqual([]);
});
