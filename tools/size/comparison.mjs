import { join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { usedMessages } from './used-messages.ts';
import { findBrowser } from '../browser.mjs';
import { root } from '../lib/bootstrap.mjs';
import { serveFolder } from '../lib/serve-folder.mjs';
import { brotli } from './measure-bundle.mjs';

const inI18n = () => ({ cwd: join(root, 'packages/i18n') });
const source = join(root, 'apps/storybook/comparison');
const cache = join(root, '.cache/size');

/**
 * Builds one page as a site would.
 * @returns {Promise<string>} the folder with its files
 */
export const buildPage = async (name) => {
  const outDir = join(cache, name);
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    mode: 'production',
    resolve: {
      conditions: ['@millwright/source', 'module', 'browser', 'production'],
      dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react'],
    },
    plugins: [
      react(),
      vanillaExtractPlugin(),
      lingui(inI18n()),
      babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(inI18n()) }, inI18n())] }),
      usedMessages(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(source, `${name}.html`) },
    },
  });
  return outDir;
};

/** Everything on the page is opened, as a visitor would: menu, select, tabs, slider, toast, dialog, and back to top. */
const openAll = async (page) => {
  await page.getByRole('button', { name: 'All industries' }).click();
  await page.getByText('Plastics machines').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').first().selectOption('videos');
  await page.getByRole('checkbox').check();
  await page.getByRole('tab', { name: 'Videos' }).click();
  // A mouse over the row fetches what lets it be dragged.
  await page.getByText('Slide 1', { exact: true }).hover();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Show toast' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail').fill('ada@example.com');
  await dialog.getByLabel('Password').fill('Lovelace-1815');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Back to top' }).click();
  await page.waitForFunction(() => window.scrollY === 0);
};

const loaded = async (browser, folder, url, open) => {
  const site = await serveFolder(folder);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const bodies = [];
  const failures = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet')
      bodies.push(response.body().then((body) => ({ type, bytes: body.length > 0 ? brotli(body) : 0 })));
  });
  const sum = async () => {
    const all = await Promise.all(bodies);
    const of = (type) => all.filter((body) => body.type === type).reduce((total, body) => total + body.bytes, 0);
    return { js: of('script'), css: of('stylesheet') };
  };
  try {
    await page.goto(`${site.url}/${url}`, { waitUntil: 'networkidle' });
    const before = await sum();
    if (open) {
      await open(page);
      await page.waitForLoadState('networkidle');
    }
    const after = await sum();
    if (failures.length > 0) throw new Error(`The page complains: ${failures.join('; ')}`);
    return { before, after };
  } finally {
    await page.close();
    await site.close();
  }
};

/**
 * What the comparison page costs over React alone, in bytes after brotli: before anything on it was opened, and after
 * everything was.
 * @returns {Promise<{ beforeJs: number, afterJs: number, css: number }>}
 */
export const measureComparison = async () => {
  const [alone, whole] = [await buildPage('react-alone'), await buildPage('main')];
  const { chromium } = await import('playwright');
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const react = await loaded(browser, alone, 'react-alone.html');
    const page = await loaded(browser, whole, 'main.html', openAll);
    return {
      beforeJs: page.before.js - react.before.js,
      afterJs: page.after.js - react.before.js,
      css: page.after.css,
    };
  } finally {
    await browser.close();
  }
};
