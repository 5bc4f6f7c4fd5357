import { parseArgs } from 'node:util';
import type { ApiConfig } from '../config.ts';
import { mediaFolder, mediaPath, openMediaStore } from '../media/media-store.ts';
import { importFile } from '../transfer/import-file.ts';
import type { ImageCounts } from '../transfer/store-images.ts';
import { pathFromCaller, runCommand, UsageError, withDatabase } from './run-command.ts';

/**
 * `npm run import -- <file> [--dry-run] [--edition cn|en] [--image-base <address>] [--media fetch|keep]
 * [--allow-private-media]`
 */

const usage =
  'Usage: npm run import -- <file> [--dry-run] [--edition cn|en] [--image-base https://www.example.com/uploads] ' +
  '[--media fetch|keep] [--allow-private-media]';

/** What became of the images, in lines for the user. */
function reportImages({ fetched, present, lost, origins }: ImageCounts, dryRun: boolean, config: ApiConfig): void {
  if (origins.size > 0) {
    const https = [...origins].map((origin) => origin.replace('http:', 'https:'));
    console.log(`Images stay where they are. To show them, set IMAGE_HOSTS=${[...new Set(https)].join(',')}`);
    return;
  }
  if (fetched + present + lost === 0) return;
  console.log(
    dryRun
      ? `Images: ${fetched} would be fetched, ${present} already there.`
      : `Images: ${fetched} fetched, ${present} already there, ${lost} not fetched.`,
  );
  if (config.imagePrefix !== '')
    console.log(`IMAGE_PREFIX is set: its host must serve ${mediaPath} from ${mediaFolder(config.dataDir)}.`);
}

await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      edition: { type: 'string' },
      'image-base': { type: 'string' },
      media: { type: 'string', default: 'fetch' },
      'allow-private-media': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  const { edition, 'image-base': imageBase, 'dry-run': dryRun, media, 'allow-private-media': allowPrivate } = values;
  const isEdition = (text: string | undefined): text is 'cn' | 'en' | undefined =>
    text === undefined || text === 'cn' || text === 'en';
  if (file === undefined || positionals.length > 1 || !isEdition(edition)) throw new UsageError(usage);
  if (media !== 'fetch' && media !== 'keep') throw new UsageError('--media must be fetch or keep.');
  if (imageBase !== undefined && !/^https?:$/.test(URL.parse(imageBase)?.protocol ?? ''))
    throw new UsageError('--image-base must be an absolute http or https address.');
  const counts = await withDatabase(config, ({ db }) =>
    importFile(db, pathFromCaller(file), {
      dryRun,
      edition,
      imageBase,
      images: {
        mode: media,
        store: openMediaStore(mediaFolder(config.dataDir)),
        limits: allowPrivate ? { isRefused: () => false } : {},
        onLost: ({ number, title, url, reason }) =>
          console.error(`Record ${number}${title === '' ? '' : ` “${title}”`}: ${url} was not fetched: ${reason}`),
        onProgress: (fetched) => console.log(`${fetched} images fetched …`),
      },
      html: { imagePrefix: config.imagePrefix, playerHosts: config.playerHosts },
      clock: () => new Date(),
      onBad: (_name, number, reason) => console.error(`Record ${number}: ${reason}`),
      onProgress: (done, of) => console.log(of === null ? `${done} records …` : `${done} of ${of} records …`),
    }),
  );
  const skipped = [...counts.skipped].map(([what, count]) => `${count} ${what}`).join(', ');
  const { added, changed, unchanged, bad } = counts;
  const start = dryRun ? 'Nothing was written; it would be: ' : '';
  const end = skipped === '' ? '' : `; not articles: ${skipped}`;
  console.log(`${start}${added} added, ${changed} changed, ${unchanged} unchanged, ${bad} bad${end}.`);
  if (counts.images) reportImages(counts.images, dryRun, config);
  return bad > 0 ? 1 : 0;
});
