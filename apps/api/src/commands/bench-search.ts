import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { startApi } from '../start-api.ts';
import { runCommand } from './run-command.ts';
import { meanNdcg, measureQuality } from '../search/quality/measure-quality.ts';

/** `npm run bench:search`: how well the search ranks, over the seeded content in a folder of its own. */
await runCommand(async () => {
  parseArgs({ options: {} });
  const folder = mkdtempSync(join(tmpdir(), 'millwright-quality-'));
  try {
    const api = await startApi({ ...readConfig({}), dataDir: folder });
    const measured = await measureQuality(api.fetch);
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
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
