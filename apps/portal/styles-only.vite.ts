import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';

const query = '?styles';
const isStyle = /\.css(\.ts)?$/;
const isCode = /\.tsx?$/;
/** Imports that are followed: our own files and the widgets. */
const followed = /^(?:\.|@millwright\/ui\/)/;

/**
 * Lets a route have the style sheets of what only the server renders: `import './page.server.tsx?styles'` imports every
 * style sheet that the module reaches, and none of its code. The list of widgets is thus written once, where they are
 * used.
 */
export function stylesOnly(): Plugin {
  return {
    name: 'styles-only',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      // Paths are resolved here, for React Router refuses to resolve a server module for the browser.
      const file = resolve(dirname(importer?.replace(query, '') ?? '.'), source);
      return { id: file, moduleSideEffects: true };
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const { module } = parseSync(file, await readFile(file, 'utf8'));
      const imported = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
      const requests = imported.map(({ moduleRequest }) => moduleRequest.value);
      for (const { entries } of module.staticExports) {
        for (const { isType, moduleRequest } of entries) if (moduleRequest && !isType) requests.push(moduleRequest.value);
      }
      const lines: string[] = [];
      for (const request of new Set(requests)) {
        if (isStyle.test(request)) lines.push(`import ${JSON.stringify(request)};`);
        else if (followed.test(request)) {
          const target = request.startsWith('.') ? resolve(dirname(file), request) : (await this.resolve(request, file))?.id;
          if (target && isCode.test(target)) lines.push(`import ${JSON.stringify(target + query)};`);
        }
      }
      return { code: lines.join('\n'), moduleSideEffects: true };
    },
  };
}
