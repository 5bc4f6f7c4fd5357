import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';

/**
 * `npx node tools/visual.mjs`: compares every story with its stored image, in Chinese at 375 px and in English
 * at 1280 px. `--accept` stores the new images. `widgets-toasts` looks only at stories whose id begins so.
 */
const { env } = bootstrap();
const { chromium } = await import('playwright');
const { findBrowser } = await import('./browser.mjs');
const { serveFolder } = await import('./lib/serve-folder.mjs');
const { compareImages, shrunk } = await import('./visual/compare-images.mjs');
const { looks, openStudio, takeScreenshot } = await import('./visual/take-screenshots.mjs');

const wanted = process.argv.slice(2);
const accepts = wanted.includes('--accept');
const prefixes = wanted.filter((word) => !word.startsWith('--'));
const reference = join(root, 'apps/storybook/visual');
const found = join(root, '.cache/visual');
// A build of its own may be named, where there is one already.
const built = process.env.STORYBOOK_BUILD ?? join(root, 'apps/storybook/storybook-static');
const atOnce = 3;

if (!process.env.STORYBOOK_BUILD) {
  await mustBuild(env, 'storybook');
}

const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(entries)
  .filter(
    ({ type, id }) => type === 'story' && (prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))),
  )
  .map(({ id }) => id);

rmSync(found, { recursive: true, force: true });
const browserFound = await findBrowser();
const browser = await chromium.launch({
  executablePath: browserFound.path,
  args: [...browserFound.args, '--font-render-hinting=none', '--disable-lcd-text'],
});
const site = await serveFolder(built);
const faults = [];
let taken = 0;
let changed = 0;

const readReference = (file) => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

const visit = async (page, look, story) => {
  const file = join(reference, look.name, `${story}.png`);
  const image = await takeScreenshot(page, site.url, story, look);
  if (image === null) return rmSync(file, { force: true });
  taken += 1;
  const before = readReference(file);
  const {
    same,
    reason,
    image: differences,
  } = before ? await compareImages(before, image) : { same: false, reason: 'has no image yet', image: image };
  if (same) return undefined;
  changed += 1;
  if (accepts) {
    mkdirSync(join(reference, look.name), { recursive: true });
    return writeFileSync(file, await shrunk(image));
  }
  mkdirSync(join(found, look.name), { recursive: true });
  writeFileSync(join(found, look.name, `${story}.png`), image);
  writeFileSync(join(found, look.name, `${story}.differences.png`), differences);
  faults.push(`${look.name} ${story} ${reason}`);
  return undefined;
};

/** Takes images until the queue is empty. A story that fails is tried once more, on a new page. */
const work = async (look, queue) => {
  let page = await openStudio(browser, look);
  for (let story = queue.shift(); story; story = queue.shift()) {
    for (const attempt of [1, 2]) {
      try {
        await visit(page, look, story);
        break;
      } catch (error) {
        await page.context().close();
        page = await openStudio(browser, look);
        if (attempt === 2) faults.push(`${look.name} ${story} ${error.message.split('\n')[0]}`);
      }
    }
  }
  await page.context().close();
};

const forgetGone = (look) => {
  if (!accepts || prefixes.length > 0) return;
  mkdirSync(join(reference, look.name), { recursive: true });
  for (const file of readdirSync(join(reference, look.name)))
    if (!stories.includes(file.replace(/\.png$/, ''))) rmSync(join(reference, look.name, file));
};

for (const look of looks) {
  const queue = [...stories];
  await Promise.all(Array.from({ length: atOnce }, () => work(look, queue)));
  forgetGone(look);
}
await browser.close();
await site.close();

console.log(`${taken} screenshots of ${stories.length} stories, ${changed} ${accepts ? 'accepted' : 'changed'}`);
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nThe images are in .cache/visual. Keep them with: npm run update -- stories`);
  process.exitCode = 1;
}
