import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from 'playwright';
import { findHeadlessShell } from '../../../tools/browser.mjs';
import { responseOf, portal } from './api.ts';

const dist = join(import.meta.dirname, '../dist');

/** A site of somebody else, as strict as a site can be. */
const host = 'https://host.example';
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  `img-src 'self' data: ${portal}`,
  `connect-src 'self' ${portal}`,
  `form-action 'self' ${portal}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The site's own rules. They stand in no layer. */
const hostStyles =
  'body { margin: 0; font: 17px/1.4 Georgia, serif } h1 { font-style: italic } .loud h3 { letter-spacing: 3px }';

/** A page as somebody without a framework writes it. */
export const pageOf = (lang: string, body: string, script = '<script type="module" src="/millwright.js"></script>') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Pump fair</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/host.css"><link rel="stylesheet" href="/millwright.css">${script}</head>
<body site="${portal}">${body}</body></html>`;

/** A page with a stylesheet of its own before or after ours, and the sheet that keeps it out of the elements. */
export const hostilePage = (lang: string, body: string, place: 'before' | 'after') => {
  const host = '<link rel="stylesheet" href="/hostile.css">';
  const stylesheets = '<link rel="stylesheet" href="/millwright.css"><link rel="stylesheet" href="/isolate.css">';
  return pageOf(lang, body).replace(
    '<link rel="stylesheet" href="/host.css"><link rel="stylesheet" href="/millwright.css">',
    place === 'before' ? host + stylesheets : stylesheets + host,
  );
};

/** A page that has no style of its own at all. */
export const barePage = (lang: string, body: string) =>
  pageOf(lang, body).replace('<link rel="stylesheet" href="/host.css">', '');

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** A page in Chromium, the requests that its API saw, and the errors in its console. */
export interface Stage {
  page: Page;
  requested: string[];
  consoleErrors: string[];
  /** Whether the API responds. */
  api: { isUp: boolean };
  close: () => Promise<void>;
}

/**
 * A sheet of ours whose fonts are always used. An optional font is left out where it comes later than 100 ms, so that
 * two pages would be compared in two fonts.
 */
const stylesheet = (file: string) =>
  readFileSync(file, 'utf8').replaceAll('font-display:optional', 'font-display:block');

const serveHost = (route: Route, html: string, hostile: string) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/')
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: html });
  if (pathname === '/host.css') return route.fulfill({ contentType: 'text/css', body: hostStyles });
  if (pathname === '/hostile.css') return route.fulfill({ contentType: 'text/css', body: hostile });
  const file = join(dist, pathname);
  if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
  const contentType = types[pathname.split('.').at(-1)!] ?? 'text/plain';
  return route.fulfill({ contentType, body: pathname.endsWith('.css') ? stylesheet(file) : readFileSync(file) });
};

const serveApi = (route: Route, stage: Pick<Stage, 'requested' | 'api'>) => {
  const request = route.request();
  const url = new URL(request.url());
  const headers = {
    'access-control-allow-origin': host,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
  };
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  stage.requested.push(url.pathname + url.search);
  if (!stage.api.isUp) return route.abort('connectionrefused');
  const { status, body } = responseOf(url, request.headers()['accept-language'] ?? null, request.postData());
  return route.fulfill({ status, headers, json: body });
};

/** Starts Chromium once for a file of tests. */
export async function startBrowser(): Promise<Browser> {
  const { path, args } = await findHeadlessShell();
  return chromium.launch({ executablePath: path, args });
}

/** Opens a page of the site; `css`: what its hostile sheet says. */
export async function open(
  browser: Browser,
  html: string,
  { css = '', ...options }: BrowserContextOptions & { css?: string } = {},
): Promise<Stage> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const stage: Stage = { page, requested: [], consoleErrors: [], api: { isUp: true }, close: () => context.close() };
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && stage.consoleErrors.push(message.text()),
  );
  page.on('pageerror', (error) => stage.consoleErrors.push(String(error)));
  await context.route(`${host}/**`, (route) => serveHost(route, html, css));
  await context.route(`${portal}/**`, (route) => serveApi(route, stage));
  await page.goto(`${host}/`);
  return stage;
}

/** Waits until these elements say that they are ready. */
export async function ready(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.locator(`millwright-${name}[data-state="ready"]`).first().waitFor({ state: 'attached' });
}
