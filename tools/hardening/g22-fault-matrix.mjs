import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchMachine } from './lib/busy-machine.mjs';
import { runFiles } from './lib/test-reports.mjs';

export const goal = 'G22';
export const name = 'Every call of the contract in 16 faults: the page is answered within 3 s, the other sections of the home page stand';
export const seconds = { short: 120, full: 145 };

const file = 'apps/portal/server/fault-matrix.test.ts';

/** How long a page may take, in milliseconds. A visitor's own call may run for these three seconds before it is given up; the page stands already. */
const limitOf = ({ path }) => (path === null ? 3500 : 3000);

/** The cells as a table: a row for each call, a column for each fault. */
export const matrixOf = (cells) => {
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const calls = [...new Map(cells.map(({ call, path }) => [call, path]))];
  const told = (call, fault) => {
    const cell = cells.find((one) => one.call === call && one.fault === fault);
    return cell ? `${cell.time.toFixed(0)}${cell.status === 200 ? '' : ` (${cell.status})`}` : '**not held**';
  };
  return [
    `| Call | Page | ${faults.join(' | ')} |`,
    `|---|---|${faults.map(() => '---').join('|')}|`,
    ...calls.map(([call, path]) => `| ${call} | ${path === null ? '–' : `\`${path}\``} | ${faults.map((fault) => told(call, fault)).join(' | ')} |`),
  ].join('\n');
};

export async function run({ folder, node, env }) {
  const machine = watchMachine(node);
  const path = join(folder, 'times.json');
  const { counts, output } = await runFiles({ env, files: [file], settings: { FAULT_MATRIX_TIMES: path } });
  const slowdown = await machine.slowdown();
  machine.stop();
  const cells = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const of = (key) => new Set(cells.map((cell) => cell[key])).size;
  const isHeld = counts.get(file)?.failed === 0;
  const onPages = cells.filter((cell) => cell.path !== null);
  const slowest = onPages.reduce((most, cell) => (cell.time > most.time ? cell : most), { time: 0, call: 'none', fault: '' });
  const inTime = cells.filter((cell) => cell.time <= limitOf(cell) * slowdown).length;
  const count = Math.max(1, of('call') * of('fault'));
  const failed = isHeld ? '' : `${/^.*(?:Assertion)?Error: .*$/m.exec(output)?.[0].trim() ?? output.slice(-200)}; `;
  return {
    count, passed: isHeld ? inTime : Math.min(inTime, count - 1), matrix: matrixOf(cells),
    detail: `${failed}${onPages.length} cells of ${new Set(onPages.map(({ call }) => call)).size} calls of pages, ${cells.length - onPages.length} of visitors' own; pages answered ${onPages.filter(({ status }) => status === 200).length} times with 200 and without what failed, ${onPages.filter(({ status }) => status === 503).length} times with the 503 page, the slowest after ${slowest.time.toFixed(0)} ms (${slowest.call}: ${slowest.fault}; of 3000); the machine took ${slowdown.toFixed(1)} times as long for work as when alone, and the limit with it`,
  };
}
