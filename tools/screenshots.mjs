import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';

/**
 * `npm run screenshots`: pictures of every kind of page and every main state, in both editions at four widths, and an
 * index.html over them, in .cache/screenshots. `-- home login --widths 375,1280 --editions cn` takes only those whose
 * name begins so.
 */
const { node, env } = bootstrap();
const readWords = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        widths: { type: 'string', default: '375,768,1280,1680' },
        editions: { type: 'string', default: 'cn,en' },
        out: { type: 'string', default: join(root, '.cache/screenshots') },
      },
    });
  } catch {
    console.error(
      'Usage: npm run screenshots -- [<beginning of a name> …] [--widths 375,1280] [--editions cn,en] [--out <folder>]',
    );
    process.exit(2);
  }
};
const { values, positionals: wanted } = readWords();
const widths = values.widths.split(',').map(Number);
const editions = values.editions.split(',');
const { shots } = await import('./screenshots/shots.mjs');
const chosen = shots.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
if (
  chosen.length === 0 ||
  !widths.every((width) => width >= 240) ||
  !editions.every((edition) => ['cn', 'en'].includes(edition))
) {
  console.error(`Nothing fits. Pictures: ${shots.map(({ name }) => name).join(', ')}. Editions: cn, en.`);
  process.exit(1);
}

console.log('Building what changed …');
await mustBuild(env, 'portal');
const { chromium } = await import('playwright');
const { findBrowser } = await import('./browser.mjs');
const { startOwnPortal } = await import('./screenshots/own-portal.mjs');

const portal = await startOwnPortal(node, env);
const { path: executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const taken = [];
const faults = [];

const firstLinks = new Map();
/** The address of a shot: its path, or the first link of it that fits. */
const addressOf = async (page, edition, { path, first, query = '' }) => {
  const origin = portal.originOf(edition);
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

const take = async (edition, width, shot) => {
  const narrow = width < 960;
  if ((shot.wideOnly && narrow) || (shot.narrowOnly && !narrow)) return;
  const context = await browser.newContext({
    viewport: { width, height: narrow ? 812 : 900 },
    hasTouch: narrow,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
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
    await page.goto(await addressOf(page, edition, shot), { waitUntil: 'load' });
    await shot.act?.(page, { edition, narrow });
    // Pictures further down are fetched when they come near.
    if (!shot.act)
      await page.evaluate(() =>
        document.querySelectorAll('img[loading="lazy"]').forEach((image) => image.setAttribute('loading', 'eager')),
      );
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    const name = `${shot.name}-${edition}-${width}`;
    await page.screenshot({ path: join(values.out, `${name}.png`), fullPage: shot.whole ?? !shot.act });
    taken.push({ ...shot, name, edition, width });
  } catch (error) {
    faults.push(`${shot.name} ${edition} ${width}: ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
};

mkdirSync(values.out, { recursive: true });
try {
  for (const shot of chosen)
    for (const edition of editions) for (const width of widths) await take(edition, width, shot);
} finally {
  await browser.close();
  await portal.stop();
}

const figure = ({ name, width }) =>
  `<figure><a href="${name}.png"><img src="${name}.png" alt="" loading="lazy" width="${Math.min(width, 480)}">` +
  `</a><figcaption>${name}</figcaption></figure>`;
const style =
  'body{font:14px system-ui;margin:2rem}h2{margin-top:2rem}' +
  'section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}' +
  'img{border:1px solid #ccc;max-height:40rem;object-fit:cover;object-position:top}';
const sections = chosen.map(
  ({ name }) =>
    `<h2>${name}</h2><section>${taken
      .filter((one) => one.name.startsWith(`${name}-${one.edition}-`))
      .map(figure)
      .join('')}</section>`,
);
writeFileSync(
  join(values.out, 'index.html'),
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Millwright in pictures</title>' +
    `<style>${style}</style><h1>Millwright in pictures</h1>${sections.join('')}</html>\n`,
);
console.log(`${taken.length} pictures: ${join(values.out, 'index.html')}`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
