import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';

/**
 * `npm run update -- images`: takes the images of a site of another brand that docs/reuse.md shows, from Storybook.
 * `--from folder` takes them from a Storybook that is built already.
 */
const { env } = bootstrap();
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const { chromium } = await import('playwright');
const { default: sharp } = await import('sharp');
const { findBrowser } = await import('./browser.mjs');
const { serveFolder } = await import('./lib/serve-folder.mjs');

const built = values.from ?? join(root, 'apps/storybook/storybook-static');
if (!values.from) {
  await mustBuild(env, 'storybook');
}

const shots = [
  { name: 'en', story: 'theme--another-brand', width: 1280, height: 800 },
  { name: 'cn', story: 'theme--another-brand-in-chinese', width: 1280, height: 800 },
];

const folder = join(root, 'docs/images');
mkdirSync(folder, { recursive: true });
const site = await serveFolder(built);
const { path: executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
for (const { name, story, width, height } of shots) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${site.url}/iframe.html?id=${story}&viewMode=story&globals=edition:${name}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    ['finished', 'completed'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase),
  );
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, `another-brand-${name}.webp`));
  await page.close();
}
await browser.close();
await site.close();
console.log(`Wrote docs/images/another-brand-{${shots.map(({ name }) => name).join(',')}}.webp.`);
