import type { Locator, Page } from '@playwright/test';
import { pageFacts } from './support/page-facts.ts';
import { expect, visitorTest as test } from './support/test.ts';

test.use({ bannerSeen: true });

const firstOf = async (baseURL: string, list: string, pattern: RegExp) =>
  (await pageFacts(baseURL, list)).links.find((link) => pattern.test(link))!;

/**
 * Holds back the code of an island, by the name of its chunk. Returns how to let it come, which settles once it has run
 * and what it wants is shown.
 */
async function hold(page: Page, chunk: string): Promise<() => Promise<void>> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const request = page.waitForRequest(new RegExp(`/assets/${chunk}-[\\w-]+\\.js$`));
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    const url = (await request).url();
    open();
    await page.evaluate(async (file) => {
      await import(file);
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, url);
  };
}

const middleOf = async (control: Locator) => {
  const { x, y, width, height } = (await control.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Ways to press: each begins, and returns how it ends. */
const presses: Record<string, (page: Page, control: Locator) => Promise<() => Promise<unknown>>> = {
  'a mouse': async (page, control) => {
    const { x, y } = await middleOf(control);
    await page.mouse.move(x, y);
    await page.mouse.down();
    return () => page.mouse.up();
  },
  'a finger': async (page, control) => {
    const point = await middleOf(control);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    return () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  'the space bar': async (page, control) => {
    await control.focus();
    await page.keyboard.down('Space');
    return () => page.keyboard.up('Space');
  },
};

for (const [by, press] of Object.entries(presses)) {
  test(`a press by ${by} acts once, though what is pressed is hydrated meanwhile`, async ({
    page,
    shell,
    edition,
    narrow,
    baseURL,
  }) => {
    test.skip(
      edition === 'cn' || narrow !== (by === 'a finger'),
      'an island is hydrated in both editions; fingers are on phones',
    );
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void copied.push(text) },
      });
      Object.assign(window, { copied });
    });
    const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied.length);
    const letCome = await hold(page, 'share-menu');
    await shell.open(await firstOf(baseURL!, '/articles', /^\/article\//));
    await shell.isHydrated();
    const place = page.locator('[data-island="share"]').first();
    const rendered = place.locator('[data-server-markup] button').first();
    await rendered.scrollIntoViewIfNeeded();
    const release = await press(page, rendered);
    await letCome();
    // It would be a click on neither, if the hydrated button were there by now.
    await expect(rendered).toBeVisible();
    await release();
    await expect(place.locator('> :not([data-server-markup]) [role="status"]')).not.toBeEmpty();
    // A look-up by its name finds one.
    await expect(rendered).toHaveCount(0);
    expect(await copied()).toBe(1);
  });
}

test('what was written into a static form is in the hydrated one, and the focus with it', async ({
  page,
  shell,
  narrow,
  baseURL,
}) => {
  test.skip(narrow, 'it is the same form at every width');
  const letCome = await hold(page, 'enquiry-island');
  await shell.open(await firstOf(baseURL!, '/showroom/products', /^\/showroom\/products\/info\/\d+$/));
  await shell.isHydrated();
  const place = page.locator('[data-island="enquiry"]');
  await place.locator('[data-server-markup] [name="quantity"]').fill('1200');
  await place.locator('[data-server-markup] [name="message"]').click();
  await page.keyboard.type('PA66, black');
  await letCome();
  const living = place.locator('> form');
  await expect(living.locator('[name="message"]')).toBeFocused();
  await page.keyboard.type(', dried');
  await expect(living.locator('[name="message"]')).toHaveValue('PA66, black, dried');
  await expect(living.locator('[name="quantity"]')).toHaveValue('1200');
  await expect(living.locator('[name="specification"]')).toHaveValue('');
});
