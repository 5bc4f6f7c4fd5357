import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Digests of style sheets, by the address that pages name them with. */
export type StyleDigests = ReadonlyMap<string, string>;

/** Reads the style sheets of the built client in `folder`. */
export async function readStyleDigests(folder: string): Promise<StyleDigests> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'));
  const digest = async (name: string): Promise<[string, string]> => [
    `/assets/${name}`,
    `sha256-${createHash('sha256')
      .update(await readFile(join(folder, 'assets', name)))
      .digest('base64')}`,
  ];
  return new Map(await Promise.all(names.map(digest)));
}

/**
 * Names beside each style sheet of a document what it must hold (SRI), so that a cache or a network of others in
 * between cannot give a page another one; of the one that the boot script takes, that knows it. Documents name no other
 * script file than that one: modules are loaded under names that hold a hash.
 */
export const withStyleDigests = (html: string, digests: StyleDigests): string =>
  html.replaceAll(/<link rel="stylesheet" href="([^"]+)"/g, (named, address: string) => {
    // What follows `#` is for whoever loads it: the file is the same.
    const digest = digests.get(address.replace(/#.*/, ''));
    return digest ? `${named} integrity="${digest}"` : named;
  });
