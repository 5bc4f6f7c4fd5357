import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { run } from '../lib/run.mjs';
import { machineLoad, markdown, median, written } from './figures.mjs';
import { processorTimeOf, queriesOf } from './load.mjs';
import { startPortal } from './sites.mjs';

/** Searches that find the same, each by a keyword of its own: nothing that is remembered helps. */
const neverRequested = (count) =>
  Array.from(
    { length: count },
    (_, at) =>
      `/search?${new URLSearchParams({ keyword: `machine ${[...at.toString(5)].map((digit) => '.,;:!'[digit]).join('')}` })}`,
  );

/**
 * Kinds of pages with their URLs; what is found by a pattern is looked for in the list before it. A page that
 * lists all there is holds more where there is more, up to a bound: `each` finds its parts, and what a thousand of them
 * cost is shown below it.
 */
const pages = [
  { name: 'home', paths: ['/'] },
  { name: 'articles', paths: ['/articles', '/articles?page=2', '/articles?page=9'] },
  { name: 'articles, one filter', paths: ['/articles?sid=5', '/articles?sid=10', '/articles/latest'] },
  {
    name: 'articles, two filters',
    paths: ['/articles?sid=5&year=2025', '/articles/latest?sid=5', '/articles/oversea?year=2025'],
  },
  { name: 'an article', list: '/articles', pattern: /href="(\/article\/[^"?#]+)"/g },
  { name: 'products', paths: ['/showroom/products', '/showroom/products?page=2'] },
  {
    name: 'products, two filters',
    paths: [
      '/showroom/products?sid=5&region=1',
      '/showroom/products?sid=10&region=3',
      '/showroom/products?sid=5&year=2025',
    ],
  },
  { name: 'a product', list: '/showroom/products', pattern: /href="(\/showroom\/products\/info\/[^"?#]+)"/g },
  { name: 'suppliers', paths: ['/showroom/suppliers', '/showroom/suppliers?region=1'] },
  { name: 'a supplier', list: '/showroom/suppliers', pattern: /href="(\/showroom\/suppliers\/info\/\d+)[/"?#]/g },
  { name: 'search', paths: ['/search?keyword=laser', '/search?keyword=machine', '/search?keyword=battery+recycling'] },
  { name: 'search of a common word, never searched before', paths: neverRequested(30), once: true },
  { name: 'index of the site map', paths: ['/sitemap.xml'] },
  {
    name: 'a file of the site map, up to 5,000 URLs',
    list: '/sitemap.xml',
    pattern: /<loc>[^<]*?(\/sitemap\/article[^<]*)<\/loc>/g,
    most: 1,
    each: /<loc>/g,
  },
];

const pathsOf = async (site, { paths, list, pattern, most = 8 }) => {
  if (paths) return paths;
  const text = await (await fetch(`${site.origin}${list}`)).text();
  const found = [...new Set([...text.matchAll(pattern)].map(([, path]) => path.replaceAll('&amp;', '&')))].slice(
    0,
    most,
  );
  if (found.length === 0) throw new Error(`${list} names none of what is looked for.`);
  return found;
};

/** What every kind of page costs on the data of one size. */
const measureSize = async (tools, dataDir, requests) => {
  const site = await startPortal(tools, 'embedded', { DATA_DIR: dataDir });
  const costs = [];
  for (const page of pages) {
    const paths = [...(await pathsOf(site, page))];
    const sent = [];
    // The first of each fills the caches; where there are none, a few warm the code up.
    const first = page.once ? paths.splice(0, 3) : paths;
    for (const path of first) await fetch(`${site.origin}${path}`).then((response) => response.text());
    for (const path of page.once ? paths.splice(0, 3) : paths)
      sent.push(await queriesOf(site, path, page.once ? 1 : 3));
    const response = await fetch(`${site.origin}${first[0]}`);
    if (!response.ok) throw new Error(`${first[0]} answered ${response.status}.`);
    const text = await response.text();
    const size = Buffer.byteLength(text) / 1024;
    const thousands = page.each && (text.match(page.each)?.length ?? 0) / 1000;
    costs.push({
      name: page.name,
      queries: median(sent),
      size,
      thousands,
      processor: await processorTimeOf(site, paths, page.once ? paths.length : requests, page.once ? 0 : undefined),
    });
  }
  await site.stop();
  return costs;
};

/** The rows of the table: what each kind of page costs, at every size, and what a thousand of its parts do. */
const rowsOf = (measured) =>
  pages.flatMap(({ name, each }, at) => {
    const costs = measured.map((size) => size[at]);
    const part = ({ queries, processor, size, thousands }) => ({
      queries: queries / thousands,
      processor: processor / thousands,
      size: size / thousands,
    });
    return [{ name, costs }, ...(each ? [{ name: '… for each 1,000 of them', costs: costs.map(part) }] : [])];
  });

const report = (sizes, measured, loads) => {
  const labels = sizes.map((size) => size.toLocaleString('en'));
  const head = [
    'page, English edition',
    ...labels.flatMap((label) => [`${label}: queries`, 'server CPU, ms', 'HTML, kB raw']),
  ];
  const cells = ({ queries, processor, size }) => [written(queries, 0), written(processor, 1), written(size, 0)];
  const table = markdown(
    head,
    rowsOf(measured).map(({ name, costs }) => [name, ...costs.flatMap(cells)]),
  );
  const foot =
    `Load of the machine (${machineLoad().cores} cores) after each: ` +
    `${loads.map((load) => load.toFixed(1)).join(', ')}. Neither pages nor responses are cached; ` +
    'server CPU includes the database.';
  return [table, foot];
};

/**
 * `npm run bench -- --scale`: what pages of the portal cost at several numbers of articles, side by side, and then the
 * same of the calls of the API. Data that is in the folder already is used as it is.
 */
export const scaleTable = async (tools, { scales, folder: given, seconds }) => {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'millwright-scale-'));
  const command = (name, args, dataDir) =>
    run(
      tools.node,
      [
        '--conditions=@millwright/source',
        '--disable-warning=ExperimentalWarning',
        join(root, `apps/api/src/commands/${name}.ts`),
        ...args,
      ],
      { env: { ...tools.env, DATA_DIR: dataDir, DATABASE_URL: '' }, quiet: true },
    );
  try {
    const [measured, loads] = [[], []];
    for (const scale of scales) {
      const dataDir = join(folder, String(scale));
      console.error(`${scale} articles …`);
      const { code, output } = await command('seed', ['--scale', String(scale)], dataDir);
      if (code !== 0) throw new Error(output);
      measured.push(await measureSize(tools, dataDir, seconds * 20));
      loads.push(machineLoad().load);
    }
    const text = report(scales, measured, loads);
    const { code, output } = await command('bench-api', ['--folder', folder, '--scales', scales.join(',')], folder);
    if (code !== 0) throw new Error(output);
    // Next to them it says how far it is.
    const [calls, feet] = [/^\|/, /^(?:Load|Memory) of/].map((pattern) =>
      output.split('\n').filter((line) => pattern.test(line)),
    );
    return [...text, 'The calls of the API:', calls.join('\n'), ...feet];
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
};
