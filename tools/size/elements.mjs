import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { serveFolder } from '../lib/serve-folder.mjs';
import { brotli } from './measure-bundle.mjs';

/**
 * @typedef {object} ElementSize bytes after brotli
 * @property {number} first what a page fetches that has only this element: scripts and style sheet
 * @property {number} css how much of that is the style sheet, which is the same for all elements
 * @property {number} further what it adds next to the other element that has the least in common with it
 */

/** The elements of the package. */
export const elementNames = [
  'top-banner',
  'industry-menu',
  'search-panel',
  'login',
  'floating-bar',
  'supplier-card',
  'show-list',
  'header',
  'slider',
].map((name) => `millwright-${name}`);

const pageWith = (lang, name) =>
  `<!doctype html><html lang="${lang}"><link rel="icon" href="data:,">` +
  '<link rel="stylesheet" href="/millwright.css"><script type="module" src="/millwright.js"></script><body>' +
  `<${name} supplier="1"><p data-slide="1">1</p></${name}>`;

/** Scripts and style sheets that a page with this element has fetched when nothing more comes, by their path. */
const fetchedFor = async (page, url, lang, name) => {
  const paths = new Set();
  const note = (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) paths.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(`${url}/${lang}/${name}`);
  await page.locator(`${name}[data-state]`).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return paths;
};

/** What everything on a page costs that some elements have fetched, and what each adds to any one of the others. */
const sizesOf = (fetched, bytes) => {
  const sum = (paths) => paths.reduce((total, path) => total + bytes(path), 0);
  return Object.entries(fetched).map(([name, paths]) => {
    const others = Object.entries(fetched).filter(([other]) => other !== name);
    const added = others.map(([, known]) => sum([...paths].filter((path) => !known.has(path))));
    return [
      name,
      {
        first: sum([...paths]),
        css: sum([...paths].filter((path) => path.endsWith('.css'))),
        further: Math.max(...added),
      },
    ];
  });
};

const larger = (one, other) =>
  Object.fromEntries(Object.entries(one).map(([key, bytes]) => [key, Math.max(bytes, other[key])]));

/**
 * What each custom element costs a page, in the edition where it costs more.
 * @param {string} folder the built package
 * @returns {Promise<Record<string, ElementSize>>}
 */
export const measureElements = async (folder) => {
  const site = await serveFolder(folder);
  const { path, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath: path, args });
  const known = new Map();
  const bytes = (file) => {
    if (!known.has(file)) known.set(file, brotli(readFileSync(join(folder, file))));
    return known.get(file);
  };
  try {
    const page = await browser.newPage();
    // Whatever they request from the API, it says no: what it costs to show a response is fetched all the same.
    await page.route('**/api/**', (route) => route.fulfill({ json: { code: 0, msg: '' } }));
    await page.route(/\/(?:en|zh-CN)\/millwright-/, (route) => {
      const [lang, name] = new URL(route.request().url()).pathname.slice(1).split('/');
      return route.fulfill({ contentType: 'text/html', body: pageWith(lang, name) });
    });
    const editions = [];
    for (const lang of ['en', 'zh-CN']) {
      const fetched = {};
      for (const name of elementNames) fetched[name] = await fetchedFor(page, site.url, lang, name);
      editions.push(Object.fromEntries(sizesOf(fetched, bytes)));
    }
    const [english, chinese] = editions;
    return Object.fromEntries(elementNames.map((name) => [name, larger(english[name], chinese[name])]));
  } finally {
    await browser.close();
    await site.close();
  }
};
