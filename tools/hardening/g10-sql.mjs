import { join } from 'node:path';
import { run as runProgram } from '../lib/run.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { startApi } from './lib/servers.mjs';

export const goal = 'G10';
export const name = 'sqlmap against the parameters of lists, details and search';
export const seconds = { short: 5, full: 900 };

const addresses = ['/api/article/list?sid=5', '/api/article/list?tid=1', '/api/article/list?keyword=part', '/api/article/detail?id=1', '/api/search?keyword=part', '/api/article/list?page=1'];

export async function run({ full, folder, node, env, log }) {
  const { code } = await runProgram('sqlmap', ['--version'], { env, quiet: true, timeout: 30_000 });
  if (code !== 0) return { count: 0, passed: 0, detail: '', skipped: 'sqlmap is not installed; syntax of databases is among the strings of G6' };
  if (!full) return { count: 0, passed: 0, detail: '', skipped: 'only at full length' };
  const api = await startApi({ node, env, settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent' } });
  let passed = 0;
  for (const address of addresses) {
    const { output } = await runProgram('sqlmap', ['-u', api.origin + address, '--batch', '--level', '2', '--output-dir', join(folder, 'sqlmap')], { env, quiet: true, timeout: 10 * 60_000 });
    if (/do not appear to be injectable|not injectable/.test(output) && !/is vulnerable|Parameter: .*\(GET\)/.test(output)) passed += 1;
    else log(`${address}: ${output.slice(-300)}`);
  }
  await api.stop();
  return { count: addresses.length, passed, detail: `${addresses.length} parameters, level 2` };
}
