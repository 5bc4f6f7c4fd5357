import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readBuiltFiles } from './built-files.ts';

const styles: Readonly<Record<string, string>> = {
  'assets/client-1.css': 'header{}',
  'assets/dialogs-1.css': 'dialog{}',
  'assets/enquiry-1.css': 'form{}',
  'assets/later-1.css': 'article{}',
};
const shared = { file: 'assets/shared-1.js', name: 'shared' };
const runtime = { file: 'assets/runtime-1.js', name: 'runtime' };
/** As Vite writes it: a stylesheet of a chunk without scripts is named by the chunks that import it. */
const manifest = {
  '../../packages/i18n/src/client/portal-cn.ts': {
    file: 'assets/cn-1.js',
    isDynamicEntry: true,
    imports: ['_client-1.js'],
  },
  '../../packages/i18n/src/client/portal-en.ts': {
    file: 'assets/en-1.js',
    isDynamicEntry: true,
    imports: ['_client-1.js', '_shared-1.js'],
  },
  '../../packages/ui/src/widgets/dialog.tsx': { file: 'assets/dialog-1.js', css: ['assets/dialogs-1.css'] },
  '_client-0.js': { file: 'assets/client-0.js', name: 'client', imports: ['_client-1.js'] },
  '_client-1.css': { file: 'assets/client-1.css', src: '_client-1.css' },
  '_client-1.js': {
    file: 'assets/client-1.js',
    name: 'client',
    imports: ['_runtime-1.js'],
    css: ['assets/client-1.css', 'assets/dialogs-1.css', 'assets/enquiry-1.css', 'assets/later-1.css'],
  },
  '_dialogs-1.css': { file: 'assets/dialogs-1.css', src: '_dialogs-1.css' },
  '_enquiry-1.css': { file: 'assets/enquiry-1.css', src: '_enquiry-1.css' },
  '_later-1.css': { file: 'assets/later-1.css', src: '_later-1.css' },
  '_runtime-1.js': runtime,
  '_shared-1.js': shared,
  'app/entry.client.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_client-1.js'] },
};

const folders: string[] = [];

/** A built client. */
function built(chunks: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-built-'));
  folders.push(folder);
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(styles)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
  return folder;
}

const named = (file: string) => ({
  href: `/${file}`,
  integrity: `sha256-${createHash('sha256').update(styles[file]!).digest('base64')}`,
});

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

it('names the entry, and for each edition all that it imports and what is its own', async () => {
  expect(await readBuiltFiles(built(manifest))).toMatchObject({
    entry: '/assets/entry-1.js',
    preload: {
      cn: ['/assets/client-1.js', '/assets/runtime-1.js', '/assets/cn-1.js'],
      en: ['/assets/client-1.js', '/assets/runtime-1.js', '/assets/en-1.js', '/assets/shared-1.js'],
    },
  });
});

it('names each stylesheet once, with the digest of what it holds, for the pages that need it', async () => {
  const { styles: byNeed, dialogStyles } = await readBuiltFiles(built(manifest));
  const [client, dialogs, enquiry, later] = Object.keys(styles).map(named);
  expect(byNeed.first).toEqual([client]);
  expect(byNeed.usual).toEqual([client, later, dialogs]);
  expect(byNeed.enquiry).toEqual([client, later, dialogs, enquiry]);
  expect(dialogStyles).toEqual([dialogs]);
});

it("names the look of a site of one's own after the first stylesheet, which it changes", async () => {
  const look = { href: '/assets/site-1.css', integrity: 'sha256-site' };
  const { styles: byNeed } = await readBuiltFiles(built(manifest), look);
  const [client, , , later] = Object.keys(styles).map(named);
  expect(byNeed.first).toEqual([client, look]);
  expect(byNeed.usual.slice(0, 3)).toEqual([client, look, later]);
});

it('names no stylesheet where the client has none', async () => {
  const entry = { file: 'assets/entry-1.js', isEntry: true };
  expect(await readBuiltFiles(built({ 'app/entry.client.tsx': entry }))).toEqual({
    entry: '/assets/entry-1.js',
    preload: {},
    styles: { first: [], usual: [], enquiry: [] },
    dialogStyles: [],
  });
});

it('is refused where there is no entry, no manifest, or no file of a stylesheet', async () => {
  await expect(readBuiltFiles(built({ '_shared-1.js': shared }))).rejects.toThrow('names no entry');
  const folder = built(manifest);
  rmSync(join(folder, 'assets/later-1.css'));
  await expect(readBuiltFiles(folder)).rejects.toThrow('later-1.css');
  rmSync(join(folder, '.vite/manifest.json'));
  await expect(readBuiltFiles(folder)).rejects.toThrow('manifest.json');
});
