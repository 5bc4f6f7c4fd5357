import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The module whose router comes later than the page. */
const laterImporter = /alive[\\/]data-router\.ts$/;
const suffix = '?later';
const ofRouter = /react-router[\\/]dist[\\/]production[\\/]/;

/**
 * Names for developer tools, and contexts, keep everything alive that is named or made: without them unused parts go.
 */
const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');

/**
 * The router in two parts: what shows a page, which wakes up with it, and what leads to another, which comes with the
 * first link that a visitor turns to. The package is one module, which no bundler cuts, so the later part is read from
 * it once more; it makes no context and no component, so nothing exists twice. React Router resolves to its development
 * build everywhere; pages get the other one, which is smaller.
 */
export const routerInTwo = (): Plugin => ({
  name: 'router-in-two',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    const isRouter = source === 'react-router' || source === 'react-router/dom';
    const isInside = source.startsWith('.') && importer?.endsWith(suffix);
    if (!isRouter && !isInside) return null;
    const found = await this.resolve(source, isInside ? importer!.slice(0, -suffix.length) : importer, {
      skipSelf: true,
    });
    if (!found) return null;
    const id = found.id.replace('/dist/development/', '/dist/production/');
    return { ...found, id: isInside || laterImporter.test(importer ?? '') ? id + suffix : id };
  },
  load(id) {
    return id.endsWith(suffix) && ofRouter.test(id) ? readFile(id.slice(0, -suffix.length), 'utf8') : null;
  },
  transform(code, id) {
    return ofRouter.test(id) ? { code: withoutNames(code), map: null } : null;
  },
});
