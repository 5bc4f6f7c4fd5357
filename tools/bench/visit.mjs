import { setTimeout as wait } from 'node:timers/promises';
import { watchPage } from './in-page.mjs';

/** Names of the controls in the English edition, and what they show. */
const controls = {
  buttons: { industries: 'All industries', search: 'Search', logIn: 'Log in' },
  targets: { industries: '#mega', search: '#search-panel', logIn: 'dialog[open], [role=dialog]:has(form)' },
};

/** A medium phone: its browser, and a quarter of this machine's processor. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
};
const slowdown = 4;

const open = async (browser, site, probe) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchPage, { ...controls, ...site.controls, probe });
  await page.goto(`${site.front.origin}/`, { waitUntil: 'load', timeout: 60_000 });
  return { context, page, session };
};

/** Waits for a value of the page; undefined where it never comes. */
const valueOf = async (page, read, argument, timeout = 20_000) => {
  const handle = await page.waitForFunction(read, argument, { timeout, polling: 50 }).catch(() => undefined);
  return handle?.jsonValue();
};

/** Presses a button from its first appearance on until it responds: milliseconds since navigation began. */
const measureResponse = async (browser, site, control) => {
  const { context, page } = await open(browser, site, control);
  const responded = await valueOf(page, () => window.millwrightBench.answered);
  if (responded === undefined) console.error(`${site.title}: "${controls.buttons[control]}" never answered`);
  site.figures.put(`answer.${control}`, responded);
  await context.close();
};

const kilobytes = (bytes) => bytes / 1024;

/** What came over the wire, by kind; of scripts also what came by itself before the page was loaded. */
const putBytes = ({ figures }, log, atLoad) => {
  const sum = (entries, field = 'sent') => kilobytes(entries.reduce((total, entry) => total + entry[field], 0));
  const of = (kind) => log.filter((entry) => entry.kind === kind);
  const document = of('html').find(({ text }) => text !== '');
  const early = new Set(atLoad?.names ?? []);
  figures.put('html', document && kilobytes(document.sent));
  figures.put('html.raw', document && kilobytes(document.raw));
  figures.put('js.first', sum(of('js').filter(({ path }) => early.has(path.split('?')[0]))));
  for (const kind of ['js', 'css', 'data', 'font', 'image']) figures.put(kind, sum(of(kind)));
  figures.put('requests', log.length);
  figures.put('requests.other', log.filter(({ kind }) => kind !== 'image').length);
};

const tap = async (page, site, control) => {
  const at = await page.evaluate((key) => {
    const element = window.millwrightBench.button(key);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest' });
    window.millwrightBench.events.length = 0;
    window.millwrightBench.time(key);
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }, control);
  if (!at) return void console.error(`${site.title}: there is no button "${controls.buttons[control]}"`);
  await page.touchscreen.tap(...at);
  site.figures.put(
    `tap.${control}`,
    await valueOf(page, (key) => window.millwrightBench.opened[key] ?? false, control, 8000),
  );
  await wait(400);
  const events = await page.evaluate(() => window.millwrightBench.events);
  if (control === 'search') site.figures.put('tap.search.paint', events.length > 0 ? Math.max(...events) : 16);
  if (control === 'logIn') return;
  await page.touchscreen.tap(...at);
  await wait(300);
};

const isFailure = ({ status }) => status >= 400;

/** One visit: bytes, requests, memory, and how long taps take once everything is there. */
const measureVisit = async (browser, site) => {
  site.front.log.length = 0;
  const { context, page, session } = await open(browser, site);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await wait(1500);
  const log = [...site.front.log];
  const { atLoad, long, hydrated } = await page.evaluate(() => ({
    ...window.millwrightBench,
    button: null,
    time: null,
    hydrated: window.millwrightBench.hydrated(),
  }));
  putBytes(site, log, atLoad);
  const { figures } = site;
  figures.put('boundaries', atLoad?.boundaries);
  figures.put('boundaries.hydrated', hydrated.boundaries);
  figures.put('elements.hydrated', hydrated.elements);
  figures.put('long', long);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  figures.put('heap', metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1024 / 1024);
  for (const control of ['industries', 'search', 'logIn']) await tap(page, site, control);
  const failed = log.filter(isFailure).map(({ status, path }) => `${status} ${path}`);
  if (failed.length + faults.length > 0)
    console.error(`${site.title}: ${[...failed, ...faults].slice(0, 5).join('; ')}`);
  await context.close();
};

/** Everything that is measured in a browser, once. */
export const measureInBrowser = async (browser, site) => {
  for (const control of ['industries', 'logIn']) await measureResponse(browser, site, control);
  await measureVisit(browser, site);
};
