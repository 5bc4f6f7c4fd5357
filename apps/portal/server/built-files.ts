import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFiles } from '../app/runtime/document.server.ts';
import type { Stylesheet } from '../app/runtime/load-styles.ts';

/** What is read of Vite's manifest: https://vite.dev/guide/backend-integration */
interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
}

const pathOf = (file: string): string => `/${file}`;

/**
 * Reads which files the pages of a built client need, with digests of its stylesheets.
 * @param look the stylesheet of a site of one's own, which changes what the first one says
 */
export async function readBuiltFiles(folder: string, look: Stylesheet | null = null): Promise<BuiltFiles> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const chunks = Object.entries(manifest);
  const entry = chunks.find(([, { isEntry }]) => isEntry)?.[1];
  if (!entry) throw new Error('The manifest of the built client names no entry');
  const imported = (chunk: Chunk, seen = new Set<string>()): readonly string[] => {
    for (const key of chunk.imports ?? []) {
      const { file } = manifest[key]!;
      if (seen.has(pathOf(file))) continue;
      seen.add(pathOf(file));
      imported(manifest[key]!, seen);
    }
    return [...seen];
  };
  const named = async (file: string): Promise<Stylesheet> => {
    const digest = createHash('sha256').update(await readFile(join(folder, file)));
    return { href: pathOf(file), integrity: `sha256-${digest.digest('base64')}` };
  };
  const preload = imported(entry);
  const preloadByEdition = chunks.flatMap(([source, chunk]) => {
    const edition = /i18n\/src\/client\/portal-(\w+)\.ts$/.exec(source)?.[1];
    if (!edition) return [];
    const needed = new Set([...preload, pathOf(chunk.file), ...imported(chunk)]);
    needed.delete(pathOf(entry.file));
    return [[edition, [...needed]] as const];
  });
  const styles = [...new Set(chunks.flatMap(([, { css }]) => css ?? []))];
  /** The stylesheets of a group, as `vite.config.ts` names them. */
  const ofGroup = (group: string): Promise<Stylesheet[]> =>
    Promise.all(styles.filter((file) => file.startsWith(`assets/${group}-`)).map(named));
  const ungrouped = styles.filter((file) => !/^assets\/(?:client|dialogs|enquiry|later)-/.test(file));
  if (ungrouped.length > 0) throw new Error(`No page names the stylesheet ${ungrouped[0]}`);
  const [client, dialogs, enquiry, later] = await Promise.all([
    ofGroup('client'),
    ofGroup('dialogs'),
    ofGroup('enquiry'),
    ofGroup('later'),
  ]);
  const first = look ? [...client, look] : client;
  const usual = [...first, ...later, ...dialogs];
  return {
    entry: pathOf(entry.file),
    preload: Object.fromEntries(preloadByEdition),
    styles: { first, usual, enquiry: [...usual, ...enquiry] },
    dialogStyles: dialogs,
  };
}
