import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';
import { become } from './lib/run.mjs';
import { readOptions, UsageError } from './bench/options.mjs';
import { columns } from './bench/sites.mjs';
import { writeTables } from './bench/write-tables.mjs';

/**
 * `npm run bench`: what pages cost server and visitor, on the built portal with data of its own. `--home`, `--scale`
 * and `--processes` measure a part of it, `--api` the home page on an API in another process; `--write` puts the
 * tables of each part into docs/benchmarks.md. `-- calls` and `-- search` time the calls of the API alone, and measure
 * its search; `-- libraries` measures the comparison page next to other component libraries, `-- own-site` how long a
 * site of one's own takes, `-- imports` what readers see of the exports of other sites.
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
  await mustBuild(tools.env, 'portal');
  for (const name of options.tables) {
    const measure = await tables[name]();
    try {
      const text = (await measure(tools, options)).join('\n\n');
      console.log(`${text}\n`);
      if (options.write) writeTables(name, text, new Date());
    } catch (error) {
      // The other parts are worth something without it.
      console.error(`The part "${name}" failed: ${error.stack}`);
      process.exitCode = 1;
    }
  }
  process.exit();
};

/** What commands of the API measure. */
const ofTheApi = { calls: 'bench-api', search: 'bench-search' };
const [part = '', ...rest] = process.argv.slice(2);
const command = ofTheApi[part];

const isOfLibraries = part === 'libraries';
const isOfOwnSite = part === 'own-site';
const isOfImports = part === 'imports';
const began = Date.now();
const options = command || isOfLibraries || isOfOwnSite || isOfImports ? undefined : read();
const tools = bootstrap();
const { node, env } = tools;
if (isOfOwnSite) await (await import('./bench/own-site.mjs')).benchOwnSite(tools, rest, began);
else if (isOfImports) await (await import('./bench/imports.mjs')).benchImports(tools, rest);
else if (command) become(node, [join(root, 'tools/api.mjs'), command, ...rest], { env });
// Lighthouse wants the Node that comes with the project.
else if (process.execPath !== realpathSync(node))
  become(node, [import.meta.filename, ...process.argv.slice(2)], { env });
else if (isOfLibraries) await (await import('./bench/libraries.mjs')).benchLibraries(node, rest);
else await run();
