import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder, mediaNamesIn } from '../media/media-folder.ts';
import { addLinkedHosts, readLinkedHosts } from '../media/linked-hosts.ts';
import type { MediaStore } from '../media/media-store.ts';
import { readSiteFile, writeSiteFile } from '../site/site-file.ts';

/** Where the files of a site are. */
export interface SitePlace {
  /** Folder of `site.json` and `media-hosts.txt`. */
  dataDir: string;
  media: MediaStore;
}

/** What became of the files of a folder. */
export interface SiteFileCounts {
  /** Media that were added, and that were there already. */
  added: number;
  present: number;
  /** Names of files that are not what their names say. */
  refused: string[];
  /** What became of `site.json`; `kept` where the data folder has another. */
  site: 'none' | 'added' | 'present' | 'kept';
}

/** Files between two words on the progress. */
const reported = 100;

/**
 * Writes the files of a site into the folder of an export: media, `site.json`, and the hosts whose media stay there.
 * Returns how many media there are, and whether there is a site file.
 */
export async function exportSiteFiles(
  { dataDir, media }: SitePlace,
  folder: string,
  onProgress?: (done: number, of: number) => void,
): Promise<{ media: number; site: boolean }> {
  const names = await media.names();
  const target = mediaFolder(folder);
  if (names.length > 0) await mkdir(target, { recursive: true });
  let done = 0;
  for (const name of names) {
    const found = await media.read(name);
    if (found === null) continue;
    await writeFile(join(target, name), found.body, { flag: 'wx' });
    done += 1;
    if (done % reported === 0) onProgress?.(done, names.length);
  }
  await addLinkedHosts(folder, readLinkedHosts(dataDir));
  const site = readSiteFile(dataDir);
  if (site) await writeSiteFile(folder, site);
  return { media: done, site: site !== null };
}

/**
 * Brings the files of an export's folder into a site. What is there stays: media of the same name are the same, and a
 * site that has a file of its own keeps it. A dry run writes nothing.
 */
export async function importSiteFiles(
  { dataDir, media }: SitePlace,
  folder: string,
  { dryRun }: { dryRun: boolean },
): Promise<SiteFileCounts> {
  const counts: SiteFileCounts = { added: 0, present: 0, refused: [], site: 'none' };
  const [wanted, own] = [readSiteFile(folder), readSiteFile(dataDir)];
  const present = new Set(await media.names());
  for (const name of await mediaNamesIn(mediaFolder(folder))) {
    const isPresent = present.has(name);
    const added = isPresent || dryRun ? !isPresent : await media.add(name, await readFile(join(folder, 'media', name)));
    if (added === null) counts.refused.push(name);
    else counts[added ? 'added' : 'present'] += 1;
  }
  if (!dryRun) await addLinkedHosts(dataDir, readLinkedHosts(folder));
  if (wanted === null) return counts;
  if (own) counts.site = JSON.stringify(own) === JSON.stringify(wanted) ? 'present' : 'kept';
  else counts.site = 'added';
  if (counts.site === 'added' && !dryRun) await writeSiteFile(dataDir, wanted);
  return counts;
}
