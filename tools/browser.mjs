import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, succeeds } from './lib/apt-install.mjs';

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
