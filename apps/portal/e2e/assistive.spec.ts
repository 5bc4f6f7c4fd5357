import type { Locator, Page } from '@playwright/test';
import { LoginDialogPage } from './pages/login-dialog.page.ts';
import { pageFacts } from './support/page-facts.ts';
import { routeKinds } from './support/route-kinds.ts';
import { expect, visitorTest as test } from './support/test.ts';

/** What a screen reader or a keyboard meets and axe cannot see. docs/accessibility.md names these tests. */
interface Stop {
  name: string;
  isSeen: boolean;
  isFramed: boolean;
}

/**
 * The element that has the focus: whether any of it is seen, and whether it shows that it has it. It is looked at when
 * the frame after the scrolling has been drawn: the header takes its place there, and what is fixed at the foot leaves.
 */
const stopNow = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
    const at = (share: number, from: number, size: number) => from + 1 + share * Math.max(0, size - 2);
    const isOver = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const shares = [0, 0.25, 0.5, 0.75, 1];
    const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && width > 0 && height > 0;
    // The ring of a card's link is around the card that the link covers.
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return {
      name,
      isSeen: isInWindow && shares.some((x) => shares.some((y) => isOver(at(x, left, width), at(y, top, height)))),
      isFramed: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
    };
  });

const stops = 70;

test.describe('while the question of consent is open', () => {
  test.use({ consent: null, bannerSeen: true });

  for (const path of ['/articles', '/showroom/suppliers', '/about/contact']) {
    test(`the focus is framed and never wholly covered on the way through ${path}`, async ({ page, shell }) => {
      await shell.open(path);
      await shell.isHydrated();
      await expect(page.locator('[data-state="prompted"]')).toBeVisible();
      const wrong: string[] = [];
      let seen = 0;
      for (let count = 0; count < stops; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await stopNow(page);
        if (!stop) break;
        seen += 1;
        if (!stop.isSeen) wrong.push(`covered: ${stop.name}`);
        if (!stop.isFramed) wrong.push(`not framed: ${stop.name}`);
      }
      expect(seen).toBeGreaterThan(20);
      for (let count = 0; count < 20; count += 1) {
        await page.keyboard.press('Shift+Tab');
        const stop = await stopNow(page);
        if (stop && !stop.isSeen) wrong.push(`covered on the way back: ${stop.name}`);
      }
      expect(wrong).toEqual([]);
    });
  }

  test('the question comes before the header, and what else is fixed at the foot of the window stands clear of it or is away', async ({
    page,
    shell,
    narrow,
  }) => {
    await shell.open('/articles');
    await shell.isHydrated();
    const question = page.locator('[data-state="prompted"]');
    await expect(question).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('link')).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('link')).toBeFocused();
    const { width, height } = page.viewportSize()!;
    const wrong: string[] = [];
    const lookAt = async (locators: Locator) => {
      const shown = await locators.filter({ visible: true }).all();
      for (const each of shown) {
        let stop: Stop | null = null;
        // What comes back with the scrolling takes the focus once it is there.
        await expect(async () => {
          await each.focus();
          stop = await stopNow(page);
          expect(stop).not.toBeNull();
        }).toPass({ timeout: 5000 });
        if (!stop!.isSeen) wrong.push(`covered at ${page.viewportSize()!.height}: ${stop!.name}`);
      }
      return shown.length;
    };
    const prompt = page.locator('[data-app-prompt] :is(button, a)');
    const entries = shell.floatingBar.locator('a, button');
    for (const size of [
      { width, height },
      { width, height: 664 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' }));
      const seen = (await lookAt(prompt)) + (await lookAt(entries));
      // Where there is no place for both they are away, and the question leaves most of the window to the page.
      expect(seen > 0).toBe(size.height > 256);
      expect((await question.boundingBox())!.height).toBeLessThanOrEqual(size.height * 0.41);
      if (size.height !== 664) continue;
      // On a wide screen it is whole from the start.
      if (narrow) await page.locator('#floating-expand').press('Enter');
      expect(await lookAt(entries)).toBeGreaterThan(6);
    }
    expect(wrong).toEqual([]);
  });
});

test('a covered focus and one without a frame would be noticed', async ({ page, shell, narrow }) => {
  test.skip(narrow, 'they are looked for in the same way at every width');
  await shell.open('/about/contact');
  await page.evaluate(() => {
    const cover = document.createElement('div');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.of-the-test { position: fixed; inset: 0; z-index: 9999; } * { outline: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    cover.className = 'of-the-test';
    document.body.append(cover);
  });
  // The link to the content stands before the header, and is not looked at.
  let stop: Stop | null = null;
  for (let count = 0; count < 5 && (!stop || stop.name === 'fixed'); count += 1) {
    await page.keyboard.press('Tab');
    stop = await stopNow(page);
  }
  expect(stop).toMatchObject({ isSeen: false, isFramed: false });
});

test('after a link was followed the focus is on the new page, which has its title for a name', async ({
  page,
  shell,
}) => {
  await shell.open('/articles');
  await shell.isHydrated();
  const before = await page.title();
  await page.getByRole('main').locator('article a[href^="/article/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/article\//);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.title()).not.toBe(before);
  await expect(page.getByRole('main', { name: await page.title() })).toBeAttached();
});

test('turning to a link of a page that was loaded again moves the focus nowhere', async ({ page, shell }) => {
  await shell.open('/articles');
  await shell.isHydrated();
  await page.locator('main a[href^="/article/"]').first().press('Enter');
  await page.waitForURL(/\/article\//);
  await page.reload();
  await shell.isHydrated();
  const router = page.waitForResponse(/\/assets\/router-[\w-]+\.js$/);
  const link = page.locator('footer a').first();
  await link.focus();
  await (await router).finished();
  await page.waitForTimeout(500);
  await expect(link).toBeFocused();
});

test('help and navigation stand in the same order on every kind of page', async ({ baseURL, edition, narrow }) => {
  test.skip(narrow, 'the server sends the same to every width');
  const orders = new Map<string, string[]>();
  for (const path of await routeKinds(baseURL!, edition)) {
    const { html } = await pageFacts(baseURL!, path);
    const help = ['href="/about/contact"', 'href="/about/accessibility"', 'href="mailto:', 'href="tel:'].map(
      (mark) => [html.indexOf(mark, html.indexOf('</main>')), mark] as const,
    );
    if (!html.includes('<header')) continue;
    const footer = html.slice(html.lastIndexOf('<footer'));
    const order = help
      .filter(([, mark]) => footer.includes(mark))
      .toSorted(([, one], [, other]) => footer.indexOf(one) - footer.indexOf(other))
      .map(([, mark]) => mark);
    expect(order, path).toContain('href="/about/contact"');
    expect(order, path).toContain('href="/about/accessibility"');
    orders.set(order.join(' '), [...(orders.get(order.join(' ')) ?? []), path]);
  }
  expect([...orders.keys()]).toHaveLength(1);
});

test('a text in the other language says so, on every kind of page', async ({ page, baseURL, edition, narrow }) => {
  test.skip(narrow || edition === 'cn', 'names of companies and norms are Latin in Chinese texts too');
  const wrong: string[] = [];
  for (const path of await routeKinds(baseURL!, edition)) {
    const { html } = await pageFacts(baseURL!, path);
    const found = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const isHan = (text: string | null) => /\p{Script=Han}/u.test(text ?? '');
      const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
      return [...parsed.body.querySelectorAll('*')]
        .filter((element) => !element.matches('script, style, template') && langOf(element) === 'en')
        .filter(
          (element) =>
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && isHan(node.textContent)) ||
            ['alt', 'title', 'aria-label'].some((name) => isHan(element.getAttribute(name))),
        )
        .map((element) => element.outerHTML.slice(0, 120));
    }, html);
    wrong.push(...found.map((element) => `${path}: ${element}`));
  }
  expect(wrong).toEqual([]);
});

test('the login takes what is pasted, names its fields for programs that fill them in, and sets no puzzle', async ({
  page,
  shell,
  edition,
  narrow,
}) => {
  test.skip(narrow, 'it is the same form at every width');
  const login = new LoginDialogPage(page, shell);
  await shell.open('/about/contact');
  await shell.isHydrated();
  await login.open();
  await login.choosePassword();
  const password = login.form.locator('input[autocomplete="current-password"]');
  const isTaken = await password.evaluate((field) =>
    field.dispatchEvent(new ClipboardEvent('paste', { cancelable: true, bubbles: true })),
  );
  expect(isTaken).toBe(true);
  await expect(login.form.locator('[name="account"]')).toHaveAttribute(
    'autocomplete',
    { cn: /tel|username/, en: /email|username/ }[edition],
  );
  await expect(login.form.getByRole('button', { name: login.names.prove })).toBeVisible();
});

test('text with more space between lines, words and letters is cut nowhere', async ({
  page,
  shell,
  baseURL,
  edition,
  narrow,
}) => {
  test.setTimeout(120_000);
  const kinds = (await routeKinds(baseURL!, edition)).filter((_, index) => index % 5 === (narrow ? 0 : 2));
  const wrong: string[] = [];
  for (const path of kinds) {
    await shell.open(path);
    wrong.push(
      ...(await page.evaluate((at) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { ' +
            'margin-block-end: 2em !important; }',
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        const excess = document.documentElement.scrollWidth - window.innerWidth;
        const cut = [...document.querySelectorAll('a, button, summary, label, th, dt')].filter((element) => {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
          const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
          return (
            hides &&
            webkitLineClamp === 'none' &&
            element.checkVisibility() &&
            element.clientWidth > 1 &&
            (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2)
          );
        });
        return [
          ...(excess > 0 ? [`${at}: ${excess} pixels too wide`] : []),
          ...cut.map((element) => `${at}: cut: ${element.outerHTML.slice(0, 100)}`),
        ];
      }, path)),
    );
  }
  expect(wrong).toEqual([]);
});
