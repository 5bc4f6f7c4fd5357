import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

/** @typedef {{ js: number, css: number, lazyJs: number, lazyCss: number }} Size bytes, brotli 11 */

/** Bytes of a text after brotli at its best, as a server sends it. */
export const brotli = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const staticClosure = (entry, chunks) => {
  const seen = new Set();
  const visit = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
  };
  visit(entry.fileName);
  return seen;
};

/**
 * What a bundle costs: the files of its entry and what that imports, and apart from them what is fetched later.
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 * @returns {Size}
 */
export const sizeOf = (output) => {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const sheets = new Map(
    output.filter((file) => file.fileName.endsWith('.css')).map((asset) => [asset.fileName, asset.source]),
  );
  const initial = staticClosure(
    [...chunks.values()].find((chunk) => chunk.isEntry),
    chunks,
  );
  const size = { js: 0, css: 0, lazyJs: 0, lazyCss: 0 };
  const early = new Set();
  for (const chunk of chunks.values()) {
    const bytes = chunk.code.trim() === '' ? 0 : brotli(chunk.code);
    if (initial.has(chunk.fileName)) chunk.viteMetadata?.importedCss.forEach((file) => early.add(file));
    size[initial.has(chunk.fileName) ? 'js' : 'lazyJs'] += bytes;
  }
  for (const [file, source] of sheets) size[early.has(file) ? 'css' : 'lazyCss'] += brotli(source);
  return size;
};

const react = /^react(-dom)?(\/.*)?$/;

/**
 * Bundles one compiled entry for production, without React, which every page has anyway.
 * @param {string} entry an absolute path
 * @returns {Promise<Size>}
 */
export const measureEntry = async (entry) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: react },
    },
  });
  return sizeOf(output);
};
