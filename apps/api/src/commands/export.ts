import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openMedia } from '../media/open-media.ts';
import { exportContent } from '../transfer/export-content.ts';
import { exportSiteFiles } from '../transfer/site-files.ts';
import { UsageError } from '../operator-error.ts';
import { runCommand, withDatabase } from './run-command.ts';
import { pathFromCaller } from './run-to-end.ts';

/**
 * `npm run export -- <folder, file.jsonl or products.csv>`: everything into a folder, the content alone into a file, products
 * alone into a table.
 */

await runCommand(async (config) => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true });
  const [target] = positionals;
  if (target === undefined || positionals.length > 1)
    throw new UsageError(
      'Usage: npm run export -- <folder, or file that ends in .jsonl, or in .csv for products> | --static <folder>',
    );
  const path = pathFromCaller(target);
  const counts = await withDatabase(config, ({ db }) => exportContent(db, path));
  console.log(`${[...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'There is nothing'}.`);
  if (!statSync(path).isDirectory()) return;
  const place = { dataDir: config.dataDir, media: openMedia(config) };
  const files = await exportSiteFiles(place, path, (done, of) => console.log(`${done} of ${of} media …`));
  console.log(`${files.media} media${files.site ? ', site.json' : ''}.`);
});
