import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs in the page before all else: how long the loading bar has been shown in one go, and no banner, question or
 * pop-up that a first visit meets.
 */
const watchBar = () => {
  localStorage.setItem('millwright.consent', 'refused');
  localStorage.setItem('millwright.top-banner.visited', '1');
  sessionStorage.setItem('millwright.home-popup', 'shown');
  globalThis.longestBar = 0;
  let since = null;
  setInterval(() => {
    const isShown = document.querySelector('[role="progressbar"][data-state]') !== null;
    if (!isShown) since = null;
    else globalThis.longestBar = Math.max(globalThis.longestBar, performance.now() - (since ??= performance.now()));
  }, 100);
};

/** Runs in the page: what a visitor sees of it. */
const look = () => {
  const heading = document.querySelector('h1');
  return {
    path: location.pathname + location.search,
    lang: document.documentElement.lang,
    longestBar: globalThis.longestBar ?? 0,
    isBlank:
      !heading?.checkVisibility() ||
      heading.innerText.trim() === '' ||
      (document.querySelector('main')?.innerText.trim().length ?? 0) < 20,
    isLoading: document.querySelector('[role="progressbar"][data-state]') !== null,
  };
};

/** Runs in the page: follows a link that was not there, as visitors follow those that are. */
const follow = (path) => {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
};

/** A tab of Chromium with one edition of a portal. */
export const openTab = async (browser, origin, edition) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'edition', value: edition, url: origin }]);
  await context.addInitScript(watchBar);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${origin}/articles`);
  /** Nothing while a document makes way for another. */
  const seen = () => page.evaluate(look).catch(() => null);
  return {
    errors,
    /**
     * Follows a link, and returns what there is once the page has come or `patience` is at its end, and how long the
     * bar was shown in one go.
     */
    turnTo: async (path, patience) => {
      await page.evaluate(() => void (globalThis.longestBar = 0));
      await page.evaluate(follow, path).catch(() => undefined);
      const begun = performance.now();
      for (;;) {
        const now = await seen();
        const hasCome = now?.path === path && !now.isBlank && !now.isLoading;
        if (hasCome || performance.now() - begun > patience) return { ...now, hasCome };
        await wait(100);
      }
    },
    /** Whether a bar that stays and a page without anything would be noticed. */
    isNoticed: async () => {
      await page.evaluate(() => {
        document.body.innerHTML = '<main><div role="progressbar" data-state="growing"></div></main>';
        globalThis.longestBar = 0;
      });
      await wait(500);
      const now = await seen();
      return now !== null && now.isBlank && now.isLoading && now.longestBar > 200;
    },
    close: () => context.close(),
  };
};
