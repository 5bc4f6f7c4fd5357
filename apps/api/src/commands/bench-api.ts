import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchCalls, type CallCost } from '../bench/bench-calls.ts';
import { startApi } from '../start-api.ts';
import { UsageError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';
import { pathFromCaller } from './run-to-end.ts';

/**
 * `npm run bench -- calls [--scales 1000,100000] [--folder <folder>]`: what calls cost on the embedded database at
 * several sizes, side by side, each in a process of its own. Data that is in the folder already is used as it is. With
 * `DATABASE_URL`, that database is filled up to each size in turn.
 */

interface Measured {
  articles: number;
  costs: CallCost[];
  /** Megabytes that the process holds, and held at most. */
  memory: number;
  peak: number;
  /** Of the machine, before and after. */
  load: [before: number, after: number];
}

/** Measures one data folder, or the database of a server, in this process and prints the figures as JSON. */
async function measure(config: Parameters<typeof startApi>[0], dataDir: string, articles: number): Promise<void> {
  let queries = 0;
  const before = loadavg()[0]!;
  const api = await startApi({ ...config, dataDir }, { onQuery: () => void (queries += 1) });
  const costs = await benchCalls(api, api.database.db, () => queries);
  const measured: Measured = {
    articles,
    costs,
    memory: process.memoryUsage().rss / 1e6,
    peak: process.resourceUsage().maxRSS / 1e3,
    load: [before, loadavg()[0]!],
  };
  await api.close();
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

const run = (script: string, args: readonly string[], dataDir: string): string =>
  execFileSync(process.execPath, [...process.execArgv, fileURLToPath(new URL(script, import.meta.url)), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });

function printTable(all: readonly Measured[]): void {
  const sizes = all.map(({ articles }) => articles.toLocaleString('en'));
  const columns = ['median ms', 'processor ms', 'p95 ms', 'p99 ms', 'first ms', 'slowest first ms'].join(' | ');
  console.log(`| call | queries | ${sizes.map((size) => `${size}: ${columns}`).join(' | ')} |`);
  console.log(`|---|---|${sizes.map(() => '---|---|---|---|---|---').join('|')}|`);
  all[0]!.costs.forEach(({ name }, at) => {
    const cells = all.map(({ costs }) =>
      [costs[at]!.median, costs[at]!.processor, costs[at]!.p95, costs[at]!.p99, costs[at]!.first, costs[at]!.slowest]
        .map((value) => value.toFixed(1))
        .join(' | '),
    );
    console.log(
      `| ${name} | ${Math.max(...all.map(({ costs }) => costs[at]!.queries)).toFixed(1)} | ${cells.join(' | ')} |`,
    );
  });
  const loads = all.map(({ load }, at) => `${load.map((value) => value.toFixed(1)).join(' to ')} at ${sizes[at]}`);
  console.log(`\nLoad of the machine (${availableParallelism()} cores) over the last minute: ${loads.join(', ')}.`);
  const memories = all.map(
    ({ memory, peak }, at) => `${memory.toFixed(0)} MB (at most ${peak.toFixed(0)}) at ${sizes[at]}`,
  );
  console.log(`\nMemory of the process, an embedded database included: ${memories.join(', ')}.`);
}

const usage = 'Usage: npm run bench -- calls [--scales <numbers of articles, parted by commas>] [--folder <folder>]';

await runCommand(async (config) => {
  const { values } = parseArgs({
    options: {
      scales: { type: 'string', default: '1000,100000' },
      folder: { type: 'string' },
      measure: { type: 'string' },
    },
  });
  if (values.measure !== undefined) return measure(config, config.dataDir, Number(values.measure));
  if (!/^[1-9]\d{0,6}(,[1-9]\d{0,6})*$/.test(values.scales)) throw new UsageError(usage);
  const folder =
    values.folder !== undefined ? pathFromCaller(values.folder) : mkdtempSync(join(tmpdir(), 'millwright-bench-api-'));
  try {
    printTable(
      values.scales.split(',').map((scale) => {
        const dataDir = join(folder, scale);
        console.error(`${scale} articles …`);
        run('./seed.ts', ['--scale', scale], dataDir);
        return JSON.parse(run('./bench-api.ts', ['--measure', scale], dataDir).trim().split('\n').at(-1)!) as Measured;
      }),
    );
  } finally {
    if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
});
