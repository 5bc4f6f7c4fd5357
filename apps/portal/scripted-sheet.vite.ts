import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:scripted-sheet';
const resolvedId = `\0${moduleId}`;

/** Names of built sheets, as `chunks.vite.ts` groups them. */
const named = (group: string) => new RegExp(`^assets/${group}-[^/]+\\.css$`);
const scripted = named('scripted');
const pages = named('pages');

/** Address of the sheet in a client that was built in `folder`; undefined where it has none. */
export async function scriptedSheetIn(folder: string): Promise<string | undefined> {
  const name = (await readdir(join(folder, 'assets')))
    .map((file) => `assets/${file}`)
    .find((file) => scripted.test(file));
  return name && `/${name}`;
}

/** What the bundler says of a chunk: the sheets that a page with it must name. */
interface WithSheets {
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Keeps the sheet of what only scripts show out of the home page's first load: no route names it. The boot script takes
 * it when the page wakes up, and the server knows its address by `virtual:scripted-sheet`, for error pages; those that
 * print such things themselves have its rules in the sheet that they name beside the first one.
 */
export const scriptedSheet = (): Plugin => ({
  name: 'scripted-sheet',
  resolveId: (source) => (source === moduleId ? resolvedId : null),
  async load(id) {
    if (id !== resolvedId) return null;
    const { mode, config } = this.environment;
    // The client is built before the server; while developing, modules bring their styles.
    const address = mode === 'build' ? await scriptedSheetIn(join(config.root, 'build/client')) : undefined;
    return `export const scriptedSheet = ${JSON.stringify(address ?? '')}`;
  },
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const find = (name: RegExp) =>
        Object.values(bundle).find((file) => file.type === 'asset' && name.test(file.fileName));
      const [own, other] = [find(scripted), find(pages)];
      if (own?.type !== 'asset' || other?.type !== 'asset') return;
      const source = `${String(own.source)}${String(other.source)}`;
      const fileName = `assets/pages-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`;
      delete bundle[other.fileName];
      this.emitFile({ type: 'asset', fileName, source });
      for (const file of Object.values(bundle)) {
        const sheets = (file as WithSheets).viteMetadata?.importedCss;
        sheets?.delete(own.fileName);
        if (sheets?.delete(other.fileName)) sheets.add(fileName);
      }
    },
  },
});
