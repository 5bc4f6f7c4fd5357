import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './look.ts';
import { alone, said } from './samples.ts';
import { barePage, hostilePage, open, ready, startBrowser } from './stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const everyCase = (['en', 'cn'] as const).flatMap((edition) =>
  [1280, 375].flatMap((width) => Object.entries(alone).map(([name, body]) => ({ edition, width, name, body }))),
);

/** Each element wide in one edition and narrow in the other; in both looks of both when asked. */
const cases = everyCase.filter(
  ({ edition, width, name }) =>
    process.env.MILLWRIGHT_FULL === '1' ||
    ((Object.keys(alone).indexOf(name) % 2 === 0) === (width === 1280)) === (edition === 'en'),
);

describe('one element on a page without styles', () => {
  it.each(cases)('$name in $edition at $width px', async ({ edition, width, name, body }) => {
    const { page, consoleErrors, close } = await open(browser, barePage(said[edition].lang, body), {
      viewport: { width, height: 800 },
    });
    await ready(page, name);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await faultsOf(page, `millwright-${name}`)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await close();
  });

  it.each([1280, 375])('shows the large image of a banner below its own place, at %d px', async (width) => {
    const { page, close } = await open(
      browser,
      barePage('en', '<p>Before</p><ul><li><millwright-top-banner code="large"></millwright-top-banner></li></ul>'),
      { viewport: { width, height: 800 } },
    );
    const large = page.locator('millwright-top-banner [data-part="large"]');
    await large.waitFor();
    const [place, image] = await Promise.all([
      page.locator('millwright-top-banner').boundingBox(),
      large.boundingBox(),
    ]);
    expect(image).toMatchObject({ x: place!.x, width: place!.width, y: place!.y + place!.height });
    await close();
  });

  it('lies with its dialog over a page that uses high levels, where the page says how high', async () => {
    const { page, close } = await open(browser, hostilePage('en', `<nav>Menu</nav>${alone['login']}`, 'after'), {
      css: 'nav { position: fixed; inset: 0; z-index: 9999; pointer-events: none } .high { --mw-level: 10000 }',
    });
    await ready(page, 'login');
    await page.locator('millwright-login').evaluate((element) => element.setAttribute('open', ''));
    await page.getByRole('dialog').waitFor();
    const isOnTop = () =>
      page.evaluate(() => {
        document.querySelector('nav')!.style.pointerEvents = 'auto';
        return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[role="dialog"]') !== null;
      });
    expect(await isOnTop()).toBe(false);
    await page.evaluate(() => document.documentElement.classList.add('high'));
    expect(await isOnTop()).toBe(true);
    await close();
  });

  it.each([
    { page: 'short', height: 0 },
    { page: 'long', height: 3000 },
  ])('leaves a $page page as wide as it was when its dialog opens', async ({ height }) => {
    const { page, close } = await open(browser, barePage('en', `<p>Before</p>${alone['login']}<footer></footer>`));
    await ready(page, 'login');
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    await page.evaluate((high) => {
      document.querySelector('footer')!.style.height = `${high}px`;
    }, height);
    const before = await width();
    await page.locator('millwright-login').evaluate((element) => element.setAttribute('open', ''));
    await page.getByRole('dialog').waitFor();
    expect(await width()).toBe(before);
    await close();
  });

  it('shows the focus of every link in the uppermost row of the header whole', async () => {
    const { page, close } = await open(browser, barePage('en', alone['header']!));
    await ready(page, 'header');
    const row = page.locator('millwright-header header > div').first();
    await page.keyboard.press('Tab');
    const rings = await row.evaluate((box) => {
      const within = box.getBoundingClientRect();
      return [...box.querySelectorAll<HTMLElement>('a, button')].map((link) => {
        link.focus();
        const { outlineOffset, outlineWidth } = getComputedStyle(link);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const { top, bottom } = link.getBoundingClientRect();
        return { of: link.textContent, isWhole: top - ring >= within.top && bottom + ring <= within.bottom };
      });
    });
    expect(rings).toEqual([
      { of: 'Supply hall', isWhole: true },
      { of: 'Supplier login', isWhole: true },
      { of: '中文', isWhole: true },
    ]);
    await close();
  });

  it.each(['en', 'cn'] as const)('shows the industries and what is below them, in %s', async (edition) => {
    const { page, close } = await open(browser, barePage(said[edition].lang, alone['industry-menu']!));
    await ready(page, 'industry-menu');
    const first = page.locator('millwright-industry-menu details').first();
    await first.evaluate((details: HTMLDetailsElement) => (details.open = true));
    expect(await faultsOf(page, 'millwright-industry-menu')).toEqual([]);
    const [summary, below] = await Promise.all([
      first.locator('summary').boundingBox(),
      first.locator('summary + div').boundingBox(),
    ]);
    expect(below!.y).toBeGreaterThanOrEqual(summary!.y + summary!.height);
    await close();
  });

  it.each(everyCase.filter(({ name }) => name === 'login'))(
    'opens its dialog in our font, in $edition at $width px',
    async ({ edition, width, body }) => {
      const { page, close } = await open(browser, barePage(said[edition].lang, body), {
        viewport: { width, height: 800 },
      });
      await ready(page, 'login');
      await page.locator('millwright-login').evaluate((element) => element.setAttribute('open', ''));
      await page.getByRole('dialog').getByText(said[edition].dialogAlone).waitFor();
      expect(await faultsOf(page, '[role="dialog"]')).toEqual([]);
      const overflow = await page
        .getByRole('dialog')
        .evaluate((dialog) =>
          [...dialog.querySelectorAll('button, input:not([type="checkbox"]), a, label, p')]
            .filter(
              (one) =>
                one.scrollWidth > one.clientWidth + 1 &&
                getComputedStyle(one).display !== 'inline' &&
                one.clientWidth > 1,
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        );
      expect(overflow).toEqual([]);
      await close();
    },
  );
});
