import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { aptInstall } from './lib/apt-install.mjs';
import { mustBuild } from './lib/nx.mjs';

/**
 * `node tools/firefox.mjs`: the main flows in Firefox, on a portal of its own. Playwright has its own build of Firefox,
 * which Debian has not; Firefox ESR is driven by WebDriver BiDi instead. `FIREFOX_PATH` names another.
 */
const { node, env } = bootstrap();
const paths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const find = () => paths.find((path) => path && existsSync(path));
if (!find()) aptInstall('firefox-esr');
const executablePath = find();
if (!executablePath) {
  console.error('There is no Firefox, and none could be installed.');
  process.exit(1);
}
await mustBuild(env, 'portal');

const { default: puppeteer } = await import('puppeteer-core');
const { flows, withoutScripts } = await import('./firefox/flows.mjs');
const { startPortal } = await import('./hardening/lib/servers.mjs');

const folder = mkdtempSync(join(tmpdir(), 'millwright-firefox-'));
const portal = await startPortal({ node, env, settings: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' } });
const origin = `http://en.localhost:${portal.port}`;

const failed = [];
const attempt = async (name, act) => {
  const begun = performance.now();
  try {
    await act();
    console.log(`ok   ${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed.push(name);
    console.log(`FAIL ${name}: ${String(error?.message ?? error).split('\n')[0]}`);
  }
};

const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, protocolTimeout: 60_000 });
console.log(await browser.version());
for (const [name, flow] of Object.entries(flows)) {
  // The enquiry is sent by the member of the flow before it.
  const context = name === 'enquiry' ? null : await browser.createBrowserContext();
  const page = context ? await context.newPage() : (await browser.pages()).at(-1);
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('millwright.consent', 'refused');
    localStorage.setItem('millwright.top-banner.visited', '1');
    sessionStorage.setItem('millwright.home-popup', 'shown');
  });
  await attempt(name, () => flow(page, origin));
}
const bare = await browser.createBrowserContext();
await attempt('without scripts', async () => withoutScripts(await bare.newPage(), origin));
await browser.close();
await portal.stop();
rmSync(folder, { recursive: true, force: true });
const count = Object.keys(flows).length + 1;
console.log(`${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
