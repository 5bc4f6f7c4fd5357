import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchMachine } from './hardening/lib/busy-machine.mjs';
import { heldByTests } from './hardening/lib/held-by-tests.mjs';
import { busyness, isBusy, verdictOf } from './hardening/lib/judge.mjs';
import { withGoals, withMatrix, withTable } from './hardening/lib/report.mjs';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';
import { run } from './lib/run.mjs';

/**
 * `node tools/hardening.mjs`: the goals of reliability that are too long for every change, each counted, in one table.
 * `--full` runs them at their full length, `--list` names them, `--write` puts the table into docs/reliability.md, and
 * the names of goals (`G26`) run only those. Each is a module `tools/hardening/g*.mjs` (see
 * tools/hardening/lib/goal.mjs) or held by tests (tools/hardening/lib/held-by-tests.mjs): those that `npm test` ran
 * since the last commit are only counted.
 */
const { node, env } = bootstrap();
const args = process.argv.slice(2);

// The goals read the project's own sources.
if (!process.execArgv.includes('--conditions=@millwright/source')) {
  const { code } = await run(
    node,
    [
      '--conditions=@millwright/source',
      '--disable-warning=ExperimentalWarning',
      // Of a database that is opened for a moment nothing is optimised: that would go on while a server is timed.
      '--liftoff-only',
      import.meta.filename,
      ...args,
    ],
    { env },
  );
  process.exit(code);
}

const full = args.includes('--full');
const unknownOption = args.find((arg) => arg.startsWith('-') && !['--full', '--list', '--write'].includes(arg));
const wanted = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.toUpperCase());

const folder = join(root, 'tools/hardening');
const files = readdirSync(folder)
  .filter((name) => /^g\d.*\.mjs$/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
const numberOf = ({ goal }) => Number.parseInt(goal.slice(1), 10);
const goals = [
  ...modules,
  ...heldByTests.map((held) => ({ ...held, needs: { build: held.specs !== undefined } })),
].sort((a, b) => numberOf(a) - numberOf(b));
const known = new Set(goals.map(({ goal }) => goal));
const mistake = unknownOption ?? wanted.find((goal) => !known.has(goal));
if (mistake) {
  console.error(`There is no ${mistake}. Goals: ${[...known].join(' ')}; options: --full --list --write`);
  process.exit(1);
}

if (args.includes('--list')) {
  for (const { goal, name, seconds } of goals)
    console.log(`${goal.padEnd(5)} ${name} (about ${seconds.short} s, full ${seconds.full} s)`);
  process.exit(0);
}

const chosen = goals.filter((goal) => wanted.length === 0 || wanted.includes(goal.goal));
if (chosen.some(({ needs }) => needs?.build)) {
  console.log('Building what changed …');
  await mustBuild(env, 'portal');
}

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort(new Error('stopped')));

/**
 * The goals whose tests are run, or were by `npm test`, once for all of them: at full length each has settings of its
 * own.
 */
const together = chosen.filter((goal) => !goal.run && !(full && goal.full));
const { areGivenUp, countGoal, reportsOf, runFiles, runSpecs } = await import('./hardening/lib/test-reports.mjs');
const begun = performance.now();
const reports =
  together.length > 0 ? await reportsOf(together, { env, log: (line) => console.log(`     ${line}`) }) : null;
const togetherSeconds = (performance.now() - begun) / 1000;

/** Runs the tests of one goal by themselves. */
const runAlone = async ({ files, specs, projects }, settings) => ({
  vitest: files ? await runFiles({ env, files, settings }) : { records: new Map(), output: '' },
  playwright: specs
    ? await runSpecs({
        env,
        specs,
        projects,
        settings,
        workers: settings ? Math.min(projects.length, Math.max(1, cpus().length - 1)) : 1,
      })
    : null,
});

/**
 * Counts a goal by its tests; those that have a full form run in it. What failed next to the tests of other goals is
 * tried again without them; what is given up even then, on a machine that has much else to do, is not judged.
 */
const countTests = async (held) => {
  const isAlone = full && held.full;
  const machine = watchMachine(node);
  const tell = (counted) => (
    [
      ...counted.failures,
      ...counted.skipped.map((title) => `did not run: ${title}`),
      ...counted.seconds.map((second) => `at the second try: ${second}`),
    ].forEach((line) => console.log(`     ${held.goal} ${line}`)),
    counted
  );
  let counted = tell(countGoal(held, isAlone ? await runAlone(held, held.full) : reports));
  if (counted.failed > 0 && !isAlone) {
    console.log(`     ${held.goal} again, by itself`);
    await machine.slowdown();
    counted = tell(countGoal(held, await runAlone(held)));
  }
  const slowdown = await machine.slowdown();
  machine.stop();
  const unsure =
    isBusy(slowdown) && areGivenUp(counted)
      ? `${counted.failed} tests that were given up: ${busyness(slowdown)}`
      : undefined;
  const { passed, failed, skipped, figures } = counted;
  return {
    count: passed + skipped.length + (unsure ? 0 : failed),
    passed,
    unsure,
    left: skipped,
    detail: [figures, skipped.length > 0 && `${skipped.length} did not run here`].filter(Boolean).join('; '),
  };
};

/**
 * Runs one goal in a folder of its own. What it throws is its failure. What else the machine does tells how far times
 * can be believed.
 */
const runGoal = async (one) => {
  const { goal, name, run: attempt } = one;
  const own = mkdtempSync(join(tmpdir(), 'millwright-goal-'));
  const [start, load] = [performance.now(), Math.round(loadavg()[0])];
  const options = {
    full,
    folder: own,
    node,
    env,
    signal: stopping.signal,
    log: (line) => console.log(`     ${goal} ${line}`),
  };
  const outcome = await (attempt ? attempt(options) : countTests(one))
    .catch((error) => ({
      count: 0,
      passed: 0,
      detail: String(error?.stack ?? error)
        .split('\n')
        .slice(0, 3)
        .join(' '),
    }))
    .finally(() => rmSync(own, { recursive: true, force: true }));
  // Tests that ran together took their time together.
  const seconds = together.includes(one) ? togetherSeconds / together.length : (performance.now() - start) / 1000;
  const verdict = verdictOf(outcome);
  const figures =
    outcome.skipped ??
    `${outcome.passed} of ${outcome.count}; ${outcome.detail}${outcome.unsure ? `; too busy a machine to judge ${outcome.unsure}` : ''}`;
  console.log(`${verdict.padEnd(10)} ${goal.padEnd(3)} ${name}: ${figures}  (${seconds.toFixed(0)} s)`);
  return { goal, name, ...outcome, verdict, seconds, load };
};

/** Puts what is known so far into the document, so that a run that is stopped has said what it did. */
const write = (outcomes) => {
  if (!args.includes('--write')) return;
  const path = join(root, 'docs/reliability.md');
  const about = { full, date: new Date().toISOString().slice(0, 10), cores: cpus().length, node: process.version };
  const text = withTable(readFileSync(path, 'utf8'), outcomes, about);
  writeFileSync(path, withGoals(withMatrix(text, outcomes, about)));
};

const outcomes = [];
for (const goal of chosen) {
  if (stopping.signal.aborted) break;
  outcomes.push(await runGoal(goal));
  write(outcomes);
}

const namesOf = (word) => outcomes.filter(({ verdict }) => verdict === word).map(({ goal }) => goal);
const rest = ['not held', 'not judged', 'not run'].filter((word) => namesOf(word).length > 0);
console.log(
  [
    `${namesOf('held').length} of ${outcomes.length} goals held`,
    ...rest.map((word) => `${word}: ${namesOf(word).join(' ')}`),
  ].join('; '),
);
// What was not judged or not run is not held.
process.exit(rest.length === 0 && outcomes.length > 0 ? 0 : 1);
