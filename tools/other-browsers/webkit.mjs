import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, until as becomes } from 'selenium-webdriver';
import { freePort } from '../lib/free-port.mjs';
import { findProgram } from './find-program.mjs';
import { elementWithText, patience } from './flows.mjs';

/** Starts a screen that nobody sees, and the program that drives browsers on it. */
async function startDriver() {
  const xvfb = findProgram(['/usr/bin/Xvfb'], 'xvfb');
  const driver = findProgram(['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver');
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3], 'data');
  const port = await freePort();
  // Nothing of an earlier run: that a host shall be reached by TLS alone, say.
  const home = mkdtempSync(join(tmpdir(), 'millwright-webkit-'));
  const server = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
    },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** A visitor at a browser that was started. */
function visitorOf(browser) {
  const until = (holds, ...args) =>
    browser.wait(() => browser.executeScript(holds, ...args), patience, `never: ${holds} of ${args}`);
  const seen = async (locator) => {
    const element = await browser.wait(becomes.elementLocated(locator), patience);
    return browser.wait(becomes.elementIsVisible(element), patience);
  };
  return {
    open: (url) => browser.get(url),
    click: async (selector, text) => {
      const element = await seen(By.css(selector));
      return (text === undefined ? element : await until(elementWithText, selector, text)).click();
    },
    type: async (selector, text) => (await seen(By.css(selector))).sendKeys(text),
    press: (key) => browser.actions().sendKeys(Key[key.toUpperCase()]).perform(),
    run: (what, ...args) => browser.executeScript(what, ...args),
    until,
    resize: (width) => browser.manage().window().setRect({ width, height: 900 }),
    back: () => browser.navigate().back(),
    leave: () => browser.quit(),
  };
}

/** Starts WebKitGTK, the engine of Safari in Debian's build, in its small browser. It is driven by WebDriver. */
export async function launch() {
  const driver = await startDriver();
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const start = (...settings) =>
    new Builder()
      .usingServer(driver.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { binary, args: ['--automation', ...settings] },
      })
      .build();
  const visit = async (...settings) => {
    const visitor = visitorOf(await start(...settings));
    await visitor.resize(1280);
    return visitor;
  };

  const first = await start();
  const capabilities = await first.getCapabilities();
  await first.quit();
  return {
    version: `webkitgtk/${capabilities.get('browserVersion')}`,
    visit: () => visit(),
    /** Its setting, which leaves the scripts of WebDriver itself to run. */
    visitWithoutScripts: () => visit('--enable-javascript=false'),
    close: driver.stop,
  };
}
