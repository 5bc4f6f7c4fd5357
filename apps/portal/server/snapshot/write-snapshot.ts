import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '@millwright/api/operator-error';
import { escapeHtml, type EditionKey } from '@millwright/domain';
import { crawlSite, type CrawlOptions } from './crawl-site.ts';
import type { SnapshotContents } from './snapshot-contents.ts';

/** How a snapshot is written. */
export interface SnapshotOptions extends CrawlOptions {
  /** The name of each edition, for the page that leads to them. */
  names: ReadonlyMap<EditionKey, string>;
  clock: () => Date;
}

/** The page of the folder itself: it leads to the editions. */
function indexPage(names: SnapshotOptions['names'], time: string): string {
  const links = [...names].map(
    ([edition, name]) => `<li><a href="${edition}/index.html">${escapeHtml(name)}</a> (${edition})</li>`,
  );
  const only =
    names.size === 1 ? `<meta http-equiv="refresh" content="0; url=${[...names.keys()][0]}/index.html"/>` : '';
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${only}<title>${time.slice(0, 10)}</title></head>` +
    `<body><ul>${links.join('')}</ul><p>${time}</p></body></html>\n`
  );
}

/**
 * Writes a snapshot of a site: pages, styles and images that need neither the site nor scripts, and `manifest.json`. The
 * folder appears when it is whole. Throws a {@link OperatorError} for a folder that holds anything.
 */
export async function writeSnapshot({ names, clock, ...options }: SnapshotOptions): Promise<SnapshotContents> {
  const { folder, origins } = options;
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new OperatorError(`${folder} is there already and is no empty folder; nothing was written.`);
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const startedAt = clock().toISOString();
    const contents = await crawlSite({ ...options, folder: draft });
    const { pages, redirects, files, missing, leftOut, elsewhere, bytes } = contents;
    const manifest = {
      version: 1,
      startedAt,
      finishedAt: clock().toISOString(),
      origins: Object.fromEntries(origins),
      counts: { pages: pages.length, redirects: redirects.length, files: files.length, bytes },
      missing,
      leftOut,
      elsewhere,
      pages,
      redirects,
      files,
    };
    await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    await writeFile(join(draft, 'index.html'), indexPage(names, startedAt));
    if (existsSync(folder)) await rmdir(folder);
    await rename(draft, folder);
    return contents;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
