import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { stepsTable, watchProcessorTime } from './lib/processor-time.mjs';
import { reportRequirements, unprovenRequirements } from './lib/requirements.mjs';
import { countsOfTask, resultsFolder } from './lib/results.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm test`: every target that checks something, run by Nx. `npm test -- test lint` runs only the targets named,
 * `npm test -- test ui` only those of the projects named.
 */
const targets = [
  'e2e',
  'stories',
  'consumers',
  'size',
  'lint',
  'format',
  'dependencies',
  'catalogs',
  'unused',
  'only-tested',
  'words',
  'typecheck',
  'test',
  'mutation-checks',
  'mutation',
];

const { env } = bootstrap();

const words = process.argv.slice(2);
const named = targets.filter((target) => words.includes(target));
const projects = words.filter((word) => !targets.includes(word));
const known = ['tools', ...['apps', 'packages'].flatMap((folder) => readdirSync(join(root, folder)))];
if (projects.some((project) => !known.includes(project))) {
  console.error(
    `Usage: npm test -- [target …] [project …]\nTargets: ${targets.join(' ')}\nProjects: ${known.join(' ')}`,
  );
  process.exit(2);
}
const wanted = named.length > 0 ? named : targets;

Object.assign(env, { FORCE_COLOR: '0', NO_COLOR: '1' });
delete env.NODE_ENV;

// Only what this run does, or Nx restores for the same inputs, is a proof.
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
const report = join(root, '.nx/cache/run.json');
rmSync(report, { force: true });

// Two at least: some wait for a database or a clock. Three at most: each has its own browsers and workers in memory.
const atOnce = Math.min(Math.max(availableParallelism(), 2), 3);
const tasks = ['run-many', '-t', wanted.join(','), ...(projects.length > 0 ? ['-p', projects.join(',')] : [])];
const processorTime = watchProcessorTime();
const { code } = await run(
  'nx',
  [...tasks, `--parallel=${atOnce}`, '--nxBail=false', '--outputStyle=static-failures-only'],
  // For what hangs.
  { env, timeout: 90 * 60_000 },
);

const processorSeconds = processorTime.stop();
/** What a task wrote, as Nx holds it. */
const outputOf = (hash) => {
  const path = join(root, '.nx/cache/terminalOutputs', String(hash));
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
const ran = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).tasks : [];
const outcomes = ran.map(({ taskId, projectName: project, target, status, hash, cacheStatus, startTime, endTime }) => ({
  name: taskId,
  ...countsOfTask({ project, target, isOk: status === 0, output: outputOf(hash) }),
  took:
    cacheStatus === 'cache-miss' ? `${((Date.parse(endTime) - Date.parse(startTime)) / 1000).toFixed(1)} s` : 'cached',
}));

// Nx reports nothing of what it left out because something before it failed.
if (code !== 0) {
  const plan = join(root, '.nx/cache/plan.json');
  await run('nx', [...tasks, `--graph=${plan}`], { env, quiet: true });
  const planned = existsSync(plan) ? Object.keys(JSON.parse(readFileSync(plan, 'utf8')).tasks.tasks) : [];
  const missing = planned.filter((name) => !outcomes.some((outcome) => outcome.name === name));
  // Without a plan, Nx itself failed.
  for (const name of planned.length > 0 ? missing : ['nx'])
    outcomes.push({ name, passed: 0, failed: 1, skipped: 0, took: 'not run' });
}

for (const { name, passed, failed, skipped, took, failures = [], secondTries = [] } of outcomes) {
  const more = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(22)} ${passed} passed, ${failed} failed${more}  ${took}` +
      (processorSeconds.has(name) ? `, ${processorSeconds.get(name).toFixed(0)} processor seconds` : ''),
  );
  for (const title of failures.slice(0, 20)) console.log(`     failed: ${title}`);
  for (const title of secondTries) console.log(`     passed only when tried again: ${title}`);
}

writeFileSync(
  join(resultsFolder, 'steps.md'),
  stepsTable(outcomes, processorSeconds, { cores: availableParallelism(), load: loadavg()[0] }),
);

const requirements = reportRequirements(resultsFolder, join(root, 'apps/storybook/storybook-static'));
// A run of some targets proves what they prove; the whole run proves everything.
if (words.length === 0) {
  const record = JSON.parse(readFileSync(join(root, 'docs/requirements.json'), 'utf8'));
  const unproven = unprovenRequirements(resultsFolder, record);
  outcomes.push({ passed: unproven.length === 0 ? 1 : 0, failed: unproven.length === 0 ? 0 : 1 });
  console.log(
    unproven.length === 0
      ? 'ok   requirements           each is proven by a test that passed'
      : `FAIL requirements           not proven: ${unproven.join(', ')}`,
  );
}

const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(requirements);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = code === 0 && sum('failed') === 0 ? 0 : 1;
