import { parseArgs } from 'node:util';
import { exportContent } from '../transfer/export-content.ts';
import { pathFromCaller, runCommand, UsageError, withDatabase } from './run-command.ts';

/** `npm run export -- <folder or file.jsonl>` */

await runCommand(async (config) => {
  const { positionals } = parseArgs({ options: {}, allowPositionals: true });
  const [target] = positionals;
  if (target === undefined || positionals.length > 1)
    throw new UsageError('Usage: npm run export -- <folder, or file that ends in .jsonl>');
  const counts = await withDatabase(config, ({ db }) => exportContent(db, pathFromCaller(target)));
  console.log(`${[...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'There is nothing'}.`);
});
