import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'media-hosts.txt');

/** An origin that a policy reads as one host: no `*`, no `;`. */
const origin = /^https:\/\/[\w.-]+(?::\d+)?$/;

/**
 * Origins of images, audio and video that an import left where they are: one a line in `media-hosts.txt` of the data
 * folder. Pages may load from them. Take a line out to end that.
 */
export function readLinkedHosts(dataDir: string): string[] {
  try {
    return readFileSync(fileIn(dataDir), 'utf8')
      .split(/\s+/)
      .filter((line) => origin.test(line));
  } catch {
    return [];
  }
}

/** Adds origins to the file. Returns those that are new; URLs with http are loaded with https. */
export async function addLinkedHosts(dataDir: string, origins: Iterable<string>): Promise<string[]> {
  const known = readLinkedHosts(dataDir);
  const https = [...origins].map((one) => one.replace(/^http:/, 'https:'));
  const added = [...new Set(https)].filter((one) => origin.test(one) && !known.includes(one));
  if (added.length === 0) return [];
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(dataDir), [...known, ...added, ''].join('\n'), { mode: 0o600 });
  return added;
}
