import { realpathSync } from 'node:fs';
import { bootstrap } from './lib/bootstrap.mjs';
import { buildPortal } from './lib/portal-build.mjs';
import { become } from './lib/run.mjs';
import { readOptions, UsageError } from './bench/options.mjs';
import { columns } from './bench/sites.mjs';

/**
 * `npm run bench`: what the home page costs server and visitor, on the built portal with data of its own. `--api` measures it on an API in
 * another process only, `--scale` prints what pages cost at several sizes, `--processes` what several processes behind nginx answer.
 */
const tables = {
  home: async () => (await import('./bench/home-table.mjs')).homeTable,
  scale: async () => (await import('./bench/scale-table.mjs')).scaleTable,
  processes: async () => (await import('./bench/processes-table.mjs')).processesTable,
};

const read = () => {
  try {
    return readOptions(process.argv.slice(2), columns);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
};

const run = async () => {
  const build = await buildPortal(tools.env);
  if (build.code !== 0) {
    console.error(build.output);
    process.exit(build.code);
  }
  const measure = await tables[options.table]();
  await measure(tools, options);
  process.exit();
};

const options = read();
const tools = bootstrap();
const { node, env } = tools;
// Lighthouse wants the Node that comes with the project.
if (process.execPath === realpathSync(node)) await run();
else become(node, [import.meta.filename, ...process.argv.slice(2)], { env });
