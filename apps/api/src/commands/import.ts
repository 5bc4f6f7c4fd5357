import { parseArgs } from 'node:util';
import { importFile } from '../transfer/import-file.ts';
import { pathFromCaller, runCommand, UsageError, withDatabase } from './run-command.ts';

/** `npm run import -- <file> [--dry-run] [--edition cn|en] [--image-base <address>]` */

const usage =
  'Usage: npm run import -- <file> [--dry-run] [--edition cn|en] [--image-base https://www.example.com/uploads]';

await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      edition: { type: 'string' },
      'image-base': { type: 'string' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  const { edition, 'image-base': imageBase, 'dry-run': dryRun } = values;
  const isEdition = (text: string | undefined): text is 'cn' | 'en' | undefined =>
    text === undefined || text === 'cn' || text === 'en';
  if (file === undefined || positionals.length > 1 || !isEdition(edition)) throw new UsageError(usage);
  if (imageBase !== undefined && !/^https?:$/.test(URL.parse(imageBase)?.protocol ?? ''))
    throw new UsageError('--image-base must be an absolute http or https address.');
  const counts = await withDatabase(config, ({ db }) =>
    importFile(db, pathFromCaller(file), {
      dryRun,
      edition,
      imageBase,
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
  return bad > 0 ? 1 : 0;
});
