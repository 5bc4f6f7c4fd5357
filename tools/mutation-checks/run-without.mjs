import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startVitest } from 'vitest/node';
import { root } from '../lib/bootstrap.mjs';

/** @typedef {import('./mutation-checks.mjs').Defence} Defence */

/**
 * Writes a file of the project otherwise while it is loaded; the file itself stays as it is. Vitest caches every other
 * module for all runs.
 */
const switchOff = ({ file, search, replacement }) => {
  const isIt = (id) => id.split('?')[0].split('/').join(sep) === join(root, file);
  return {
    name: 'switch-off-a-defence',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (isIt(id) ? false : null)),
    transform(code, id) {
      if (!isIt(id)) return undefined;
      if (code.split(search).length !== 2) throw new Error(`The defence is not in ${file}`);
      return code.replace(search, () => replacement);
    },
  };
};

/** The folder of the project that a test file belongs to. */
const folderOf = (test) => test.split('/').slice(0, 2).join('/');

let loaded = 0;

/** A test project that runs one file, with a plugin or without. */
const projectOf = async (name, { test, only }, plugins) => {
  const folder = folderOf(test);
  // Loaded again for each: plugins keep state of a server.
  loaded += 1;
  const { default: config } = await import(`${pathToFileURL(join(root, folder, 'vitest.config.ts')).href}?${loaded}`);
  const globalSetup = folder === 'apps/api' ? join(root, 'tools/mutation-checks/api-fixture.ts') : [];
  return {
    ...config,
    root: join(root, folder),
    plugins: [...plugins, ...(config.plugins ?? [])],
    test: {
      ...config.test,
      name,
      include: [test.slice(folder.length + 1)],
      globalSetup,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Each worker lives for seconds: to compile the database well costs more than it gains.
      execArgv: [...(config.test.execArgv ?? []), '--liftoff-only'],
      ...(only ? { testNamePattern: only } : {}),
    },
  };
};

/**
 * Runs the tests of each check without it, all in one process, and says which of them noticed. The control: in each
 * project the same is done with one check that is replaced by itself, and nobody notices. That every test passes with
 * every check in place is what the `test` targets of the same run say.
 *
 * @param {readonly Defence[]} mutation checks
 * @returns {Promise<{ name: string, ok: boolean, failed: number, passed: number }[]>}
 */
export async function runWithout(mutationChecks) {
  const runs = mutationChecks.map((check) => ({
    name: `without: ${check.name}`,
    check,
    plugins: [switchOff(check)],
    mustFail: true,
  }));
  const controls = new Map(mutationChecks.map((check) => [folderOf(check.test), check])).values();
  for (const check of controls)
    runs.push({
      name: `control: ${check.name}`,
      check,
      plugins: [switchOff({ ...check, replacement: check.search })],
      mustFail: false,
    });
  const projects = [];
  for (const { name, check, plugins } of runs) projects.push(await projectOf(name, check, plugins));
  process.env.NODE_ENV = 'test';
  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    maxWorkers: 2,
    projects,
    silent: true,
    reporters: [{}],
  });
  const modules = vitest.state.getTestModules();
  const outcomes = runs.map(({ name, mustFail }) => {
    const tests = modules
      .filter(({ project }) => project.name === name)
      .flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const [failed, passed] = [count('failed'), count('passed')];
    // A file that cannot be loaded has no tests, and has noticed nothing.
    return { name, ok: mustFail ? failed > 0 : failed === 0 && passed > 0, failed, passed };
  });
  await vitest.close();
  return outcomes;
}
