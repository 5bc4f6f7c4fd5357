import { join } from 'node:path';
import { dataFolder } from './lib/data-folder.mjs';
import { startApi } from './lib/servers.mjs';
import { hasSqlmap, startControl, tryUrl } from './lib/sqlmap.mjs';

export const goal = 'G10';
export const name =
  'sqlmap against the parameters of lists, details and search, and against a server that it must find open';
export const seconds = { short: 40, full: 70 };

const urls = [
  '/api/article/list?sid=5',
  '/api/article/list?tid=1',
  '/api/article/list?keyword=part',
  '/api/article/detail?id=1',
  '/api/search?keyword=part',
  '/api/article/list?page=1',
];

export async function run({ full, folder, node, env, log }) {
  if (!(await hasSqlmap(env)))
    return {
      count: 0,
      passed: 0,
      detail: '',
      skipped:
        'sqlmap is not here and could not be installed (Debian has it); syntax of databases is among the strings of G6',
    };
  const level = full ? 2 : 1;
  const api = await startApi({
    node,
    env,
    settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent' },
  });
  const control = await startControl();
  const options = { env, level, folder: join(folder, 'sqlmap') };
  const known = await tryUrl(control.address, options);
  control.close();
  let passed = 0;
  for (const url of urls) {
    const { isFound, isJudged, faults, output } = await tryUrl(api.origin + url, options);
    if (isJudged && !isFound && faults.length === 0) passed += 1;
    else log(`${url}: ${output.slice(-600)}`);
  }
  await api.stop();
  return {
    count: urls.length,
    passed: known.isFound ? passed : 0,
    detail: `level ${level}; the control was ${known.isFound ? '' : 'not '}found`,
  };
}
