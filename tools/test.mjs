import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { runInPool } from './lib/pool.mjs';
import { reportRequirements, unprovenRequirements } from './lib/requirements.mjs';
import { resultsFolder, steps } from './lib/steps.mjs';

/** `npm test`: every check of the project. `npm test -- lint vitest` runs only the steps named. */
const { node, env } = bootstrap();
const { ensureFonts, findBrowser } = await import('./browser.mjs');

const wanted = process.argv.slice(2);
const plan = steps(node).filter((step) => wanted.length === 0 || wanted.includes(step.name));
const unknown = wanted.filter((name) => !plan.some((step) => step.name === name));
if (unknown.length > 0 || plan.length === 0) {
  console.error(
    `There is no step called ${unknown.join(', ')}. Steps: ${steps(node)
      .map((step) => step.name)
      .join(', ')}`,
  );
  process.exit(1);
}

if (wanted.length === 0) rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const usesBrowser = plan.some((step) => ['consumers', 'elements', 'size', 'stories', 'e2e'].includes(step.name));
// Named once, so that no step looks for it, or installs it, beside another.
if (usesBrowser) env.CHROME_PATH = (await findBrowser()).path;
if (usesBrowser && !ensureFonts())
  console.log('No Chinese font is installed: Chinese text is measured with a fallback.');
// What Node compiled for one process is compiled for all: hundreds are started.
Object.assign(env, { FORCE_COLOR: '0', NO_COLOR: '1', NODE_COMPILE_CACHE: join(root, '.cache/compiled') });
delete env.NODE_ENV;

const outcomes = new Map();

const runStep = async (step) => {
  const missing = (step.after ?? []).find((name) => outcomes.has(name) && outcomes.get(name).failed > 0);
  const start = performance.now();
  const { code, output } = missing ? { code: 1, output: `Not run: ${missing} failed.` } : await step.run(env);
  const counts = (missing ? undefined : step.counts?.()) ?? {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
  };
  // A run that ends badly although no test failed has still failed.
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  outcomes.set(step.name, { ...counts, failed, seconds: (performance.now() - start) / 1000 });
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(16)} ${counts.passed} passed, ` +
      `${failed} failed${skipped}  ${outcomes.get(step.name).seconds.toFixed(1)} s`,
  );
  for (const title of counts.secondTries ?? []) console.log(`     passed only when tried again: ${title}`);
  if (failed > 0) console.log(`${output.trimEnd()}\n---- end of ${step.name}`);
};

// Two at least: some wait for a database or a clock. Three at most: each has its own browsers and workers in memory.
await runInPool(plan, Math.min(Math.max(availableParallelism(), 2), 3), runStep);

const reported = reportRequirements(resultsFolder, join(root, 'apps/storybook/storybook-static'));
// A run of some steps proves what they prove; the whole run proves everything.
if (wanted.length === 0) {
  const unproven = unprovenRequirements(
    resultsFolder,
    JSON.parse(readFileSync(join(root, 'docs/requirements.json'), 'utf8')),
  );
  outcomes.set('requirements', {
    passed: unproven.length === 0 ? 1 : 0,
    failed: unproven.length === 0 ? 0 : 1,
    skipped: 0,
  });
  console.log(
    unproven.length === 0
      ? 'ok   requirements     each is proven by a test that passed'
      : `FAIL requirements     not proven: ${unproven.join(', ')}`,
  );
}

const sum = (key) => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);
console.log(reported);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
