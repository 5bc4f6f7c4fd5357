import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';

/** The two looks that are compared on every machine: Chinese on a phone, English on a desktop. */
export const looks = [
  { name: 'cn-375', edition: 'cn', width: 375, height: 812 },
  { name: 'en-1280', edition: 'en', width: 1280, height: 800 },
];

/** What lies below this is not stored: a list that is right for so long is right further down. */
const highest = 1600;

const pinned = '/pinned-fonts/';
const packageFolder = (owner, name) =>
  dirname(createRequire(join(root, owner, 'package.json')).resolve(`${name}/package.json`));
const fonts = {
  inter: packageFolder('packages/ui', '@fontsource-variable/inter'),
  'noto-sans-sc': packageFolder('apps/storybook', '@fontsource/noto-sans-sc'),
};

const fontTypes = { '.css': 'text/css', '.woff2': 'font/woff2', '.woff': 'font/woff' };

/**
 * The faces come from packages, so that they are the same on every machine; nothing of them is in the built Storybook.
 */
const serveFonts = (page) =>
  page.route(`**${pinned}**`, (route) => {
    const [name, ...path] = new URL(route.request().url()).pathname.slice(pinned.length).split('/');
    return route.fulfill({
      body: readFileSync(join(fonts[name], ...path)),
      contentType: fontTypes[extname(path.at(-1))],
    });
  });

const pinFonts = (page) =>
  page.evaluate(async (folder) => {
    const sheet = (path) =>
      new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: `${folder}${path}`,
          onload: resolve,
          onerror: reject,
        });
        document.head.append(link);
      });
    await Promise.all([sheet('inter/index.css'), sheet('noto-sans-sc/400.css'), sheet('noto-sans-sc/600.css')]);
    const style = document.createElement('style');
    style.textContent = `:root, :lang(zh), :lang(en) { --mw-font-family: 'Inter Variable', 'Noto Sans SC', sans-serif !important; }`;
    document.head.append(style);
    // Drawing the text loads every font that it needs.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  }, pinned);

const finished = () => {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return ['finished', 'errored', 'aborted'].includes(phase) ? phase : '';
};

/** A page that takes images of stories: no motion, the same moment for all, one look. */
export const openStudio = async (browser, { width, height }) => {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-21T04:00:00Z'));
  await serveFonts(page);
  return page;
};

/**
 * Takes the image of a story as it stands after its play function.
 * @returns {Promise<Buffer | null>} null where the story wants no image
 */
export const takeScreenshot = async (page, site, story, { edition, width }) => {
  await page.goto(`${site}/iframe.html?id=${story}&viewMode=story&globals=edition:${edition};theme:light`, {
    waitUntil: 'load',
  });
  const phase = await (await page.waitForFunction(finished, undefined, { timeout: 20_000 })).jsonValue();
  if (phase === 'aborted') throw new Error('was not rendered to its end');
  const { disableSnapshot } = await page.evaluate(
    () => globalThis.__STORYBOOK_PREVIEW__.currentRender.story?.parameters.chromatic ?? {},
  );
  if (disableSnapshot) return null;
  await pinFonts(page);
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const shoot = () =>
    page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(full, highest) },
      animations: 'disabled',
      caret: 'hide',
    });
  // What still settles, such as a menu that waits before it opens, is given the time to.
  let image = await shoot();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const next = await shoot();
    if (next.equals(image)) return next;
    image = next;
  }
  return image;
};
