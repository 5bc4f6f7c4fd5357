import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { buildPortal } from './lib/portal-build.mjs';

/** `npm run bench`: what three pages cost, on the built portal with data of its own. */
const { node, env } = bootstrap();
const build = await buildPortal(env);
if (build.code !== 0) {
  console.error(build.output);
  process.exit(build.code);
}
const { findBrowser } = await import('./browser.mjs');
const { chromium } = await import('playwright');

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'millwright-bench-'));
const server = spawn(node, ['--conditions=@millwright/source', '--import', pathToFileURL(join(root, 'tools/lib/count-queries.mjs')).href, join(root, 'apps/portal/server/main.ts')], {
  cwd: root,
  env: { ...env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
process.on('exit', () => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

// The edition is named by a header, because not every system resolves the names below localhost.
const origin = `http://127.0.0.1:${port}`;
const ask = (path) => fetch(`${origin}${path}`, { headers: { cookie: 'edition=en', accept: 'text/html' } });

const ready = async () => {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within two minutes.');
};

/** Milliseconds of processor time that the server has used; undefined where the system does not tell. */
const processorTime = () => {
  try {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
};

const memory = () => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return undefined;
  }
};

/** Queries that the server has sent to its database so far. */
const queries = () =>
  new Promise((resolve) => {
    server.once('message', resolve);
    server.send('count');
  });

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const costOfRequest = async (path, count = 200) => {
  for (let index = 0; index < 20; index += 1) await (await ask(path)).text();
  const before = processorTime();
  for (let index = 0; index < count; index += 1) await (await ask(path)).text();
  return before === undefined ? undefined : (processorTime() - before) / count;
};

/** Queries of one page. Views are written in batches, so the mean of several is taken. */
const queriesOf = async (path, count = 10) => {
  const before = await queries();
  for (let index = 0; index < count; index += 1) await (await ask(path)).text();
  return ((await queries()) - before) / count;
};

/** Loads a page as a visitor does: everything up to the first idle moment, and all that comes after an interaction. */
const load = async (browser, path) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'edition', value: 'en', url: origin }]);
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin)) bodies.push(response.body().then((body) => ({ type: response.request().resourceType(), bytes: body.length > 0 ? brotli(body) : 0 })).catch(() => null));
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
  const early = await Promise.all(bodies);
  await page.mouse.move(400, 400);
  await page.waitForTimeout(4000);
  const html = brotli(await (await ask(path)).text());
  const all = (await Promise.all(bodies)).filter((body) => body !== null);
  await context.close();
  const sum = (type) => all.filter((body) => body.type === type).reduce((total, body) => total + body.bytes, 0);
  return { html, first: early.filter((body) => body?.type === 'script').reduce((total, body) => total + body.bytes, 0), js: sum('script'), css: sum('stylesheet'), requests: all.length };
};

await ready();
const list = await (await ask('/articles')).text();
const article = /href="(\/article\/[^"?#]+)"/.exec(list)?.[1];
if (!article) throw new Error('The list of articles names no article.');
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.path, args: found.args });
console.log('| Page | HTML kB | JS kB first | JS kB alive | CSS kB | requests | queries | server CPU ms |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, path] of [['/', '/'], ['/articles', '/articles'], ['an article', article]]) {
  const { html, first, js, css, requests } = await load(browser, path);
  const perPage = await queriesOf(path);
  const cpu = await costOfRequest(path);
  console.log(`| ${name} | ${kilobytes(html)} | ${kilobytes(first)} | ${kilobytes(js)} | ${kilobytes(css)} | ${requests} | ${perPage} | ${cpu === undefined ? '–' : cpu.toFixed(2)} |`);
}
await browser.close();
const resident = memory();
console.log(`\nMemory of the server with its database afterwards: ${resident === undefined ? 'unknown' : `${resident.toFixed(0)} MB`}.`);
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
