import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';

/**
 * `npx node tools/screenshots.mjs`: images of every kind of page and every main state, in both editions, on a phone
 * and on a desk, light and dark, and a contact sheet of them all, in .cache/screenshots.
 * `home login --widths 375,1680 --editions cn --themes light` takes only those whose name begins so.
 */
const { node, env } = bootstrap();
const readWords = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        widths: { type: 'string', default: '375,1280' },
        themes: { type: 'string', default: 'light,dark' },
        editions: { type: 'string', default: 'cn,en' },
        out: { type: 'string', default: join(root, '.cache/screenshots') },
      },
    });
  } catch {
    console.error(
      'Usage: npx node tools/screenshots.mjs [<beginning of a name> …] [--widths 375,1280] [--editions cn,en] ' +
        '[--themes light,dark] [--out <folder>]',
    );
    process.exit(2);
  }
};
const { values, positionals: wanted } = readWords();
const widths = values.widths.split(',').map(Number);
const editions = values.editions.split(',');
const themes = values.themes.split(',');
const { shots } = await import('./screenshots/shots.mjs');
const chosen = shots.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
if (
  chosen.length === 0 ||
  !widths.every((width) => width >= 240) ||
  !editions.every((edition) => ['cn', 'en'].includes(edition)) ||
  !themes.every((theme) => ['light', 'dark'].includes(theme))
) {
  console.error(
    `Nothing fits. Images: ${shots.map(({ name }) => name).join(', ')}. Editions: cn, en. Themes: light, dark.`,
  );
  process.exit(1);
}

console.log('Building what changed …');
await mustBuild(env, 'portal');
const { chromium } = await import('playwright');
const { ensureFonts, findBrowser } = await import('./browser.mjs');
const { logInToAccounts } = await import('./screenshots/accounts-login.mjs');
const { startOwnPortal } = await import('./screenshots/own-portal.mjs');

if (!ensureFonts()) console.log('No Chinese font is installed: Chinese text is drawn with a fallback.');

const portal = await startOwnPortal(node, env);
const { path: executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const taken = [];
const faults = [];

/** Who looks at which of the two sites of the accounts. */
const accountsSites = { visitor: 'member', buyer: 'member', supplier: 'supplier' };
const logins = new Map();
/** Cookies and storage of the demo member who is logged in, of each edition. */
const loginOf = (edition, as) => {
  const key = `${edition} ${as}`;
  if (!logins.has(key))
    logins.set(key, logInToAccounts(browser, portal.originOf(edition), edition, accountsSites[as], as));
  return logins.get(key);
};

const firstLinks = new Map();
/** The URL of a shot: its path, or the first link of it that fits. */
const urlOf = async (page, edition, { path, first, query = '', as }) => {
  const origin = portal.originOf(edition, as && accountsSites[as]);
  if (!first) return origin + path + query;
  const key = `${origin}${path} ${first}`;
  if (!firstLinks.has(key)) {
    await page.goto(origin + path);
    const links = await page
      .locator('main a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    const found = links.find((href) => first.test(href));
    if (!found) throw new Error(`${path} has no link like ${first}`);
    firstLinks.set(key, found);
  }
  return origin + firstLinks.get(key) + query;
};

const take = async (edition, width, theme, shot) => {
  const narrow = width < 960;
  const whole = shot.whole ?? !shot.act;
  if ((shot.wideOnly && narrow) || (shot.narrowOnly && !narrow)) return;
  const context = await browser.newContext({
    viewport: { width, height: narrow ? 812 : 900 },
    hasTouch: narrow,
    reducedMotion: 'reduce',
    locale: { cn: 'zh-CN', en: 'en-GB' }[edition],
    colorScheme: theme,
    serviceWorkers: 'block',
    ...(shot.as && shot.as !== 'visitor' ? { storageState: await loginOf(edition, shot.as) } : {}),
  });
  try {
    if (!shot.fresh) {
      await context.addInitScript(() => {
        if (location.protocol === 'about:') return;
        localStorage.setItem('millwright.consent', 'refused');
        sessionStorage.setItem('millwright.top-banner.hidden', '1');
        sessionStorage.setItem('millwright.home-popup', 'shown');
      });
    }
    const page = await context.newPage();
    await page.goto(await urlOf(page, edition, shot), { waitUntil: 'load' });
    // A visitor of the accounts is led over the portal and back first.
    if (shot.as) await page.locator('main h1').first().waitFor({ timeout: 20_000 });
    await shot.act?.(page, { edition, narrow });
    // Rows and images further down are laid out and fetched when they come near.
    if (whole)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(sheet);
        document.querySelectorAll('img[loading="lazy"]').forEach((image) => image.setAttribute('loading', 'eager'));
      });
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready);
    const name = `${shot.name}-${edition}-${width}-${theme}`;
    await page.screenshot({ path: join(values.out, `${name}.png`), fullPage: whole });
    taken.push({ ...shot, name, of: shot.name, edition, width });
  } catch (error) {
    faults.push(`${shot.name} ${edition} ${width} ${theme}: ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
};

mkdirSync(values.out, { recursive: true });
try {
  for (const shot of chosen)
    for (const edition of editions)
      for (const width of widths) for (const theme of themes) await take(edition, width, theme, shot);
} finally {
  await portal.stop();
}

const figure = ({ name, width }) =>
  `<figure><a href="${name}.png"><img src="${name}.png" alt="" loading="lazy" width="${Math.min(width, 320)}">` +
  `</a><figcaption>${name}</figcaption></figure>`;
const style =
  'body{font:14px system-ui;margin:2rem}h2{margin-top:2rem}' +
  'section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}' +
  'img{border:1px solid #ccc;max-height:30rem;object-fit:cover;object-position:top}';
const sections = chosen.map(
  ({ name }) =>
    `<h2>${name}</h2><section>${taken
      .filter((one) => one.of === name)
      .map(figure)
      .join('')}</section>`,
);
writeFileSync(
  join(values.out, 'index.html'),
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Millwright in images</title>' +
    `<style>${style}</style><h1>Millwright in images</h1>${sections.join('')}</html>\n`,
);
const sheet = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
await sheet.goto(pathToFileURL(join(values.out, 'index.html')).href);
await sheet.evaluate(() => document.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager')));
await sheet.waitForLoadState('networkidle');
// An image is at most so high; more pages are several sheets.
const highest = 12_000;
const height = await sheet.evaluate(() => document.documentElement.scrollHeight);
for (let top = 0, number = 1; top < height; top += highest, number += 1)
  await sheet.screenshot({
    path: join(values.out, `contact-sheet-${number}.png`),
    fullPage: true,
    clip: { x: 0, y: top, width: 1680, height: Math.min(highest, height - top) },
  });
await browser.close();
console.log(`${taken.length} images: ${join(values.out, 'index.html')} and contact-sheet-*.png`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
