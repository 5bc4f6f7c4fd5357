import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/bootstrap.mjs';
import { freePort } from '../lib/free-port.mjs';
import { mustBuild } from '../lib/nx.mjs';
import { run } from '../lib/run.mjs';
import { articleOf, compare, hashOf, linesOf } from './compare-posts.mjs';
import { isFile, postsOf, siteOf } from './export-posts.mjs';
import { markdown } from './figures.mjs';
import { isReady, startServer } from './servers.mjs';
import { startStandIns } from './stand-in-media.mjs';

const usage = 'Usage: npm run bench -- imports <file> [<file> …] [--site https://blog.example.com] [--list]';

const request = (port, path) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `en.localhost:${port}` } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.once('end', () => {
        const { statusCode, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });

/** A page of the site, after its redirects. */
const pageAt = async (port, path) => {
  let response = await request(port, path);
  for (let hops = 0; hops < 3 && response.headers.location; hops += 1)
    response = await request(port, new URL(response.headers.location, `http://en.localhost:${port}${path}`).pathname);
  return response;
};

/** A site of its own in a folder, and the export with the hosts of this machine in place of its own. */
const prepareSite = async ({ node, env }, file, site) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'imports-'));
  const settings = { ...env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: dataDir };
  const command = async (script, ...args) => {
    const { code, output } = await run(node, [join(root, `tools/${script}.mjs`), ...args], {
      env: settings,
      quiet: true,
    });
    // A bad record is one of the report, and the others are there.
    if (code !== 0 && !/[1-9]\d* bad/.test(output))
      throw new Error(`${script} ended with ${code}: ${output.slice(-2000)}`);
    return output;
  };
  const text = readFileSync(file, 'utf8');
  const isGhost = text.trimStart().startsWith('{');
  const source = isGhost ? site : siteOf(text);
  const hosts = postsOf(text, source)
    .flatMap(({ images, media }) => [...images, ...media.filter(isFile)])
    .concat(source, ...(text.match(/(?<=<wp:attachment_url>(?:<!\[CDATA\[)?)[^<\]]+/g) ?? []))
    .flatMap((url) => URL.parse(url)?.host ?? []);
  const standIns = await startStandIns(hosts);
  const copy = join(dataDir, isGhost ? 'export.json' : 'export.xml');
  writeFileSync(copy, standIns.rewritten(text));
  const posts = postsOf(readFileSync(copy, 'utf8'), standIns.rewritten(source));
  await command('setup', '--yes', '--editions', 'en', '--name-en', 'Own site', '--admin', 'you@example.com');
  return {
    dataDir,
    settings,
    command,
    standIns,
    posts,
    words: isGhost ? ['--site', standIns.rewritten(site)] : [],
    copy,
  };
};

/** Imports the export twice, and compares what the site holds after each. */
const importTwice = async ({ dataDir, command, copy, words }) => {
  const imported = async (name) => {
    const began = Date.now();
    const output = await command('api', 'import', copy, '--report', `${name}.csv`, '--allow-private-media', ...words);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    await command('api', 'export', join(dataDir, `${name}.jsonl`));
    return { output, seconds, content: readFileSync(join(dataDir, `${name}.jsonl`), 'utf8') };
  };
  const first = await imported('first');
  const second = await imported('second');
  const ids = first.content
    .split('\n')
    .filter((line) => line.includes('"externalKey"'))
    .map((line) => JSON.parse(line).record)
    .map(({ key, localId, id = localId }) => [key, id]);
  const [, added, changed] = /(\d+) added, (\d+) changed/.exec(second.output) ?? [];
  return {
    ids: new Map(ids),
    lines: linesOf(readFileSync(join(dataDir, 'first.csv'), 'utf8')),
    changes: Number(added) + Number(changed),
    isSame: first.content === second.content,
    seconds: [first.seconds, second.seconds],
  };
};

/** Visits the page of each post as a reader does. */
const visit = async (port, { posts, standIns }, { ids, lines }, say) => {
  const files = new Map();
  const hashAt = async (path) => {
    if (!files.has(path)) {
      const { status, headers, body } = await request(port, path);
      const isMedium = /^(?:image|audio|video|application\/(?:pdf|zip))/.test(headers['content-type'] ?? '');
      files.set(path, status === 200 && isMedium ? hashOf(body) : null);
    }
    return files.get(path);
  };
  const total = { posts: 0, pages: 0, images: 0, seen: 0, named: 0, unnamed: 0, others: 0, unseen: 0 };
  for (const post of posts) {
    const id = ids.get(post.key);
    const { status, body } = id === undefined ? { status: 0 } : await pageAt(port, `/article/${id}`);
    if (!post.isPublic) {
      total.others += 1;
      total.unseen += Number(status !== 200);
      continue;
    }
    total.posts += 1;
    total.pages += Number(status === 200);
    total.images += post.images.length;
    if (status !== 200) {
      say(`${post.number} “${post.title}”: it has no page (${status})`);
      continue;
    }
    const shown = articleOf(body.toString('utf8'));
    const seen = new Set();
    for (const path of new Set([...shown.images, ...shown.media]))
      if (path.startsWith('/img/')) seen.add(await hashAt(path));
    const lost = compare(post, shown, seen, lines.get(String(post.number)) ?? [], standIns.bytesOf);
    total.seen += post.images.length - lost.filter(({ what }) => what.startsWith('image ')).length;
    for (const { what, isNamed } of lost) {
      total[isNamed ? 'named' : 'unnamed'] += 1;
      say(`${post.number} “${post.title}”: ${isNamed ? 'named' : 'NOT NAMED'}: ${what}`);
    }
  }
  return total;
};

/** The least share of images that readers have to see. */
const leastSeen = 0.95;

/** Imports one export into a site of its own, and compares what it says with what a reader sees. */
const measure = async (tools, file, { site, list }) => {
  const prepared = await prepareSite(tools, file, site);
  let server;
  try {
    const imported = await importTwice(prepared);
    const port = await freePort();
    server = startServer(tools.node, 'portal', { ...prepared.settings, PORT: String(port) });
    await isReady(server.child, port);
    const total = await visit(port, prepared, imported, list ? console.log : () => undefined);
    const { posts, pages, others, unseen, images, seen, named, unnamed } = total;
    const share = images === 0 ? 1 : seen / images;
    return {
      isGood:
        pages === posts &&
        unseen === others &&
        unnamed === 0 &&
        share >= leastSeen &&
        imported.changes === 0 &&
        imported.isSame,
      row: [
        basename(file),
        `${pages} of ${posts}`,
        `${unseen} of ${others}`,
        `${seen} of ${images}`,
        [...imported.lines.values()].flat().filter(({ what }) => what !== '').length,
        named,
        unnamed,
        imported.isSame ? imported.changes : `${imported.changes}, but other content`,
        imported.seconds.join(', '),
      ],
    };
  } finally {
    await server?.stop();
    prepared.standIns.close();
    rmSync(prepared.dataDir, { recursive: true, force: true });
  }
};

const readWords = (words) => {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        site: { type: 'string', default: 'https://blog.example.com' },
        list: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 0 && URL.canParse(values.site)) {
      const files = positionals.map((file) => resolve(process.env.INIT_CWD ?? '.', file));
      return { ...values, files };
    }
  } catch {
    // It is called wrongly.
  }
  console.error(usage);
  process.exit(2);
};

/**
 * Imports exports of other sites, each into a site of its own, and says how many of their images a reader sees there,
 * what of their texts, blocks and media is lost, and how much of that the import's report names. Their images come
 * from this machine: it needs no network. It exits with 1 where one of them is not as it should be.
 *
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @param {string[]} words
 */
export const benchImports = async (tools, words) => {
  const { files, ...options } = readWords(words);
  await mustBuild(tools.env, 'portal');
  const measured = [];
  for (const file of files) measured.push(await measure(tools, file, options));
  const columns = [
    'export',
    'public posts with a page',
    'others unseen',
    'images seen',
    'lines of the report',
    'losses that it names',
    'losses that it does not',
    'changes by the second import',
    'seconds of both imports',
  ];
  const rows = measured.map(({ row }) => row);
  console.log(markdown(columns, rows));
  if (measured.some(({ isGood }) => !isGood)) process.exitCode = 1;
};
