import { posix } from 'node:path';
import { layerOrder } from '../../packages/ui/src/foundations/layer-order.ts';

/**
 * Lets every compiled module import the style sheet that the build wrote for it, and writes the order of the layers at
 * the head of each sheet: whichever a page loads first would decide it otherwise. One sheet with all is for pages
 * without a bundler.
 * @param {{ all?: string, order?: string }} options `all`: the file name of the sheet with everything. `order`: what
 * stands at the head of each sheet; nothing where one bundle is made of them.
 */
export const stylesWithModules = ({ all, order = `${layerOrder}\n` } = {}) => ({
  name: 'millwright:styles-with-modules',
  enforce: 'post',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
  generateBundle: {
    // After Vite has written its lists of style sheets to fetch next to a later module.
    order: 'post',
    handler(_, bundle) {
      const used = [];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const up = '../'.repeat(chunk.fileName.split('/').length - 1) || './';
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
        used.push(...sheets);
        chunk.code = withImports(withoutLists(chunk.code), sheets.map((file) => `import '${up}${file}';\n`).join(''));
      }
      for (const file of new Set(used)) bundle[file].source = order + String(bundle[file].source);
      if (!all || used.length === 0) return;
      const sheets = [...new Set(used)]
        .sort()
        .map((file) => fromTheTop(String(bundle[file].source).slice(order.length), file));
      this.emitFile({ type: 'asset', fileName: all, source: order + sheets.join('\n') });
    },
  },
});

/**
 * A later module imports its own styles: nothing has to be fetched next to it, and what fetches must not look like
 * Vite's to the next Vite.
 */
const withoutLists = (code) =>
  code
    .replace(/^const __vite__mapDeps=.*\n/, '')
    .replace(/, __vite__mapDeps\(\[[\d,]*\]\)(?:,\s*import\.meta\.url)?\)/g, ')')
    .replaceAll('__vitePreload', 'loadNow');

/** The rules of a sheet, with its relative URLs as they are from the top of the package. */
const fromTheTop = (css, file) =>
  css.replace(
    /url\((['"]?)(\.{1,2}\/[^'")]+)/g,
    (_, quote, url) => `url(${quote}./${posix.join(posix.dirname(file), url)}`,
  );

/** Directives such as 'use client' stay the first thing in the module. */
const withImports = (code, imports) => {
  const directives = /^(?:\s*(["'])use [a-z]+\1;?\s*)*/.exec(code)?.[0] ?? '';
  return directives + imports + code.slice(directives.length);
};
