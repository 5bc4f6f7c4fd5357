import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { watchMachine } from './lib/busy-machine.mjs';
import { isBusy, judgeTimes } from './lib/judge.mjs';
import { runFiles } from './lib/test-reports.mjs';

export const goal = 'G22';
export const name =
  'Every call of the contract in 16 faults: the page is answered within 3 s, the other sections of the home page stand';
export const seconds = { short: 120, full: 145 };

const file = 'apps/portal/server/fault-matrix.test.ts';

/**
 * How long a page may take, in milliseconds. A visitor's own call may run for these three seconds before it is given
 * up; the page stands already.
 */
const limitOf = ({ path }) => (path === null ? 3500 : 3000);

/** The cells as a table: a row for each call, a column for each fault. */
export const matrixOf = (cells) => {
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const calls = [...new Map(cells.map(({ call, path }) => [call, path]))];
  const reported = (call, fault) => {
    const cell = cells.find((one) => one.call === call && one.fault === fault);
    return cell ? `${cell.time.toFixed(0)}${cell.status === 200 ? '' : ` (${cell.status})`}` : '**not held**';
  };
  return [
    `| Call | Page | ${faults.join(' | ')} |`,
    `|---|---|${faults.map(() => '---').join('|')}|`,
    ...calls.map(
      ([call, path]) =>
        `| ${call} | ${path === null ? '–' : `\`${path}\``} | ${faults.map((fault) => reported(call, fault)).join(' | ')} |`,
    ),
  ].join('\n');
};

/** What went wrong in a run of the tests, in few words; nothing where all passed. */
const failureIn = ({ records, output }) =>
  records.get(file)?.every(({ status }) => status === 'passed')
    ? ''
    : `${/^.*(?:Assertion)?Error: .*$/m.exec(output)?.[0].trim() ?? output.slice(-200)}; `;

export async function run({ folder, node, env, log }) {
  const machine = watchMachine(node);
  const path = join(folder, 'times.json');
  let failed = failureIn(await runFiles({ env, files: [file], settings: { FAULT_MATRIX_TIMES: path } }));
  const slowdown = await machine.slowdown();
  machine.stop();
  let unsure;
  if (failed && isBusy(slowdown)) {
    // What responds late on a crowded machine responds otherwise, too: with patience, what is served can be judged, and
    // how soon cannot.
    log('the machine is busy: the cells again, with patience');
    rmSync(path, { force: true });
    failed = failureIn(
      await runFiles({ env, files: [file], settings: { FAULT_MATRIX_TIMES: path, FAULT_MATRIX_PATIENCE: '1' } }),
    );
    unsure = `within how long each page is answered: work took ${slowdown.toFixed(1)} times as long as on a machine of its own`;
  }
  const cells = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const of = (key) => new Set(cells.map((cell) => cell[key])).size;
  const onPages = cells.filter((cell) => cell.path !== null);
  const slowest = onPages.reduce((most, cell) => (cell.time > most.time ? cell : most), {
    time: 0,
    call: 'none',
    fault: '',
  });
  const judged = cells.map((cell) => ({
    what: `${cell.call} ${cell.fault}`,
    ...(unsure ? { isHeld: true } : judgeTimes([{ what: 'time', value: cell.time, limit: limitOf(cell) }], slowdown)),
  }));
  const late = judged.filter((one) => one.unsure).map(({ what }) => what);
  if (!unsure && late.length > 0)
    unsure =
      `the time of ${late.length} cells (${late.slice(0, 3).join(', ')}): work took ${slowdown.toFixed(1)} times ` +
      'as long as on a machine of its own';
  const count = Math.max(1, of('call') * of('fault'));
  const held = judged.filter(({ isHeld }) => isHeld).length;
  return {
    count,
    passed: failed ? Math.min(held, count - 1) : held,
    unsure,
    matrix: unsure || cells.length === 0 ? undefined : matrixOf(cells),
    detail:
      `${failed}${onPages.length} cells of ${new Set(onPages.map(({ call }) => call)).size} calls of pages, ` +
      `${cells.length - onPages.length} of visitors' own; ` +
      `pages answered ${onPages.filter(({ status }) => status === 200).length} times with 200 and without what ` +
      `failed, ${onPages.filter(({ status }) => status === 503).length} times with the 503 page, the slowest ` +
      `after ${slowest.time.toFixed(0)} ms (${slowest.call}: ${slowest.fault}; of 3000); ` +
      `work took ${slowdown.toFixed(1)} times as long as on a machine of its own`,
  };
}
