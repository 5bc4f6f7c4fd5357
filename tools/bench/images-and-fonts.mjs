import { phone } from './visit.mjs';
import { startChromium } from './chromium.mjs';

const kilobytes = (bytes) => bytes / 1024;

/** One visit of a phone: the bytes of its typefaces, and what became of its images. */
const look = async (browser, origin) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const loaded = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'font' || kind === 'image')
      loaded.push({
        kind,
        type: response.headers()['content-type'] ?? '',
        size: response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      });
  });
  await page.goto(origin, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  const inPage = await page.evaluate(() => ({
    unsized: [...document.images].filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
      .length,
    preloaded: document.querySelectorAll('link[rel=preload][as=image]').length,
  }));
  const sizes = await Promise.all(loaded.map(async ({ kind, size }) => (kind === 'font' ? await size : 0)));
  await context.close();
  const images = loaded.filter(({ kind }) => kind === 'image');
  return {
    ...inPage,
    fonts: kilobytes(sizes.reduce((sum, size) => sum + size, 0)),
    all: images.length,
    small: images.filter(({ type }) => /avif|webp|svg/.test(type)).length,
  };
};

/** What images and fonts the portals send, in both editions; cached pages have the same. */
export const measureImagesAndFonts = async (sites) => {
  const { browser } = await startChromium();
  for (const { port, figures } of sites.filter(({ isSeen, server }) => isSeen && server)) {
    const [english, chinese] = [
      await look(browser, `http://127.0.0.1:${port}/`),
      await look(browser, `http://cn.localhost:${port}/`),
    ];
    figures.put('font.en', english.fonts);
    figures.put('font.cn', chinese.fonts);
    for (const key of ['small', 'all', 'unsized', 'preloaded']) figures.put(`image.${key}`, english[key]);
  }
  await browser.close();
};
