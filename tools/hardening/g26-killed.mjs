import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, percentile, startApi } from './lib/servers.mjs';

export const goal = 'G26';
export const name = 'The API killed (-9) under writes: nothing that was acknowledged is lost';
export const seconds = { short: 45, full: 900 };

const json = { 'content-type': 'application/json' };
const wantedRate = 100;

/** A visitor who clicks a banner: a write that is acknowledged by its redirect. Each has a name of its own. */
const click = async (origin, { token, sign }, visitor) => {
  const answer = await ask(origin, `/banner/click?token=${token}&sign=${sign}`, { headers: { 'user-agent': visitor } }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 302;
};

const bannerOf = async (origin) => {
  const answer = await fetch(`${origin}/api/banner/list`, { method: 'POST', headers: { ...json, 'accept-language': 'zh-CN' }, body: '{"code":"top"}' });
  return (await answer.json()).data.banners[0];
};

/** How many clicks the database holds: the folder has one owner, so it is asked while no server has it. */
const clicksIn = async (dataDir) => {
  const { openDatabase } = await import('@millwright/api');
  const database = await openDatabase({ dataDir });
  try {
    const { rows } = await database.db.execute('select count(*)::integer as number from banner_click');
    return rows[0].number;
  } finally {
    await database.close();
  }
};

export async function run({ full, folder, node, env, log, signal }) {
  const kills = full ? 200 : 6;
  const dataDir = join(folder, 'data');
  const start = () => startApi({ node, env, settings: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' } });
  // The content is made before the first kill.
  await (await start()).stop();
  let acknowledged = await clicksIn(dataDir);
  let held = 0;
  let writes = 0;
  const starts = [];
  for (let kill = 1; kill <= kills && !signal.aborted; kill += 1) {
    const server = await start();
    starts.push(server.startedWithin);
    const banner = await bannerOf(server.origin);
    let killed = false;
    let sent = 0;
    let done = 0;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; !killed; number += 1) {
        sent += 1;
        const before = performance.now();
        if (await click(server.origin, banner, `${kill}-${writer}-${number}`)) done += 1;
        await wait(Math.max(0, (8000 / wantedRate) - (performance.now() - before)));
      }
    });
    await wait(400 + (kill % 7) * 130);
    killed = true;
    await server.stop('SIGKILL');
    await Promise.all(writers);
    writes += done;
    const kept = await clicksIn(dataDir);
    if (kept >= acknowledged + done && kept <= acknowledged + sent) held += 1;
    else log(`kill ${kill}: ${kept} kept of ${acknowledged + done} acknowledged`);
    acknowledged = kept;
    if (kill % 20 === 0) log(`${kill} of ${kills} kills, ${writes} writes acknowledged`);
  }
  return { count: kills, passed: held, detail: `${writes} acknowledged writes, lost in ${kills - held} kills; first answer after ${(percentile(starts, 50) / 1000).toFixed(1)} s (median), ${(Math.max(...starts) / 1000).toFixed(1)} s (longest)` };
}
