import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal } from './api.ts';
import { all, everything, said } from './samples.ts';
import { open, pageOf, ready, startBrowser, type Stage } from './stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe.each(['en', 'cn'] as const)('all elements on a page of edition %s with a strict policy', (edition) => {
  const words = said[edition];
  let stage: Stage;
  beforeAll(async () => {
    stage = await open(browser, pageOf(words.lang, everything));
    await ready(stage.page, ...all);
  });
  afterAll(() => stage.close());

  it('render in its language, without an error in the console', async () => {
    const { page, consoleErrors } = stage;
    await page.getByRole('link', { name: `${words.works} 7` }).waitFor();
    expect(await page.locator('millwright-show-list h3').allTextContents()).toEqual([
      `${words.show} 1`,
      `${words.show} 2`,
    ]);
    await page.locator('millwright-header').getByText(words.menu).first().waitFor({ state: 'attached' });
    await page.locator('millwright-login').getByText(words.login, { exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('lead to the portal with links, and leave the focus where it is', async () => {
    const { page } = stage;
    const link = page.locator('millwright-industry-menu').getByRole('link').first();
    await link.hover();
    expect(await link.getAttribute('href')).toBe(`${portal}/i/pumps`);
    expect(await page.locator('millwright-supplier-card a').first().getAttribute('href')).toBe(
      `${portal}/showroom/suppliers/info/7`,
    );
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it('show one login dialog, in the element that was pressed', async () => {
    const { page } = stage;
    await page.locator('millwright-login').evaluate((element) => element.setAttribute('open', ''));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.dialog).first().waitFor();
    // What only the dialog says comes with it, in the language of the page.
    await dialog.getByText(words.dialogAlone).waitFor();
    expect(await dialog.count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('millwright-login').getAttribute('open')).toBeNull();
  });

  it('say plainly when the API does not respond, keep what the page wrote, and try again', async () => {
    const { page, api } = stage;
    const card = page.locator('millwright-supplier-card');
    api.isUp = false;
    await card.evaluate((element) => element.setAttribute('supplier', '8'));
    await card.getByText(words.down).waitFor();
    expect(await card.getByRole('link', { name: 'Works', exact: true }).isVisible()).toBe(true);
    expect(await card.getAttribute('data-state')).toBe('failed');
    api.isUp = true;
    await card.getByRole('button', { name: words.retry }).click();
    await card.getByRole('link', { name: `${words.works} 8` }).waitFor();
    await card.evaluate((element) => element.setAttribute('supplier', '404'));
    await card.getByText(words.gone).waitFor();
  });
});

describe('elements on a page', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await open(browser, pageOf('en', everything));
    await ready(stage.page, ...all);
  });
  afterAll(() => stage.close());

  it('follow their attributes, and the last one counts', async () => {
    const { page, requested } = stage;
    const titles = page.locator('millwright-show-list h3');
    await page.locator('millwright-show-list').evaluate((element) => {
      for (const count of ['9', '1', '3']) element.setAttribute('count', count);
      element.setAttribute('industry', '2');
    });
    await page.waitForFunction(() => document.querySelectorAll('millwright-show-list h3').length === 3);
    expect(await titles.count()).toBe(3);
    expect(requested.at(-1)).toBe('/api/tradeshow/list?sid=2&when=upcoming&rows=3');
    await page.locator('millwright-search-panel').evaluate((element) => element.setAttribute('keyword', 'valve'));
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('millwright-search-panel input[type=search]')?.value === 'valve',
    );
    expect(await page.locator('millwright-industry-menu nav').getAttribute('aria-label')).toBe('Branches');
    await page.locator('millwright-top-banner').evaluate((element) => element.setAttribute('code', 'nothing-there'));
    await page.waitForFunction(() => !document.querySelector('millwright-top-banner img'));
  });

  it('tell the document what happens, and let it do the rest itself', async () => {
    const { page } = stage;
    const told = await page.evaluate(
      () =>
        new Promise<{ type: string; detail: unknown; from: string }[]>((resolve) => {
          const heard: { type: string; detail: unknown; from: string }[] = [];
          const hear = (event: Event) => {
            heard.push({
              type: event.type,
              detail: (event as CustomEvent).detail,
              from: (event.target as Element).localName,
            });
            if (event.type === 'millwright-search') event.preventDefault();
            if (heard.length === 2) resolve(heard);
          };
          for (const type of ['millwright-search', 'millwright-error']) document.addEventListener(type, hear);
          document.querySelector<HTMLFormElement>('millwright-search-panel form')!.requestSubmit();
          document.querySelector('millwright-supplier-card')!.setAttribute('supplier', '404');
        }),
    );
    expect(told).toEqual([
      { type: 'millwright-search', detail: { keyword: 'valve', type: 'news' }, from: 'millwright-search-panel' },
      { type: 'millwright-error', detail: 'refused', from: 'millwright-supplier-card' },
    ]);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.locator('millwright-supplier-card').evaluate((element) => element.setAttribute('supplier', '7'));
    await page.getByRole('link', { name: 'Works 7' }).waitFor();
  });

  it('are themed by custom properties, and any rule of the site wins', async () => {
    const styles = await stage.page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('millwright-supplier-card')!;
      card.style.setProperty('--mw-color-ink', 'rgb(1, 2, 3)');
      const title = card.querySelector('h3')!;
      const of = (element: Element) => getComputedStyle(element);
      return {
        ink: of(title).color,
        spacing: of(title).letterSpacing,
        heading: of(document.querySelector('h1')!).fontStyle,
        page: of(document.body).fontFamily,
        background: of(document.documentElement).backgroundColor,
      };
    });
    expect(styles).toEqual({
      ink: 'rgb(1, 2, 3)',
      spacing: '3px',
      heading: 'italic',
      page: 'Georgia, serif',
      background: 'rgba(0, 0, 0, 0)',
    });
  });

  it('do not close what belongs to another one', async () => {
    const names = await stage.page.evaluate(() =>
      ['header', 'industry-menu'].map((name) =>
        document.querySelector(`millwright-${name} details[name*="industries"]`)?.getAttribute('name'),
      ),
    );
    expect(new Set(names).size).toBe(2);
  });

  it('stay what they are when they are moved, and give the page back what it wrote when they are taken away', async () => {
    const moved = await stage.page.evaluate(async () => {
      const card = document.querySelector('millwright-supplier-card')!;
      const title = card.querySelector('h3');
      document.querySelector('aside')!.append(card);
      await new Promise((resolve) => setTimeout(resolve));
      const isSame = card.querySelector('h3') === title;
      card.remove();
      await new Promise((resolve) => setTimeout(resolve));
      return { isSame, away: card.innerHTML, state: card.getAttribute('data-state') };
    });
    expect(moved).toEqual({ isSame: true, away: '<a href="/works">Works</a>', state: null });
    const slides = await stage.page.evaluate(async () => {
      const slider = document.querySelector('millwright-slider')!;
      slider.remove();
      await new Promise((resolve) => setTimeout(resolve));
      const away = slider.innerHTML;
      document.querySelector('aside')!.append(slider);
      return away;
    });
    expect(slides).toBe('<p data-slide="One">One</p><p data-slide="Two">Two</p>');
    await stage.page
      .locator('aside millwright-slider')
      .getByText('Two', { exact: true })
      .first()
      .waitFor({ state: 'attached' });
  });

  it('leave nothing behind when they come and go', async () => {
    const { page } = stage;
    const session = await page.context().newCDPSession(page);
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(
        metrics
          .filter(({ name }) => ['Nodes', 'JSEventListeners'].includes(name))
          .map(({ name, value }) => [name, value]),
      ) as { Nodes: number; JSEventListeners: number };
    };
    const comeAndGo = (times: number) =>
      page.evaluate(async (rounds) => {
        const place = document.querySelector('aside')!;
        for (let round = 0; round < rounds; round += 1) {
          place.innerHTML =
            '<millwright-login></millwright-login><millwright-supplier-card ' +
            'supplier="7"></millwright-supplier-card><millwright-industry-menu></millwright-industry-menu>';
          while (
            [...place.children].some(
              (element) => element.getAttribute('data-state') !== 'ready' || !element.querySelector('a'),
            )
          )
            await new Promise((resolve) => setTimeout(resolve, 5));
          place.innerHTML = '';
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, times);
    await session.send('Performance.enable');
    await comeAndGo(3);
    const before = await count();
    await comeAndGo(12);
    const isLittleMore = async () => {
      const after = await count();
      return {
        nodes: after.Nodes - before.Nodes < 150,
        listeners: after.JSEventListeners - before.JSEventListeners < 25,
      };
    };
    // A dozen rounds would hold well over a thousand nodes and a hundred listeners. What is rubbish is not always
    // collected at once.
    await expect.poll(isLittleMore, { timeout: 15_000, interval: 500 }).toEqual({ nodes: true, listeners: true });
  });

  it('never run what stands in an attribute', async () => {
    const { page, requested, consoleErrors } = stage;
    const before = consoleErrors.length;
    await page.evaluate(async () => {
      const values = [
        '"><img src=x onerror="window.harmed=1">',
        'javascript:window.harmed=1',
        '</script><svg onload=window.harmed=1>',
        '{{constructor.constructor("window.harmed=1")()}}',
        '1e3',
        '-1',
        '0x10',
        '٣',
        '../../../etc/passwd',
        '7&rows=9999#',
        '\u0000',
        '\u202Egpj.exe',
        '1'.repeat(5000),
        '%0d%0aSet-Cookie:a=b',
        '__proto__',
        '//evil.example/',
        'NaN',
        ' 7 ',
      ];
      const names = {
        'show-list': ['count', 'industry', 'exhibitor'],
        'supplier-card': ['supplier'],
        'search-panel': ['keyword'],
        'industry-menu': ['label'],
        'top-banner': ['code'],
        slider: ['label', 'rotate-every'],
      };
      const place = document.querySelector('aside')!;
      for (const [name, attributes] of Object.entries(names))
        for (const attribute of attributes)
          for (const value of values) {
            const element = document.createElement(`millwright-${name}`);
            element.setAttribute(attribute, value);
            place.append(element);
          }
      for (const value of values)
        for (const attribute of ['edition', 'site']) {
          const element = document.createElement('millwright-floating-bar');
          element.setAttribute(attribute, value);
          place.append(element);
        }
      while ([...place.children].some((element) => !element.hasAttribute('data-state')))
        await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(
      await page.evaluate(
        () =>
          'harmed' in window || document.querySelector('aside img[src="x"], aside script, aside svg[onload]') !== null,
      ),
    ).toBe(false);
    expect(requested.filter((path) => path.includes('rows=') && Number(/rows=([^&]*)/.exec(path)![1]) > 50)).toEqual(
      [],
    );
    expect(requested.filter((path) => path.startsWith('/api/supplier') && !/\?id=\d{1,10}$/.test(path))).toEqual([]);
    // The browser reports error responses itself; of anything else it has nothing to say.
    expect(consoleErrors.slice(before).filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    await page.evaluate(() => document.querySelector('aside')!.replaceChildren());
  });
});

describe('elements between what is not theirs', () => {
  it('open their own panels, whatever ids the page has, and a second header its own', async () => {
    const header = '<millwright-header></millwright-header>';
    const { page, close } = await open(browser, pageOf('en', `<div id="search-panel">Offers</div>${header}${header}`));
    for (const at of [0, 1]) {
      const own = page.locator('millwright-header').nth(at);
      await own.getByRole('button', { name: 'Search' }).first().click();
      await own.locator('#search-panel:popover-open').waitFor();
      expect(await page.locator(':popover-open').count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector(':popover-open'));
    }
    await close();
  });

  it('stand in a shadow tree: settings, dialog and focus', async () => {
    const { page, requested, close } = await open(browser, pageOf('zh-CN', '<div id="app"></div>'));
    await page.evaluate(() => {
      const root = document.querySelector('#app')!.attachShadow({ mode: 'open' });
      root.innerHTML =
        '<link rel="stylesheet" href="/millwright.css"><millwright-login></millwright-login>' +
        '<millwright-show-list count="2"></millwright-show-list>';
    });
    await ready(page, 'login', 'show-list');
    await page.locator('millwright-show-list h3').first().waitFor();
    expect(requested.at(-1)).toBe('/api/tradeshow/list?when=upcoming&rows=2');
    const button = page.locator('millwright-login').getByRole('button', { name: said.cn.login });
    await button.click();
    await page.getByRole('dialog').getByText(said.cn.dialogAlone).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('#app')!.shadowRoot!.activeElement?.localName === 'button');
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
    await close();
  });
});

describe('elements before and without their script', () => {
  const written = '<millwright-supplier-card supplier="7"><a href="/works">Our works</a></millwright-supplier-card>';

  it('show what the page wrote, and take over when the script comes', async () => {
    const { page, close } = await open(browser, pageOf('en', written, ''));
    const card = page.locator('millwright-supplier-card');
    expect(await card.innerHTML()).toBe('<a href="/works">Our works</a>');
    await card.evaluate((element) => element.setAttribute('supplier', '9'));
    await page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/millwright.js' })),
    );
    await page.getByRole('link', { name: 'Works 9' }).waitFor();
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<millwright-show-list count="1" edition="cn"></millwright-show-list>',
      );
    });
    await page.locator('millwright-show-list h3').waitFor();
    await close();
  });

  it('show what the page wrote where there is no JavaScript', async () => {
    const { page, close } = await open(browser, pageOf('en', written), { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Our works' }).waitFor();
    await close();
  });
});
