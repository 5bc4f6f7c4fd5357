import { dataFolder } from './lib/data-folder.mjs';
import { startPortal } from './lib/servers.mjs';

export const goal = 'G33';
export const name = 'Navigations within one tab, menus and dialogs opened and closed: nothing is left behind';
export const needs = { build: true };
export const seconds = { short: 40, full: 155 };

/** How long a page may take to come, in milliseconds: what is left behind is counted here, and times are not. */
const patience = 120_000;

/** What the tab holds after a collection: megabytes of heap, nodes, listeners. */
const heldBy = async (session) => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { heap: of('JSHeapUsedSize') / 1024 / 1024, nodes: of('Nodes'), listeners: of('JSEventListeners') };
};

export async function run({ full, folder, node, env, log, signal }) {
  const { findBrowser } = await import('../browser.mjs');
  const { chromium } = await import('playwright');
  const { path: executablePath, args } = await findBrowser();
  const portal = await startPortal({
    node,
    env,
    settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent' },
  });
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: 'edition', value: 'en', url: portal.origin }]);
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${portal.origin}/articles`);
    await page.mouse.move(300, 300);
    await page.waitForFunction(() => document.querySelector('#main'));
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    const paths = [
      '/videos',
      '/articles',
      '/magazines',
      '/whitepapers',
      '/articles?page=2',
      '/tradeshow',
      '/showroom/suppliers',
      '/showroom/products',
      '/',
    ];
    /** Goes on by a link of the page, as a visitor does; a page without one is requested. */
    const goTo = async (path) => {
      const link = page.locator(`a[href="${path}"]:visible`).first();
      if ((await link.count()) > 0) await link.click({ timeout: patience, noWaitAfter: true });
      else
        await page
          .evaluate((to) => globalThis.history.pushState(null, '', to), path)
          .then(() => page.evaluate(() => globalThis.dispatchEvent(new PopStateEvent('popstate'))));
      await page.waitForURL((url) => url.pathname + url.search === path, { timeout: patience });
      await page.locator('#main h1').first().waitFor({ timeout: patience });
    };
    const rounds = full ? 300 : 72;
    const warm = 18;
    let done = 0;
    let start;
    for (let step = 0; step < rounds + warm && !signal.aborted; step += 1) {
      if (step === warm) start = await heldBy(session);
      await goTo(paths[step % paths.length]);
      if (step % 6 === 0) {
        await page.keyboard.press('Escape');
        const search = page.locator('button[popovertarget="search-panel"]:visible').first();
        if ((await search.count()) > 0)
          await search.click({ timeout: 5000 }).then(
            () => page.keyboard.press('Escape'),
            () => undefined,
          );
      }
      if (step >= warm) done += 1;
      if (step % 60 === 59) log(`${step + 1} navigations`);
    }
    // Back to a page of the beginning, so that like is compared with like.
    await goTo(paths[(warm - 1) % paths.length]);
    const end = await heldBy(session);
    const growth = {
      heap: end.heap - start.heap,
      nodes: end.nodes - start.nodes,
      listeners: end.listeners - start.listeners,
    };
    // Positive control: what is left behind is noticed.
    await page.evaluate(() => {
      globalThis.leftBehind = Array.from({ length: 200 }, () => document.createElement('i'));
      for (const node of globalThis.leftBehind) node.addEventListener('click', () => undefined);
    });
    const left = await heldBy(session);
    const more = { nodes: left.nodes - end.nodes, listeners: left.listeners - end.listeners };
    // More than are allowed. What the page held before may be collected meanwhile, so that not all need be seen.
    const isNoticed = more.nodes > 100 && more.listeners > 100;
    const isFlat =
      growth.heap <= 10 && growth.nodes <= 100 && growth.listeners <= 10 && errors.length === 0 && isNoticed;
    return {
      count: rounds,
      passed: isFlat ? done : 0,
      detail:
        `heap ${start.heap.toFixed(1)} to ${end.heap.toFixed(1)} MB, nodes ${start.nodes} to ${end.nodes}, ` +
        `listeners ${start.listeners} to ${end.listeners}; ` +
        `of 200 nodes with listeners that were left behind on purpose ${more.nodes} and ${more.listeners} were ` +
        `noticed; ${errors.length} errors; ${loads} navigations of the frame`,
    };
  } finally {
    await browser.close();
    await portal.stop();
  }
}
