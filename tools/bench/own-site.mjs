import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../lib/bootstrap.mjs';
import { freePort } from '../lib/free-port.mjs';
import { run } from '../lib/run.mjs';
import { markdown } from './figures.mjs';
import { startProgram, stopProgram } from './servers.mjs';

const usage = 'Usage: npm run bench -- own-site';

/** Articles of each edition, and images of each article. */
const [articles, imagesEach] = [41, 2];
const color = '#0a5c3f';
const editions = { en: 'Foundry Weekly', cn: '铸造周刊' };

/** A host of images: each path is another one. */
const startImages = () =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const name = request.url.replaceAll(/\W/g, '');
      response.end(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><title>${name}</title></svg>`);
    }).listen(0, '127.0.0.1', () => resolve({ origin: `http://127.0.0.1:${server.address().port}`, server }));
  });

/** A WordPress export with a category and a tag in each post. */
const exportOf = (edition, origin) => {
  const item = (id) => {
    const images = Array.from({ length: imagesEach }, (_, at) => `<img src="${origin}/${edition}-${id}-${at}.svg">`);
    return `<item><title>${editions[edition]} ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_name>post-${id}</wp:post_name>
<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2026-01-02 03:04:05</wp:post_date_gmt>
<category domain="category" nicename="plastics">Plastics</category><category domain="post_tag" nicename="sand">Sand</category>
<content:encoded><![CDATA[<p>${'A text about castings. '.repeat(40)}</p>${images.join('')}]]></content:encoded></item>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title><link>https://${edition}.blog.example.com</link>
<wp:wxr_version>1.2</wp:wxr_version>${Array.from({ length: articles }, (_, at) => item(at + 1)).join('\n')}</channel></rss>`;
};

const textAt = (port, path, host) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => (text += piece));
      response.once('end', () => resolve(response.statusCode === 200 ? text : ''));
    }).on('error', () => resolve(''));
  });

/** Whether the home page of an edition has its name, links to an imported article, and has the stylesheet with the site's colours. */
const isThemed = async (port, edition) => {
  const host = `${edition}.localhost`;
  const html = await textAt(port, '/', host);
  if (!html.includes(editions[edition]) || !html.includes(`/article/post-${articles}`)) return false;
  const [, look] = /<link[^>]* href="(\/assets\/site-[^"]+\.css)"/.exec(html) ?? [];
  return look !== undefined && (await textAt(port, look, host)).includes('--');
};

/**
 * Measures how long a site of one's own takes: `npm run setup`, an import with images into each of two editions, and
 * `npm start` until both home pages show it. In a fresh clone that includes the installation and the build.
 *
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @param {number} began when the command was called, before anything was installed
 */
export const benchOwnSite = async ({ node, env }, words, began) => {
  if (words.length > 0) {
    console.error(usage);
    process.exit(2);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'own-site-'));
  const port = await freePort();
  const settings = { ...env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '' };
  const { origin, server } = await startImages();
  const rows = [];
  let last = began;
  const note = (step) => {
    rows.push([step, ((Date.now() - last) / 1000).toFixed(1)]);
    last = Date.now();
  };
  const command = async (script, ...args) => {
    const { code, output } = await run(node, [join(root, `tools/${script}.mjs`), ...args], {
      env: settings,
      quiet: true,
    });
    if (code !== 0) throw new Error(`${script} ended with ${code}: ${output.slice(-2000)}`);
  };
  let site;
  try {
    note('install what is missing');
    const named = Object.entries(editions).flatMap(([edition, name]) => [`--name-${edition}`, name]);
    await command('setup', '--yes', '--editions', 'en,cn', ...named, '--color', color, '--admin', 'you@example.com');
    note('`npm run setup`');
    for (const edition of Object.keys(editions)) {
      const file = join(dataDir, `${edition}.xml`);
      writeFileSync(file, exportOf(edition, origin));
      await command('api', 'import', file, '--edition', edition, '--allow-private-media');
      note(`\`npm run import\`, ${articles} articles and ${articles * imagesEach} images`);
    }
    site = startProgram(node, [join(root, 'tools/start.mjs')], {
      env: settings,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const edition of Object.keys(editions))
      while (!(await isThemed(port, edition))) {
        if (site.exitCode !== null) throw new Error('The site did not start.');
        await wait(250);
      }
    note('`npm start`, until both home pages show their articles in its colours');
    rows.push(['all', ((Date.now() - began) / 1000).toFixed(1)]);
    console.log(markdown(['step', 's'], rows));
  } finally {
    if (site) await stopProgram(site);
    server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
