import puppeteer from 'puppeteer-core';
import { findProgram } from './find-program.mjs';
import { elementWithText, patience } from './flows.mjs';

/**
 * Starts Firefox ESR, driven by WebDriver BiDi: Playwright has a build of its own, which Debian has not. `FIREFOX_PATH`
 * names another.
 */
export async function launch() {
  const executablePath = findProgram(
    [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    'firefox-esr',
  );
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    protocolTimeout: 60_000,
  });

  const visit = async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const resize = (width) => page.setViewport({ width, height: 800 });
    await resize(1280);
    const seen = (selector) => page.waitForSelector(selector, { visible: true, timeout: patience });
    const until = (holds, ...args) => page.waitForFunction(holds, { timeout: patience }, ...args);
    return {
      page,
      open: (url) => page.goto(url, { waitUntil: 'load' }),
      async click(selector, text = '') {
        await seen(selector);
        await (await until(elementWithText, selector, text)).click();
      },
      type: async (selector, text) => (await seen(selector)).type(text),
      press: (key) => page.keyboard.press(key),
      run: (what, ...args) => page.evaluate(what, ...args),
      until,
      resize,
      back: () => page.goBack(),
      leave: () => context.close(),
    };
  };

  return {
    version: await browser.version(),
    visit,
    /** It says nothing over BiDi while JavaScript is off: the files of scripts are refused in its place. */
    async visitWithoutScripts() {
      const visitor = await visit();
      await visitor.page.setRequestInterception(true);
      visitor.page.on('request', (request) => {
        const answered = request.url().endsWith('.js') ? request.abort() : request.continue();
        // A page that was left has taken its requests back.
        answered.catch(() => undefined);
      });
      return visitor;
    },
    close: () => browser.close(),
  };
}
