import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';
import { withTable } from './hardening/lib/report.mjs';

/**
 * `npm run hardening`: the goals of reliability that are too long for every change, each counted, in one table.
 * `--full` runs them at their full length, `--list` names them, `--write` puts the table into docs/reliability.md, and the
 * names of goals (`G26`) run only those. Each is a module `tools/hardening/g*.mjs`; see tools/hardening/lib/goal.mjs.
 */
const { node, env } = bootstrap();
const args = process.argv.slice(2);

// The goals read the project's own sources.
if (!process.execArgv.includes('--conditions=@millwright/source')) {
  const { code } = await run(node, ['--conditions=@millwright/source', '--disable-warning=ExperimentalWarning', import.meta.filename, ...args], { env });
  process.exit(code);
}

const full = args.includes('--full');
const unknownOption = args.find((arg) => arg.startsWith('-') && !['--full', '--list', '--write'].includes(arg));
const wanted = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.toUpperCase());

const folder = join(root, 'tools/hardening');
const files = readdirSync(folder).filter((name) => /^g\d.*\.mjs$/.test(name)).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const goals = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
/** The first number of a goal, which some share a module with others. */
const idOf = ({ goal }) => /^G\d+/.exec(goal)[0];
const known = new Set(goals.map(idOf));
const mistake = unknownOption ?? wanted.find((goal) => !known.has(goal));
if (mistake) {
  console.error(`There is no ${mistake}. Goals: ${[...known].join(' ')}; options: --full --list --write`);
  process.exit(1);
}

if (args.includes('--list')) {
  for (const { goal, name, seconds } of goals) console.log(`${goal.padEnd(5)} ${name} (about ${seconds.short} s, full ${seconds.full} s)`);
  process.exit(0);
}

const chosen = goals.filter((goal) => wanted.length === 0 || wanted.includes(idOf(goal)));
if (chosen.some(({ needs }) => needs?.build)) {
  const { buildPortal } = await import('./lib/portal-build.mjs');
  const build = await buildPortal(env, () => console.log('Building what changed …'));
  if (build.code !== 0) {
    console.error(build.output);
    process.exit(1);
  }
}

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort(new Error('stopped')));

/** Runs one goal in a folder of its own. What it throws is its failure. */
const runGoal = async ({ goal, name, run: attempt }) => {
  const own = mkdtempSync(join(tmpdir(), 'millwright-goal-'));
  const start = performance.now();
  const outcome = await attempt({ full, folder: own, node, env, signal: stopping.signal, log: (line) => console.log(`     ${goal} ${line}`) })
    .catch((error) => ({ count: 0, passed: 0, detail: String(error?.stack ?? error).split('\n').slice(0, 3).join(' ') }))
    .finally(() => rmSync(own, { recursive: true, force: true }));
  const seconds = (performance.now() - start) / 1000;
  const isHeld = outcome.skipped === undefined && outcome.count > 0 && outcome.passed === outcome.count;
  const word = outcome.skipped === undefined ? (isHeld ? 'ok  ' : 'FAIL') : 'skip';
  console.log(`${word} ${goal.padEnd(5)} ${name}: ${outcome.skipped ?? `${outcome.passed} of ${outcome.count}; ${outcome.detail}`}  (${seconds.toFixed(0)} s)`);
  return { goal, name, ...outcome, isHeld, seconds };
};

// What else the machine does tells how far times can be believed.
const load = Math.round(loadavg()[0]);
const outcomes = [];
for (const goal of chosen) {
  if (stopping.signal.aborted) break;
  outcomes.push(await runGoal(goal));
}

if (args.includes('--write')) {
  const path = join(root, 'docs/reliability.md');
  const about = { full, date: new Date().toISOString().slice(0, 10), cores: cpus().length, load, node: process.version };
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), outcomes, about));
}
const failed = outcomes.filter(({ isHeld, skipped }) => !isHeld && skipped === undefined);
console.log(`${outcomes.length - failed.length} of ${outcomes.length} goals held${failed.length > 0 ? `; not: ${failed.map(({ goal }) => goal).join(' ')}` : ''}`);
process.exit(failed.length === 0 ? 0 : 1);
