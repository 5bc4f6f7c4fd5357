import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';

/** The elements of the package. */
export const elementNames = ['header', 'top-banner', 'industry-menu', 'search-panel', 'login', 'floating-bar', 'supplier-card', 'show-list', 'slider'].map((name) => `millwright-${name}`);

const compressed = (folder, path) => brotliCompressSync(readFileSync(join(folder, path))).length;

/** Scripts and style sheets that a page with these elements has fetched when nothing more comes, by their address. */
const fetchedFor = async (browser, url, names) => {
  const page = await browser.newPage();
  const paths = new Set();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) paths.add(new URL(request.url()).pathname);
  });
  const blank = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="/millwright.css"><script type="module" src="/millwright.js"></script><body>${names.map((name) => `<${name}></${name}>`).join('')}`;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/elements.html') return route.fulfill({ contentType: 'text/html', body: blank });
    // Whatever they ask the API, there is nothing: what it costs to show it is fetched all the same.
    if (pathname.startsWith('/api/')) return route.fulfill({ json: { code: 0, msg: '' } });
    return route.continue();
  });
  await page.goto(`${url}/elements.html`, { waitUntil: 'networkidle' });
  await page.close();
  return paths;
};

/**
 * What each custom element costs a page, in bytes of brotli: as the only one, and beside the smallest other one.
 * @param {{ folder: string, url: string }} site Where the built elements lie and are served.
 * @returns {Promise<{ name: string, alone: number, further: number }[]>}
 */
export const measureElements = async ({ folder, url }) => {
  const { path, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args });
  const sum = (paths) => [...paths].reduce((total, each) => total + compressed(folder, each), 0);
  try {
    const base = await fetchedFor(browser, url, ['millwright-top-banner']);
    const rows = [];
    for (const name of elementNames) {
      const alone = await fetchedFor(browser, url, [name]);
      rows.push({ name, alone: sum(alone), further: sum([...alone].filter((each) => !base.has(each))) });
    }
    return rows;
  } finally {
    await browser.close();
  }
};
