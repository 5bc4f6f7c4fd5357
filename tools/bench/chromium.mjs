import { findBrowser } from '../browser.mjs';

/** What keeps the browser from doing things of its own while it is measured. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
];

/** Starts the browser that is measured with. */
export const startChromium = async () => {
  const { chromium } = await import('playwright');
  const { path } = await findBrowser();
  return { path, browser: await chromium.launch({ executablePath: path, args: flags, headless: true }) };
};
