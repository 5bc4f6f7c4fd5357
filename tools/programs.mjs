import { ensureFonts, ensureHeadlessShell, findBrowser } from './browser.mjs';
import { bootstrap } from './lib/bootstrap.mjs';

/**
 * `node tools/programs.mjs`: sees to what checks need that npm has not: Chromium, its headless shell and a Chinese font.
 * Nx runs it before what needs them, next to what does not. It fails where no Chromium can be had.
 */
bootstrap();
const { path } = await findBrowser();
console.log(`Chromium: ${path}`);
console.log(`Headless shell: ${ensureHeadlessShell() ?? 'none; the whole browser is used in its place'}`);
if (!ensureFonts()) console.log('No Chinese font is installed: Chinese text is measured with a fallback.');
