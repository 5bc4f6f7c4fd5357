import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { freePort } from './lib/free-port.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { must, packPackages, packStarter } from './library/pack.mjs';

/**
 * `npx node tools/consumers.mjs`: builds sites that know this repository only by its packed packages, and uses them in
 * a browser. `npx node tools/consumers.mjs vite` builds only the sites named.
 */
const { env } = bootstrap();
const { drive } = await import('./consumers/drive.mjs');
const { addLanguages } = await import('./consumers/further-language.mjs');
const { wordsOfMillwright } = await import('./consumers/words-of-millwright.mjs');
const { checkStrictTypes } = await import('./consumers/strict-types.mjs');
const { addEveryEntry, checkEveryEntry } = await import('./consumers/every-entry.mjs');

/** Outside the workspace, so that nothing of it can be found by walking up. */
const away = mkdtempSync(join(tmpdir(), 'millwright-consumers-'));
const packed = join(away, 'packed');
const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
const packages = ['domain', 'i18n', 'api-client', 'ui', 'elements'];
const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** What pages made of the packages say in their own words. */
const ownWords = {
  en: { industries: 'Every industry', child: 'Centrifugal' },
  cn: { industries: '全部行业分类', child: '离心泵' },
};

/** Waits until a URL responds. */
const responds = async (url) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not respond`);
};

/** Starts a consumer's own server and waits until it responds. */
const serve = async (folder, command, args, more = {}) => {
  const port = await freePort();
  const child = spawn(
    command,
    args.map((each) => each.replace('PORT', String(port))),
    {
      cwd: folder,
      env: { ...env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', ...more },
      stdio: 'ignore',
      detached: true,
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await responds(url);
  // The whole group: npm would end without what it started.
  return { url, close: async () => void process.kill(-child.pid) };
};

/** A site whose own files lie in this repository, with the page that every site begins with. */
const copy = (sources) => async (folder, name) => {
  cpSync(join(root, 'tools/consumers', name), folder, { recursive: true });
  cpSync(join(root, 'tools/consumers/shared'), join(folder, sources), { recursive: true });
  for (const file of ['site.tsx', 'editions.ts', 'content.ts', 'members.ts', 'own-words.ts', 'site.css'])
    cpSync(join(root, 'tools/starter/template/src', file), join(folder, sources, file));
  await must(
    `npm install of ${name}`,
    'npm',
    ['install', '--no-audit', '--no-fund', '--silent', ...tarballs.filter((file) => !file.includes('-elements-'))],
    folder,
  );
};

/** The pages of the site with server components that show one example each. */
let everyEntry = [];

/** How each site is built and served; its pages stand at `/` and `/cn/`. */
const sites = {
  // Begun by the two commands of docs/reuse.md, and by nothing else.
  vite: {
    create: (folder) =>
      must(
        'create-site',
        'npx',
        [
          '--yes',
          `--package=${join(packed, `millwright-create-site-${version}.tgz`)}`,
          'create-site',
          folder,
          '--packages',
          packed,
        ],
        away,
      ),
    build: async (folder) => {
      const site = await serve(folder, 'npm', ['start', '--', '--port', 'PORT', '--host', '127.0.0.1'], {
        NODE_ENV: 'development',
      });
      await site.close();
      await addLanguages(folder);
      await must('The build of vite', 'npm', ['run', 'build'], folder);
      const words = wordsOfMillwright(folder, ['*.{html,json,md}', '{cn,de,ar,src}/**/*', 'dist/**/*.{html,js,css}']);
      if (words.length > 0) throw new Error(`It says of Millwright:\n${words.join('\n')}`);
    },
    words: {
      ...ownWords,
      de: { industries: 'Alle Branchen', child: 'Centrifugal' },
      ar: { industries: 'جميع القطاعات', child: 'Centrifugal' },
    },
    serve: (folder) => serveFolder(join(folder, 'dist')),
  },
  next: {
    create: copy('app'),
    build: async (folder) => {
      everyEntry = await addEveryEntry(join(folder, 'app'));
      await checkStrictTypes(folder);
      await must('next', 'npx', ['next', 'build'], folder, quiet);
    },
    check: (url) => checkEveryEntry(url, everyEntry),
    serve: (folder) =>
      serve(folder, 'node', ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', 'PORT']),
  },
  astro: {
    create: copy('src'),
    build: (folder) => must('astro', 'npx', ['astro', 'build'], folder, quiet),
    serve: (folder) => serveFolder(join(folder, 'dist')),
  },
};

/** A page without a bundler on an origin of its own, with the API on another. */
const servePlain = async (folder) => {
  const pages = await serveFolder(folder);
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  for (const page of ['index.html', 'cn/index.html']) {
    const file = join(folder, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('SITE', api));
  }
  const child = spawn(process.execPath, ['--conditions=@millwright/source', join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: join(away, 'data'), ALLOWED_ORIGINS: pages.url, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  await responds(`${api}/healthz`);
  return { url: pages.url, close: () => Promise.all([pages.close(), child.kill()]) };
};

sites.plain = {
  create: (folder) => {
    cpSync(join(root, 'tools/consumers/plain'), folder, { recursive: true });
    cpSync(join(root, 'tools/consumers/shared/host.css'), join(folder, 'host.css'));
    cpSync(join(root, 'tools/starter/template/src/site.css'), join(folder, 'site.css'));
  },
  words: {
    en: { industries: 'All industries', child: 'Machining centres' },
    cn: { industries: '全部行业', child: '加工中心' },
  },
  build: async (folder) => {
    await must('The tarball of the elements', 'tar', [
      '-xzf',
      join(packed, `millwright-elements-${version}.tgz`),
      '-C',
      folder,
      '--strip-components=1',
    ]);
  },
  serve: servePlain,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sites));
if (unknown.length > 0) {
  console.error(`There is no site called ${unknown.join(', ')}. Sites: ${Object.keys(sites).join(', ')}`);
  process.exit(2);
}

const tarballs = await packPackages({ names: packages, to: packed });
await packStarter(packed);

let failed = 0;
for (const [name, { create, words = ownWords, build, check, serve: start }] of Object.entries(sites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = join(away, name);
  try {
    await create(folder, name);
    await build(folder);
    const site = await start(folder);
    const pages = Object.fromEntries(
      Object.entries(words).map(([edition, said]) => [
        edition,
        { ...said, url: site.url + (edition === 'en' ? '/' : `/${edition}/`) },
      ]),
    );
    try {
      await check?.(site.url);
      await drive({ name, pages });
      console.log(`ok   ${name}`);
    } finally {
      await site.close();
    }
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
rmSync(away, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
