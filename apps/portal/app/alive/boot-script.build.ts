import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { scriptedSheetIn } from '../../scripted-sheet.vite.ts';
import { handoffId, installBoot, type BootFacts } from './boot-script.ts';
import { aliveEvent, bootId, keepTaps } from './keep-taps.ts';

function minified(call: string): string {
  const { code, errors } = minifySync('boot.js', call);
  if (errors.length > 0) throw new Error(`The boot script does not parse: ${errors[0]!.message}`);
  return code.trim();
}

/** The text of the inline script that keeps early taps. */
export const tapScriptText = (): string =>
  minified(`(${String(keepTaps)})(window,${JSON.stringify(bootId)},${JSON.stringify(aliveEvent)})`);

/** The text of the script file that wakes the page up. */
export const bootScriptText = (facts: BootFacts = {}): string =>
  minified(`(${String(installBoot)})(window,(a)=>import(a),${JSON.stringify(handoffId)},${JSON.stringify(facts)})`);

const digestOf = (text: string | Buffer, form: 'base64' | 'hex'): string =>
  createHash('sha256').update(text).digest(form);

/** Path of the script file, without the slash in front. Its name holds a hash of what it holds. */
const bootFile = (text: string): string => `assets/boot-${digestOf(text, 'hex').slice(0, 8)}.js`;

const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** What pages are built with: the inline script. */
export const bootConstants = (): Record<'TAP_SCRIPT', string> => ({ TAP_SCRIPT: JSON.stringify(tapScriptText()) });

/** What is read here of the router's manifest of the browser. */
interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { index?: boolean; parentId?: string; module: string; css?: string[] }>;
  url: string;
}

const moduleId = 'virtual:boot-script';
const resolvedId = `\0${moduleId}`;

/** What the pages of the client that was built in `folder` share. */
async function factsOf(folder: string): Promise<BootFacts> {
  const name = (await readdir(join(folder, 'assets'))).find((file) => /^manifest-\w+\.js$/.test(file))!;
  const { entry, routes, url } = JSON.parse(
    (await readFile(join(folder, 'assets', name), 'utf8')).replace(/^[^{]*|;$/g, ''),
  ) as Manifest;
  const shared: string[] = [];
  // Around the home page, and nearly all others.
  for (let id = Object.values(routes).find(({ index }) => index)?.parentId; id; id = routes[id]!.parentId)
    shared.push(id);
  const sheet = await scriptedSheetIn(folder);
  return {
    entry: entry.module,
    preload: entry.imports,
    manifest: url,
    routes: Object.fromEntries(
      shared.map((id) => [id, routes[id]!.css?.length ? [routes[id]!.module, routes[id]!.css] : [routes[id]!.module]]),
    ),
    ...(sheet && { sheet: [sheet, `sha256-${digestOf(await readFile(join(folder, sheet)), 'base64')}`] }),
  };
}

/**
 * Gives the client its boot file, which says what all pages of the build share, and the server by `virtual:boot-script`
 * the element that loads it without holding anything up. Deferred, it runs when the document was read; Chromium lets an
 * `async` one wait until the page was painted, and an early tap with it. It comes before pictures that are not seen
 * first.
 */
export const bootScript = (): Plugin => ({
  name: 'boot-script',
  resolveId: (source) => (source === moduleId ? resolvedId : null),
  async load(id) {
    if (id !== resolvedId) return null;
    const { mode, config } = this.environment;
    const isBuilt = mode === 'build';
    const folder = join(config.root, 'build/client');
    // The client is built before the server; the router writes its manifest when the server asks for it.
    const manifest = isBuilt && (await this.resolve('virtual:react-router/server-manifest'));
    if (manifest) await this.load(manifest);
    const facts = isBuilt ? await factsOf(folder) : {};
    const text = bootScriptText(facts);
    const file = bootFile(text);
    if (isBuilt) await writeFile(join(folder, file), text);
    const element = `<script${attributes({ defer: '', fetchpriority: 'high', id: bootId, src: `/${file}`, integrity: `sha256-${digestOf(text, 'base64')}` })}></script>`;
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- code
    return `export const bootElement = ${JSON.stringify(element)};\nexport const bootFacts = ${JSON.stringify(facts)};`;
  },
  configureServer({ middlewares }) {
    const text = bootScriptText();
    middlewares.use(
      `/${bootFile(text)}`,
      (_, response) => void response.setHeader('content-type', 'text/javascript').end(text),
    );
  },
});
