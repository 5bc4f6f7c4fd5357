import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bootstrap } from './lib/bootstrap.mjs';
import { freePort } from './lib/free-port.mjs';
import { mustBuild } from './lib/nx.mjs';

/**
 * `node tools/other-browsers.mjs [firefox] [webkit]`: the main flows of visitors in both editions, in browsers that
 * Playwright has no build of here, on a portal of its own. A browser that is not there is installed where the account may.
 */
const { node, env } = bootstrap();
await mustBuild(env, 'portal');

const { editions, flows, withoutScripts } = await import('./other-browsers/flows.mjs');
const { startTls } = await import('./other-browsers/tls.mjs');
const { startPortal } = await import('./hardening/lib/servers.mjs');
const browsers = {
  firefox: () => import('./other-browsers/firefox.mjs'),
  webkit: () => import('./other-browsers/webkit.mjs'),
};
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(browsers, name));
if (unknown.length > 0) {
  console.error(`There is no flow in ${unknown.join(', ')}; there is in ${Object.keys(browsers).join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'millwright-other-browsers-'));
const port = await freePort();
const originOf = ({ key }) => `https://${key}.localhost:${port}`;
const portal = await startPortal({
  node,
  env,
  settings: {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    EDITION_HOSTS: editions.map((edition) => `${edition.key}=${originOf(edition)}`).join(),
    TRUSTED_PROXIES: '127.0.0.1',
  },
});
const stopTls = await startTls({ folder, port, portalPort: portal.port });

let passed = 0;
let failed = 0;
/** A browser that says nothing more shall not hold up the others, in milliseconds. */
const longest = 180_000;

/** Runs one flow of a visitor and says how it went. */
const attempt = async (name, visitor, flow) => {
  const begun = performance.now();
  try {
    const late = setTimeout(longest, null, { ref: false }).then(() =>
      Promise.reject(new Error('The browser is silent.')),
    );
    await Promise.race([visitor.then(flow), late]);
    passed += 1;
    console.log(`ok   ${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${String(error?.message ?? error).split('\n')[0]}`);
  }
};

for (const name of named.length > 0 ? named : Object.keys(browsers)) {
  const { launch } = await browsers[name]();
  const browser = await launch();
  console.log(browser.version);
  for (const edition of editions) {
    const origin = originOf(edition);
    for (const [title, flow] of Object.entries(flows)) {
      const visitor = browser.visit();
      await attempt(`${name} ${edition.key} ${title}`, visitor, async (one) => {
        await one.open(`${origin}/robots.txt`);
        await one.run(() => {
          localStorage.setItem('millwright.consent', 'refused');
          localStorage.setItem('millwright.top-banner.visited', '1');
          sessionStorage.setItem('millwright.home-popup', 'shown');
        });
        await flow(one, { ...edition, origin });
      });
      await (await visitor).leave();
    }
    const bare = browser.visitWithoutScripts();
    await attempt(`${name} ${edition.key} without scripts`, bare, (one) => withoutScripts(one, { ...edition, origin }));
    await (await bare).leave();
  }
  await browser.close();
}
stopTls();
await portal.stop();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
