import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editionKeysOf, type EditionKey } from '@millwright/domain';
import type { ApiConfig } from '../config.ts';
import type { FetchLimits } from '../media/fetch-image.ts';
import { addLinkedHosts } from '../media/linked-hosts.ts';
import { mediaPath } from '../media/media-store.ts';
import { describeMedia, openMedia } from '../media/open-media.ts';
import { importFile } from '../transfer/import-file.ts';
import { createImportReport } from '../transfer/import-report.ts';
import type { ImageCounts } from '../transfer/store-images.ts';
import { importSiteFiles } from '../transfer/site-files.ts';
import { createImportProgress } from './import-progress.ts';
import { UsageError } from '../operator-error.ts';
import { readEdition, readNumber, runCommand, withDatabase } from './run-command.ts';
import { pathFromCaller } from './run-to-end.ts';

/**
 * `npm run import -- <file> [--dry-run] [--edition <name>] [--image-base <address>] [--media fetch|keep]
 * [--allow-private-media] [--max-mb <number>] [--max-seconds <number>] [--report <file.csv>] [--site <address>]`
 */

const usage =
  'Usage: npm run import -- <file> [--dry-run] [--edition en] [--image-base https://www.example.com/uploads] ' +
  '[--media fetch|keep] [--allow-private-media] [--max-mb 64] [--max-seconds 60] [--report losses.csv] ' +
  '[--site https://blog.example.com]';

/** What became of the media, in lines for the user. */
async function reportMedia({ fetched, present, lost, origins }: ImageCounts, dryRun: boolean, config: ApiConfig) {
  if (origins.size > 0) {
    if (!dryRun) await addLinkedHosts(config.dataDir, origins);
    const named = [...origins].join(', ');
    console.log(`Media stay where they are. Pages may load from these sites after the next start: ${named}`);
    return;
  }
  if (fetched + present + lost === 0) return;
  console.log(
    dryRun
      ? `Media: ${fetched} would be fetched, ${present} already there.`
      : `Media: ${fetched} fetched, ${present} already there, ${lost} not fetched.`,
  );
  if (config.imagePrefix !== '')
    console.log(`IMAGE_PREFIX is set: its host must serve ${mediaPath} from ${describeMedia(config)}.`);
}

/**
 * Brings in the files of a folder that `export` has written, and says what became of them. Returns how many were
 * refused.
 */
async function takeSiteFiles(folder: string, dryRun: boolean, config: ApiConfig): Promise<number> {
  const place = { dataDir: config.dataDir, media: openMedia(config) };
  const { added, present, refused, site } = await importSiteFiles(place, folder, { dryRun });
  if (added + present > 0) console.log(`Files: ${added} added, ${present} already there.`);
  for (const name of refused) console.error(`File ${name}: it is not what its name says; it is left out.`);
  if (site === 'added') console.log(`${dryRun ? 'It would have' : 'It has'} the site.json of the export.`);
  if (site === 'kept') console.log('The site.json of the data folder is another than that of the export: it stays.');
  return refused.length;
}

const isUrl = (text: string | undefined): boolean =>
  text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** The edition that a flag names; without one, that of a site of one edition. */
function editionOf(named: string | undefined, site: ApiConfig['site']): EditionKey | undefined {
  if (named !== undefined) return readEdition(named, site);
  const keys = editionKeysOf(site);
  return site !== null && keys.length === 1 ? keys[0] : undefined;
}

/** Parses the arguments; throws a {@link UsageError} for what it does not understand. */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      edition: { type: 'string' },
      'image-base': { type: 'string' },
      media: { type: 'string', default: 'fetch' },
      'allow-private-media': { type: 'boolean', default: false },
      'max-mb': { type: 'string', default: '64' },
      'max-seconds': { type: 'string', default: '60' },
      report: { type: 'string' },
      site: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  const { edition, 'image-base': imageBase, 'dry-run': dryRun, media, 'allow-private-media': allowPrivate } = values;
  if (file === undefined || positionals.length > 1) throw new UsageError(usage);
  if (media !== 'fetch' && media !== 'keep') throw new UsageError('--media must be fetch or keep.');
  if (!isUrl(imageBase)) throw new UsageError('--image-base must be an absolute http or https address.');
  const { site, report } = values;
  if (!isUrl(site)) throw new UsageError('--site must be an absolute http or https address.');
  const limits: FetchLimits = {
    bytes: readNumber('max-mb', values['max-mb']) * 1024 * 1024,
    time: readNumber('max-seconds', values['max-seconds']) * 1000,
    ...(allowPrivate && { isRefused: () => false }),
  };
  return { path: pathFromCaller(file), edition, imageBase, dryRun, media, site, report, limits } as const;
}

await runCommand(async (config) => {
  const { path, imageBase, dryRun, media, site, report: reportFile, limits, ...named } = readArguments();
  const edition = editionOf(named.edition, config.site);
  const report = createImportReport();
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const isTerminal = process.stderr.isTTY ?? false;
  const progress = createImportProgress({
    isTerminal,
    write: (text) => (isTerminal ? process.stderr : process.stdout).write(text),
  });
  const counts = await withDatabase(config, ({ db }) =>
    importFile(db, path, {
      dryRun,
      edition,
      imageBase,
      site,
      images: {
        mode: media,
        store: openMedia(config),
        limits,
        onLost: report.medium,
        onProgress: progress.media,
      },
      onLoss: report.block,
      html: { imagePrefix: config.imagePrefix, playerHosts: config.playerHosts },
      clock: () => new Date(),
      onBad(_name, number, reason) {
        console.error(`Record ${number}: ${reason}`);
        report.bad(number, reason);
      },
      onProgress: progress.records,
    }),
  );
  progress.end();
  const skipped = [...counts.skipped].map(([what, count]) => `${count} ${what}`).join(', ');
  const { added, changed, unchanged, bad } = counts;
  const start = dryRun ? 'Nothing was written; it would be: ' : '';
  const end = skipped === '' ? '' : `; not articles: ${skipped}`;
  console.log(`${start}${added} added, ${changed} changed, ${unchanged} unchanged, ${bad} bad${end}.`);
  if (counts.images) {
    report.linked(counts.images.origins);
    await reportMedia(counts.images, dryRun, config);
  }
  const refused = isFolder ? await takeSiteFiles(path, dryRun, config) : 0;
  const lost = report.summary();
  if (lost !== '') console.log(`Not as it was: ${lost}.`);
  if (reportFile === undefined) for (const line of report.lines()) console.error(line);
  else {
    await report.write(pathFromCaller(reportFile));
    console.log(`The report is in ${reportFile}.`);
  }
  return bad + refused > 0 ? 1 : 0;
});
