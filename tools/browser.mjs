import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, aptUnpack, succeeds } from './lib/apt-install.mjs';

/** @typedef {{ path: string, args: string[] }} Browser where Chromium is, and what it must be started with */

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe', 'msedge.exe'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const isRoot = () => process.getuid?.() === 0;

const playwrightBrowser = async () => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const onPath = () => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return (
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ??
    fixedPlaces.find(existsSync)
  );
};

const installed = async () => {
  if (
    succeeds(process.execPath, [join(import.meta.dirname, '../node_modules/playwright/cli.js'), 'install', 'chromium'])
  ) {
    const path = await playwrightBrowser();
    if (path) return path;
  }
  return aptInstall('chromium') ? onPath() : undefined;
};

const chosen = () => {
  const path = process.env.CHROME_PATH;
  return path && existsSync(path) ? path : undefined;
};

/**
 * What Chromium leaves out. It would make two pages of its own for the suggestions of its address bar next to every
 * page, each a process that costs more than most tests. The other names are those that Playwright leaves out: of two
 * lists Chromium takes the last.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * The Chromium that every check of this project drives: the one named by CHROME_PATH, Playwright's own, one on the
 * PATH, or one installed now. Inside a container's root account Chromium runs only without its sandbox.
 * @returns {Promise<Browser>}
 */
export const findBrowser = async () => {
  const path = chosen() ?? (await playwrightBrowser()) ?? onPath() ?? (await installed());
  if (!path) throw new Error('No Chromium was found or could be installed. Install one, or name it in CHROME_PATH.');
  return {
    path,
    args: [...(isRoot() ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', `--disable-features=${leftOut.join(',')}`],
  };
};

const shellFolder = join(import.meta.dirname, '../.cache/headless-shell');

const headlessShell = () => {
  const { HEADLESS_SHELL_PATH: named, CHROME_PATH, PATH = '' } = process.env;
  if (named) return existsSync(named) ? named : undefined;
  // Who names a browser wants that one.
  if (CHROME_PATH) return undefined;
  return [...PATH.split(delimiter).filter(Boolean), join(shellFolder, 'usr/lib/chromium')]
    .map((folder) => join(folder, 'chromium-headless-shell'))
    .find(existsSync);
};

/**
 * Chromium's headless shell, where there is one, else {@link findBrowser}. It renders pages with the same code, and has
 * no windows, profiles and services around them, which take more of the processor's time than most pages. It knows no
 * settings of a profile, and none of its tabs is ever hidden: what is about these takes the whole browser.
 * @returns {Promise<Browser>}
 */
export const findHeadlessShell = async () => {
  const browser = await findBrowser();
  return { ...browser, path: headlessShell() ?? browser.path };
};

/**
 * Sees to it that there is a headless shell, where Debian's can be had; it is unpacked next to the installed Chromium.
 * @returns {string | undefined} where it is
 */
export const ensureHeadlessShell = () => {
  const known = headlessShell();
  if (known || process.env.CHROME_PATH) return known;
  if (!aptUnpack(shellFolder, 'chromium-headless-shell', 'chromium-common')) return undefined;
  const path = headlessShell();
  if (path && succeeds(path, ['--version'], { timeout: 20_000 })) return path;
  // A library that it needs is not there.
  rmSync(shellFolder, { recursive: true, force: true });
  return undefined;
};

const hasChineseFont = () => {
  try {
    return (
      execFileSync('fc-list', [':lang=zh-cn', 'family'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() !== ''
    );
  } catch {
    return false;
  }
};

/**
 * Sees to it that Chinese text is drawn with real glyphs, where the account may install fonts.
 * @returns {boolean} whether a Chinese font is there
 */
export const ensureFonts = () =>
  process.platform !== 'linux' || hasChineseFont() || (aptInstall('fontconfig', 'fonts-noto-cjk') && hasChineseFont());
