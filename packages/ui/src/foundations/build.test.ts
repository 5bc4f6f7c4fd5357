// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build, type PluginOption, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { leftToRightAlone, resolveSource, sharedPlugins } from '../../../../vite.shared.ts';
import { layers } from './layers.css.ts';
import { themeColors } from './theme-values.ts';

const css = async (...more: PluginOption[]): Promise<string> => {
  const { output } = (await build({
    ...resolveSource,
    configFile: false,
    logLevel: 'error',
    plugins: [sharedPlugins(), ...more],
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: fileURLToPath(new URL('index.ts', import.meta.url)) },
    },
  })) as Rollup.RollupOutput;
  const stylesheet = output.find((file) => file.fileName.endsWith('.css'));
  return stylesheet?.type === 'asset' ? String(stylesheet.source) : '';
};

it('a build has every layer in its order and the colours of every theme', async () => {
  const text = await css();
  const places = Object.values(layers).map((layer) => text.indexOf(`@layer ${layer}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const colors of Object.values(themeColors)) expect(text).toContain(`--mw-color-ink: ${colors.ink}`);
  expect(text).toMatch(/src: url\([^)]*\.woff2/);
});

it('a build without editions from right to left has no rule for them, and every other rule', async () => {
  const [all, fewer] = [await css(), await css(leftToRightAlone())];
  const rule = /\s*\[dir="rtl"\] [^{]*\{[^}]*\}/g;
  expect(all).toMatch(rule);
  expect(fewer.replace(/\s/g, '')).toBe(all.replace(rule, '').replace(/\s/g, ''));
});
