import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseSync, type Plugin, type Rolldown } from 'vite';

type PluginContext = Rolldown.PluginContext;

const query = '?styles';
const prefix = '\0styles-only:';
const suffix = '.js';
/**
 * Id of the module made here from a file. No other plugin knows what it is; React Router would refuse one that ends as
 * a server module does.
 */
const idOf = (file: string) => prefix + file + suffix;
const isStyle = /\.css(\.ts)?$/;
const isCode = /\.tsx?$/;
/** Imports that are followed: our own files and the widgets. */
const followed = /^(?:\.|@millwright\/ui\/)/;

/** What a module imports and exports from elsewhere, but for types. */
function requestsOf(file: string, code: string): Set<string> {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const exported = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  return new Set([...imported, ...exported].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
}

/** The import of a sheet, as vanilla-extract writes it into the script of a `*.css.ts`. */
const importedSheet = /import\s*["']([^"']+\.vanilla\.css[^"']*)["']/g;

/**
 * The sheets of a style module without its class names, which are script: what only the server renders needs none of
 * them in the browser. While developing it is the module itself, which is replaced when it changes.
 */
async function sheetsOf(context: PluginContext, target: string): Promise<string[]> {
  if (context.environment.mode !== 'build' || !target.endsWith('.ts')) return [target];
  const { code } = await context.load({ id: target });
  return [...(code ?? '').matchAll(importedSheet)].map(([, sheet]) => sheet!);
}

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
      if (source.startsWith(prefix)) return source;
      if (!source.endsWith(query) || !importer) return null;
      return idOf(resolve(dirname(importer), source.slice(0, -query.length)));
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -suffix.length);
      const lines: string[] = [];
      for (const request of requestsOf(file, await readFile(file, 'utf8'))) {
        if (!isStyle.test(request) && !followed.test(request)) continue;
        // Own paths are resolved here, for React Router refuses to resolve a server module for the browser.
        const target = request.startsWith('.')
          ? resolve(dirname(file), request)
          : (await this.resolve(request, file))?.id;
        if (!target) continue;
        if (isStyle.test(target))
          lines.push(...(await sheetsOf(this, target)).map((sheet) => `import ${JSON.stringify(sheet)};`));
        else if (isCode.test(target)) lines.push(`import ${JSON.stringify(idOf(target))};`);
      }
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: true };
    },
    hotUpdate({ file, modules }) {
      const made = this.environment.moduleGraph.getModuleById(idOf(file));
      return made ? [...modules, made] : undefined;
    },
  };
}
