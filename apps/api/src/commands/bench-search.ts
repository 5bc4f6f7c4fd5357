import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { startApi } from '../start-api.ts';
import { runCommand } from './run-command.ts';
import { meanNdcg, measureQuality } from '../search/quality/measure-quality.ts';
import { measureReaders } from '../search/quality/measure-readers.ts';

/** `npm run bench -- search`: how well the search ranks, over the seeded content in a folder of its own. */
await runCommand(async () => {
  parseArgs({ options: {} });
  const folder = mkdtempSync(join(tmpdir(), 'millwright-quality-'));
  try {
    const api = await startApi({ ...readConfig({}), dataDir: folder });
    const measured = await measureQuality(api.fetch);
    const readers = (await measureReaders(api.fetch)).filter(({ isAnswerable }) => isAnswerable);
    const fresh = (await measureReaders(api.fetch, 'fresh')).filter(({ isAnswerable }) => isAnswerable);
    const later = (await measureReaders(api.fetch, 'later')).filter(({ isAnswerable }) => isAnswerable);
    const outside = await measureReaders(api.fetch, 'outside');
    const trade = await measureReaders(api.fetch, 'trade');
    const industries = (await measureReaders(api.fetch, 'industries')).filter(({ isAnswerable }) => isAnswerable);
    const validation = await measureReaders(api.fetch, 'validation');
    const secondValidation = await measureReaders(api.fetch, 'secondValidation');
    const secondOutside = await measureReaders(api.fetch, 'secondOutside');
    const thirdOutside = await measureReaders(api.fetch, 'thirdOutside');
    const fourthOutside = await measureReaders(api.fetch, 'fourthOutside');
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
    for (const [edition, name] of [
      ['cn', 'Chinese'],
      ['en', 'English'],
    ] as const) {
      const ofEdition = (queries: typeof readers) => queries.filter((query) => query.edition === edition);
      for (const [part, half] of [
        ['tuned', ofEdition(readers).filter(({ isHeldOut }) => !isHeldOut)],
        ['held out', ofEdition(readers).filter(({ isHeldOut }) => isHeldOut)],
        ['fresh', ofEdition(fresh)],
        ...['tuned', 'held out', 'fresh'].map(
          (name) => [`later, ${name}`, ofEdition(later).filter(({ difficulty }) => difficulty === name)] as const,
        ),
        ...['outside', 'afterwards'].map(
          (name) =>
            [`by somebody else, ${name}`, ofEdition(outside).filter(({ difficulty }) => difficulty === name)] as const,
        ),
        ...['seen', 'unseen'].map(
          (name) =>
            [`of every kind, ${name}`, ofEdition(trade).filter(({ difficulty }) => difficulty === name)] as const,
        ),
        ['from the industries alone', ofEdition(industries)],
        ['for validation', ofEdition(validation)],
        ['for validation, second set', ofEdition(secondValidation)],
        ['by somebody else, second set', ofEdition(secondOutside)],
        ['by somebody else, third set', ofEdition(thirdOutside)],
        ['by somebody else, fourth set', ofEdition(fourthOutside)],
      ] as [string, typeof readers][]) {
        const few = (most: number): number => half.filter(({ total }) => total <= most).length;
        console.log(`| ${name} | ${part} | ${half.length} | ${meanNdcg(half).toFixed(3)} | ${few(0)} | ${few(3)} |`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
