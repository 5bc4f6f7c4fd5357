import type { Page } from '@playwright/test';
import type { ShellPage } from './pages/shell.page.ts';
import { isFull } from './support/longer-form.ts';
import { startQuietBrowser, type QuietBrowser, type QuietTab } from './support/quiet-browser.ts';
import { expect, test } from './support/test.ts';
import { recordTimes, takeStep, timers, type Timed, type Timer, type Times } from './support/timers.ts';

test.use({ trace: 'off' });

const day = 86_400_000;
const path = '/about/contact';
const timesOf = () => (window as unknown as { timed: Timed }).timed.times;

/** Sees that a timer rang once, and how long it took. */
const took = ({ begun, fired }: Times): number => {
  expect(fired).toHaveLength(1);
  return fired[0]! - begun!;
};

/** Sees that a time is right to a tenth. */
const expectWithinTenth = (time: number, ms: number): void => {
  expect(time).toBeGreaterThanOrEqual(0.9 * ms);
  expect(time).toBeLessThanOrEqual(1.1 * ms);
};

/** A page that needs none of the file that another one needs. */
const guarded = '/articles';
const guardState = () => ({
  loads: sessionStorage.getItem('loads'),
  offers: document.querySelector('[data-toast="error"]') !== null,
});

/** Goes to the page whose file does not come, and sees what the guard makes of that. */
async function outcomeOfLoss(
  run: <Result>(script: () => Result) => Promise<Result>,
  hydrate: () => Promise<void>,
): Promise<'a button' | 'a reload'> {
  await hydrate();
  const { loads } = await run(guardState);
  await run(() => document.querySelector<HTMLElement>('a[href="/videos"]')!.click());
  let now = { loads, offers: false };
  const look = () =>
    run(guardState).then(
      (state) => (now = state),
      () => now,
    );
  await expect.poll(async () => (await look()).offers || now.loads !== loads).toBe(true);
  return now.offers ? 'a button' : 'a reload';
}

/** What becomes of the clock while a timer runs, and what is then right of the timers for which a tenth is not. */
const clockFaults: Record<
  string,
  { happen: (page: Page) => Promise<void>; right: Partial<Record<Timer['name'], (times: Times, ms: number) => void>> }
> = {
  'a clock that is set a day ahead': {
    happen: async (page) => page.clock.setSystemTime((await page.evaluate(() => Date.now())) + day),
    // The day is over, and with it the wait; the server counts on.
    right: { code: (times, ms) => expect(took(times)).toBeLessThanOrEqual(0.3 * ms + 1000) },
  },
  'a clock that is set a day back': {
    happen: async (page) => page.clock.setSystemTime((await page.evaluate(() => Date.now())) - day),
    // A code that was sent in the future was sent now: a minute from then, and not a day.
    right: { code: (times, ms) => expectWithinTenth(took(times), 1.3 * ms) },
  },
  'a minute of sleep': {
    happen: (page) => page.clock.fastForward(60_000),
    right: {
      ...Object.fromEntries(
        (['banner', 'code', 'reload', 'view'] as const).map((name) => [
          name,
          (times: Times, ms: number) => expect(took(times)).toBeLessThanOrEqual(0.3 * ms + 61_000),
        ]),
      ),
      // Who slept for a minute was in the app.
      app: ({ fired }) => expect(fired).toEqual([]),
    },
  },
};

/** Brings a timer to run in a page whose clock stands still. */
async function beginStopped(page: Page, shell: ShellPage, { name, steps, watch }: Timer): Promise<void> {
  await page.clock.install();
  await page.addInitScript(recordTimes, { name });
  await page.addInitScript(watch);
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  // What hydration sets going stands still before the page comes: the large banner goes after its time even if
  // nothing counts it.
  if (steps.length === 0) await stop();
  await shell.open(path);
  if (steps.length > 0) await shell.isHydrated();
  for (const step of steps.slice(0, -1)) await expect.poll(() => page.evaluate(takeStep, step)).toBe(true);
  if (steps.length > 0) await stop();
  for (const step of steps.slice(-1)) await expect.poll(() => page.evaluate(takeStep, step)).toBe(true);
  if (steps.length === 0) await shell.isHydrated();
  await expect.poll(() => page.evaluate(timesOf).then(({ begun }) => begun)).not.toBeNull();
}

for (const [fault, { happen, right }] of Object.entries(clockFaults)) {
  for (const timer of timers) {
    test(`${fault} neither hurries nor holds up nor doubles the timer of the ${timer.name}`, async ({
      page,
      shell,
    }) => {
      const { name, ms } = timer;
      await beginStopped(page, shell, timer);
      await page.clock.runFor(0.3 * ms);
      expect((await page.evaluate(timesOf)).fired).toEqual([]);
      await happen(page);
      await page.clock.runFor(2 * ms + 2000);
      const times = await page.evaluate(timesOf);
      if (right[name]) right[name](times, ms);
      else expectWithinTenth(took(times), ms);
      expect(times.most).toBeLessThanOrEqual(60);
    });
  }
}

/** What a guard does when a file is missing, and missing again: at once, and after what happens. */
const guardOutcomes: Record<string, readonly string[]> = {
  'a clock that is set a day ahead': ['a reload', 'a button', 'a reload', 'a button'],
  'a clock that is set a day back': ['a reload', 'a button', 'a button', 'a button'],
  'a minute of sleep': ['a reload', 'a button', 'a reload', 'a button'],
};

for (const [fault, expected] of Object.entries(guardOutcomes)) {
  test(`${fault} neither hurries nor doubles the guard of reloads`, async ({ page, shell }) => {
    await page.clock.install();
    await page.addInitScript(recordTimes, { name: 'guard' } as const);
    // What leads to another page, and not the modules of that page: it is shown after the reload.
    await page.route(/\/assets\/(?:data-)?router-[\w-]+\.js$/, (route) => route.abort('connectionreset'));
    const lose = () =>
      outcomeOfLoss(
        (script) => page.evaluate(script),
        () => shell.isHydrated(),
      );
    await shell.open(guarded);
    const outcomes = [await lose()];
    await page.clock.fastForward(54_000);
    outcomes.push(await lose());
    // A button stays until it is pressed or the page is another one.
    await shell.open(guarded);
    await clockFaults[fault]!.happen(page);
    outcomes.push(await lose());
    if (outcomes.at(-1) === 'a button') await shell.open(guarded);
    outcomes.push(await lose());
    expect(outcomes).toEqual(expected);
  });
}

test('a timer that counts ticks, one that goes by the date and one that rings twice would be noticed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('about:blank');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await page.evaluate(() => {
    const [begun, end, fired] = [
      performance.now(),
      Date.now() + 5000,
      { ticks: [] as number[], date: [] as number[], twice: [] as number[] },
    ];
    const ring = (name: keyof typeof fired) => fired[name].push(performance.now());
    let ticks = 0;
    setInterval(() => (ticks += 1) === 5 && ring('ticks'), 1000);
    const byDate = setInterval(() => Date.now() >= end && (ring('date'), clearInterval(byDate)), 100);
    for (const late of [0, 10]) setTimeout(ring, 5000 + late, 'twice');
    Object.assign(window, { naive: { begun, fired } });
  });
  await page.clock.runFor(1500);
  await page.clock.fastForward(2000);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - day);
  await page.clock.runFor(10_000);
  const { begun, fired } = await page.evaluate(
    () =>
      (window as unknown as { naive: { begun: number; fired: Record<'ticks' | 'date' | 'twice', number[]> } }).naive,
  );
  expect(fired).toMatchObject({ date: [], twice: [expect.any(Number), expect.any(Number)] });
  for (const rings of Object.values(fired))
    expect(() => expectWithinTenth(took({ begun, ms: 5000, due: null, fired: rings, most: 0 }), 5000)).toThrow();
});

/** What becomes of the tab while a timer runs. */
const tabFaults = ['slow', 'frozen', 'hidden'] as const;
const tabWords = { slow: 'a processor six times slower', frozen: 'a frozen tab', hidden: 'a tab behind another one' };
/** How late a browser may be with timers: a hidden tab by a second, a slow processor by a long task of the page. */
const lateness = { slow: 6 * 50, frozen: 1000, hidden: 1000 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.describe('in a browser of their own', () => {
  // Both stay undefined where every test is left out.
  let browser: QuietBrowser | undefined;
  let tab: QuietTab;
  test.beforeEach(async ({ viewport }, { project }) => {
    browser ??= await startQuietBrowser(project.use.launchOptions!.args!);
    tab = await browser.tab(viewport!);
  });
  test.afterEach(() => (tab as QuietTab | undefined)?.close());
  test.afterAll(() => browser?.close());

  const wake = () => tab.run(() => void window.dispatchEvent(new KeyboardEvent('keydown')), undefined);
  const isHydrated = () => tab.run(() => 'hydrated' in document.documentElement.dataset, undefined);
  const slowDown = () => tab.send('Emulation.setCPUThrottlingRate', { rate: 6 });

  /** Brings a timer to run. Of the minute after a code five seconds are left. */
  async function begin(
    { name, steps, watch }: Timer,
    baseURL: string,
    fault: (typeof tabFaults)[number],
  ): Promise<void> {
    const before = name === 'code' ? steps.slice(0, 1) : steps;
    await tab.before(recordTimes, name === 'code' ? { name, ago: 55_000 } : { name });
    await tab.before(watch, undefined);
    await tab.open(baseURL + path);
    if (before.length > 0) {
      await wake();
      await expect.poll(isHydrated).toBe(true);
    }
    for (const step of before.slice(0, -1)) await expect.poll(() => tab.run(takeStep, step)).toBe(true);
    if (fault === 'slow') await slowDown();
    // What is seen to leave begins in view.
    else if (name !== 'app') await tab.hide();
    for (const step of before.slice(-1)) await expect.poll(() => tab.run(takeStep, step)).toBe(true);
    if (before.length === 0) await wake();
    const started = Date.now();
    while ((await tab.run(timesOf, undefined)).begun === null)
      if (Date.now() - started > 10_000) throw new Error('The timer did not begin');
    if (fault !== 'slow') await tab.hide();
  }

  for (const [turn, fault] of tabFaults.entries()) {
    // Each timer meets one of them, every one when asked: it takes the time that the timer takes.
    for (const timer of timers.filter((_, index) => isFull || index % tabFaults.length === turn)) {
      test(`${tabWords[fault]} neither hurries nor holds up nor doubles the timer of the ${timer.name}`, async ({
        baseURL,
      }) => {
        await begin(timer, baseURL!, fault);
        const readTimes = () => tab.run(timesOf, undefined);
        if (fault === 'frozen') {
          await tab.freeze(true);
          const { fired } = await readTimes();
          await pause(2500);
          // Nothing moves: a timer of the page does not either.
          expect(await readTimes()).toMatchObject({ due: null, fired });
          await tab.freeze(false);
        }
        // The app has its own end: a page that is not looked at was left for it.
        const gone = timer.name === 'app' && fault !== 'slow';
        await expect.poll(async () => (await readTimes()).due).not.toBeNull();
        if (!gone) await expect.poll(async () => (await readTimes()).fired.length).toBeGreaterThan(0);
        await pause(800);
        const times = await readTimes();
        if (gone) {
          expect(times.fired).toEqual([]);
          return;
        }
        const time = took(times);
        const { ms } = times;
        const due = times.due! - times.begun!;
        expect(time).toBeGreaterThanOrEqual(0.9 * ms);
        // As late as the browser is with any timer of this page, and a tenth.
        expect(time).toBeLessThanOrEqual(Math.max(due, ms) + 0.1 * ms + lateness[fault]);
      });
    }
  }

  for (const fault of tabFaults) {
    test(`${tabWords[fault]} neither hurries nor holds up the guard of reloads, which reloads once`, async ({
      baseURL,
    }) => {
      await tab.before(recordTimes, { name: 'guard', ago: 50_000 });
      await tab.send('Network.enable');
      await tab.send('Network.setBlockedURLs', { urls: ['*/assets/data-router-*.js', '*/assets/router-*.js'] });
      const hydrate = async () => {
        await expect.poll(() => tab.run(() => document.readyState, undefined)).not.toBe('loading');
        await wake();
        await expect.poll(isHydrated).toBe(true);
      };
      const lose = () => outcomeOfLoss((script) => tab.run(script, undefined), hydrate);
      await tab.open(baseURL + guarded);
      if (fault === 'slow') await slowDown();
      else await tab.hide();
      expect(await lose()).toBe('a button');
      await tab.open(baseURL + guarded);
      await tab.run(
        (ago) => sessionStorage.setItem('millwright.chunk-reload', String(Date.now() - ago)),
        fault === 'slow' ? 66_000 : 58_000,
      );
      if (fault !== 'slow') await tab.hide();
      if (fault === 'frozen') await tab.freeze(true);
      if (fault !== 'slow') await pause(2500);
      // Who goes on reading looks at the tab.
      if (fault === 'frozen') await tab.freeze(false);
      if (fault !== 'slow') await tab.show();
      expect(await lose()).toBe('a reload');
      expect(await lose()).toBe('a button');
    });
  }
});
