import { parseArgs } from 'node:util';
import { editionId } from '@millwright/domain';
import { listMisses } from '../search/search-misses.ts';
import { shanghaiDay } from '../shanghai-day.ts';
import { plainText, readEdition, readNumber, runCommand, withDatabase } from './run-command.ts';

/** `npm run search -- misses [--edition <name>] [--limit <number>]`: docs/operations.md */

await runCommand(async (config) => {
  const { values } = parseArgs({ options: { edition: { type: 'string' }, limit: { type: 'string', default: '50' } } });
  const most = readNumber('limit', values.limit);
  const edition = values.edition === undefined ? undefined : readEdition(values.edition, config.site);
  const misses = await withDatabase(config, ({ db }) => listMisses(db, edition, most));
  if (misses.length === 0) return console.log('Every search found what it was for.');
  console.log('times  found  last        edition  keyword');
  for (const { times, found, lastAt, keyword, ...miss } of misses) {
    const [counted, hits] = [times, found].map((count) => String(count).padStart(5));
    console.log(
      `${counted}  ${hits}  ${shanghaiDay(lastAt)}  ${editionId(miss.edition).padEnd(7)}  ${plainText(keyword)}`,
    );
  }
  return undefined;
});
