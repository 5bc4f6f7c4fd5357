import { test as base, type LaunchOptions, type Page } from '@playwright/test';
import { findBrowser } from '../../../../tools/browser.mjs';
import { ShellPage } from '../pages/shell.page.ts';

/** What a project of the Playwright configuration says of its runs. */
export interface EditionOptions {
  /** The edition whose host the base address names. */
  edition: 'cn' | 'en';
  /** Whether the viewport is below 960. */
  narrow: boolean;
  /** What an earlier visit said of players of other sites and page views; null asks. */
  consent: 'granted' | 'refused' | null;
  /** Whether this session has seen the home pop-up. */
  popupSeen: boolean;
  /** Whether this is a later visit, to which the top banner is small and lies over nothing. */
  bannerSeen: boolean;
}

interface EditionFixtures {
  /** The shell around every page. */
  shell: ShellPage;
  /** Errors of the page and of its console, in order. A test that expects none asserts that it is empty. */
  faults: string[];
}

/** Errors and warnings of a page and of its console from now on, in order. */
export const collectFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // Tests run without the service worker, which the browser notes.
    const isOurs = !message.text().startsWith('Service Worker registration blocked');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) faults.push(message.text());
  });
  return faults;
};

/**
 * Says how many cases of a goal of docs/reliability.md the running test tried, for `node tools/hardening.mjs`, which counts
 * cases and not tests. What a goal counts by something else than by pages is called so: `countCases('G39', 1, 'scans')`.
 */
export const countCases = (goal: string, cases: number, what = 'pages'): void => {
  const { annotations } = base.info();
  const known = annotations.find(({ type, description }) => type === 'cases' && description!.startsWith(`${goal} `));
  const before = Number(known?.description!.split(' ')[1] ?? 0);
  const description = `${goal} ${before + cases} ${what}`;
  if (known) known.description = description;
  else annotations.push({ type: 'cases', description });
};

/** Waits until the page has stored a text, as forms store their drafts, a while after the last change. */
export const hasStored = (page: Page, text: string): Promise<void> =>
  base.expect
    .poll(() => page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n')))
    .toContain(text);

/** What the pages of a test know of earlier visits. */
type Earlier = Pick<EditionOptions, 'consent' | 'popupSeen' | 'bannerSeen'>;

/**
 * Runs before the scripts of every page: the first of a test is that of a new visitor, but for what is said of earlier
 * visits.
 */
const begin = ({ consent, popupSeen, bannerSeen, nth }: Earlier & { nth: string }): void => {
  // A blank page has no storage.
  if (location.protocol === 'about:') return;
  if (nth && sessionStorage.getItem('test') !== nth) {
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem('test', nth);
  }
  if (consent) localStorage.setItem('millwright.consent', consent);
  if (popupSeen) sessionStorage.setItem('millwright.home-popup', 'shown');
  if (bannerSeen) localStorage.setItem('millwright.top-banner.visited', '1');
};

/** The page that the tests of a worker hand on, one with scripts and one without. */
type HandedOn = (javaScriptEnabled: boolean) => Promise<Page>;

/** The test function of this folder: knows its edition and width. */
export const test = base.extend<EditionOptions & EditionFixtures, { handedOn: HandedOn }>({
  edition: ['cn', { option: true }],
  narrow: [false, { option: true }],
  consent: ['refused', { option: true }],
  popupSeen: [true, { option: true }],
  bannerSeen: [false, { option: true }],
  page: async ({ page, consent, popupSeen, bannerSeen }, use) => {
    await page.addInitScript(begin, { consent, popupSeen, bannerSeen, nth: '' });
    await use(page);
  },
  shell: async ({ page, edition, narrow }, use) => use(new ShellPage(page, edition, narrow)),
  faults: async ({ page }, use) => use(collectFaults(page)),
  // Part of every test function, so that tests of both kinds share their workers.
  handedOn: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch, serviceWorkers } = project.use;
      const pages = new Map<boolean, Page>();
      await use(async (javaScriptEnabled) => {
        const known = pages.get(javaScriptEnabled);
        if (known) return known;
        const context = await browser.newContext({ baseURL, viewport, hasTouch, serviceWorkers, javaScriptEnabled });
        const page = await context.newPage();
        pages.set(javaScriptEnabled, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Notes the scripts that a test runs before those of its pages. Returns how to remove them all. */
const noteInitScripts = (page: Page): (() => Promise<unknown>) => {
  const added: Awaited<ReturnType<Page['addInitScript']>>[] = [];
  const add = page.addInitScript.bind(page) as Page['addInitScript'];
  page.addInitScript = async (...given) => {
    const script = await add(...given);
    added.push(script);
    return script;
  };
  return () => {
    page.addInitScript = add;
    return Promise.all(added.map((script) => script.dispose()));
  };
};

/**
 * The test function of tests that hand a page on to each other, which costs a third of a page of their own. What a test
 * holds of the network, and what it runs before the scripts of a page, ends with it. A test that holds the clock, goes
 * offline, prints or adds functions to the page takes {@link test}, and so does one of what a new visitor fetches.
 */
export const visitorTest = test.extend({
  page: async (
    { handedOn, viewport, javaScriptEnabled, consent, popupSeen, bannerSeen },
    use,
    { testId, repeatEachIndex, retry },
  ) => {
    const page = await handedOn(javaScriptEnabled);
    const context = page.context();
    // What the page of the test before has begun, such as a reload, would break off the first navigation of this one. Not
    // about:blank: after it, the first hash of a page was not scrolled to.
    await page.goto('/robots.txt');
    await context.clearCookies();
    await page.setViewportSize(viewport!);
    const removeInitScripts = noteInitScripts(page);
    const nth = [testId, repeatEachIndex, retry].join();
    await page.addInitScript(begin, { consent, popupSeen, bannerSeen, nth });
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await removeInitScripts();
    page.removeAllListeners();
    await Promise.all(context.pages().map((each) => each !== page && each.close()));
  },
  context: async ({ page }, use) => use(page.context()),
});

/**
 * For `test.use`: the whole browser in place of the headless shell, in which the mouse rests on the corner of every page
 * from the beginning. That hydrates a page at once, and so what is about the time before it takes this one.
 */
export const wholeBrowser = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => use({ ...launchOptions, executablePath: (await findBrowser()).path }),
};

export { expect } from '@playwright/test';
