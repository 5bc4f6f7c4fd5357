import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { startApi } from '../start-api.ts';
import { runCommand } from './run-command.ts';
import { meanNdcg, measureQuality } from '../search/quality/measure-quality.ts';
import { measureReaders, type MeasuredReaderQuery } from '../search/quality/measure-readers.ts';
import { readerSets } from '../search/quality/reader-queries.ts';

type SetName = keyof typeof readerSets;
const readerSetNames = Object.keys(readerSets) as SetName[];

/** Queries of a set that are of a kind of difficulty. */
const ofDifficulty = (kind: string) => (query: MeasuredReaderQuery) => query.difficulty === kind;

/** The rows of the table: a set of queries, or those of it that have something in common. */
const rows: readonly { name: string; set: SetName; has?: (query: MeasuredReaderQuery) => boolean }[] = [
  { name: 'tuned', set: 'readers', has: ({ isHeldOut }) => !isHeldOut },
  { name: 'held out', set: 'readers', has: ({ isHeldOut }) => isHeldOut },
  { name: 'fresh', set: 'fresh' },
  { name: 'later, tuned', set: 'later', has: ofDifficulty('tuned') },
  { name: 'later, held out', set: 'later', has: ofDifficulty('held out') },
  { name: 'later, fresh', set: 'later', has: ofDifficulty('fresh') },
  { name: 'by somebody else', set: 'outside', has: ofDifficulty('outside') },
  { name: 'by somebody else, afterwards', set: 'outside', has: ofDifficulty('afterwards') },
  { name: 'of every kind, seen', set: 'trade', has: ofDifficulty('seen') },
  { name: 'of every kind, unseen', set: 'trade', has: ofDifficulty('unseen') },
  { name: 'from the industries alone', set: 'industries' },
  { name: 'for validation', set: 'validation' },
  { name: 'for validation, second set', set: 'secondValidation' },
  { name: 'by somebody else, second set', set: 'secondOutside' },
  { name: 'by somebody else, third set', set: 'thirdOutside' },
  { name: 'by somebody else, fourth set', set: 'fourthOutside' },
];

/** `npm run bench -- search`: how well the search ranks, over the seeded content in a folder of its own. */
await runCommand(async () => {
  parseArgs({ options: {} });
  const folder = mkdtempSync(join(tmpdir(), 'millwright-quality-'));
  try {
    const api = await startApi({ ...readConfig({}), dataDir: folder });
    const measured = await measureQuality(api.fetch);
    const readers: Record<string, MeasuredReaderQuery[]> = {};
    for (const set of readerSetNames)
      readers[set] = (await measureReaders(api.fetch, set)).filter(({ isAnswerable }) => isAnswerable);
    await api.close();
    const of = (edition: 'cn' | 'en') => measured.filter((query) => query.edition === edition);
    console.log('| queries | number | nDCG@10 |\n|---|---|---|');
    for (const [name, queries] of [
      ['all', measured],
      ['Chinese', of('cn')],
      ['English', of('en')],
    ] as const) {
      console.log(`| ${name} | ${queries.length} | ${meanNdcg(queries).toFixed(3)} |`);
    }
    console.log('\nThe worst ten:');
    for (const { keyword, edition, kind, ndcg } of measured
      .toSorted((one, other) => one.ndcg - other.ndcg)
      .slice(0, 10)) {
      console.log(`  ${ndcg.toFixed(3)}  ${edition} ${kind}: ${keyword}`);
    }
    console.log(
      '\n| queries of readers | part | number | nDCG@5 | nothing | three or fewer |\n|---|---|---|---|---|---|',
    );
    for (const [edition, language] of [
      ['cn', 'Chinese'],
      ['en', 'English'],
    ] as const) {
      for (const { name, set, has = () => true } of rows) {
        const queries = readers[set]!.filter((query) => query.edition === edition && has(query));
        const few = (most: number): number => queries.filter(({ total }) => total <= most).length;
        const ndcg = meanNdcg(queries).toFixed(3);
        console.log(`| ${language} | ${name} | ${queries.length} | ${ndcg} | ${few(0)} | ${few(3)} |`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
