import { machineLoad, markdown, written } from './figures.mjs';
import { startFront } from './front.mjs';
import { startPeers } from './peers.mjs';
import { findLighthouse, measureLighthouse } from './lighthouse.mjs';
import { measureLoad, queriesOf, warmUp } from './load.mjs';
import { measureImagesAndFonts } from './images-and-fonts.mjs';
import { columns, startHandWritten, startPortal } from './sites.mjs';
import { measureInBrowser } from './visit.mjs';
import { startChromium } from './chromium.mjs';

/**
 * The rows: what they are called, the key of their figures (or several keys, for figures that stand side by side),
 * digits.
 */
const rows = [
  ['home pages a second', ['rate'], 0],
  ['… half of them within, ms', ['p50'], 0],
  ['… 99 % of them within, ms', ['p99'], 0],
  ['… without one of their sections, %', ['degraded'], 0],
  ['server CPU per home page, ms', ['cpu'], 2],
  ['… of the API next to it, ms', ['cpu.api'], 2],
  ['server memory after load, MB', ['memory'], 0],
  ['… of the API next to it, MB', ['memory.api'], 0],
  ['queries per home page', ['queries'], 0],
  ['HTML, kB br', ['html'], 1],
  ['JS before the first interaction or idle moment, kB br', ['js.first'], 1],
  ['JS, kB br', ['js'], 1],
  ['CSS, kB br', ['css'], 1],
  ['data, kB br', ['data'], 1],
  ['fonts, kB', ['font'], 1],
  ['… English / Chinese edition, kB', ['font.en', 'font.cn'], 1],
  ['images, kB', ['image'], 1],
  ['… SVG, AVIF or WebP / all that were loaded', ['image.small', 'image.all'], 0],
  ['… of the page without width and height / preloaded', ['image.unsized', 'image.preloaded'], 0],
  ['requests', ['requests'], 0],
  ['requests without images', ['requests.other'], 0],
  ['boundaries hydrated at first load', ['boundaries'], 0],
  ['boundaries hydrated when idle', ['boundaries.hydrated'], 0],
  ['elements hydrated when idle', ['elements.hydrated'], 0],
  ['Lighthouse mobile', ['score'], 0],
  ['FCP / LCP ms', ['fcp', 'lcp'], 0],
  ['TBT ms', ['tbt'], 0],
  ['CLS', ['cls'], 3],
  ['industries / login button responds, ms at 4x', ['answer.industries', 'answer.logIn'], 0],
  ['long tasks beyond 50 ms at load, ms at 4x', ['long'], 0],
  ['tap to mega menu / dialog / search, ms at 4x', ['tap.industries', 'tap.logIn', 'tap.search.paint'], 0],
  ['JS heap, MB', ['heap'], 2],
];

/** Rows whose spread says how far they may be trusted. */
const unsteady = ['rate', 'cpu', 'score', 'fcp', 'tbt', 'answer.industries', 'tap.industries'];

const startSites = async (tools, { apart, only }) => {
  const wanted = columns.filter((name) =>
    only.length > 0 ? only.includes(name) : name === 'hand-written' || !apart || name.startsWith('api-apart'),
  );
  const portals = [];
  for (const name of wanted.filter((each) => each !== 'hand-written')) {
    console.error(`${name} starts …`);
    portals.push(await startPortal(tools, name));
  }
  if (!wanted.includes('hand-written')) return portals;
  const source = portals[0] ?? (await startPortal(tools, 'embedded'));
  const written = await startHandWritten(tools, source.origin);
  return [portals[0] ? written : { ...written, stop: () => written.stop().then(() => source.stop()) }, ...portals];
};

/** The sites in an order that begins with another one each round. */
const rotated = (sites, round) => sites.map((_, at) => sites[(at + round) % sites.length]);

const cellOf = (figures, keys, digits) => keys.map((key) => written(figures.of(key), digits)).join(' / ');

/** The table of what was measured, that of its spreads, and how far the portal is from what it stands next to. */
const report = (sites, options, lighthouse, load) => {
  const shown = rows.filter(([, keys]) =>
    keys.some((key) => sites.some(({ figures }) => figures.of(key) !== undefined)),
  );
  const spreads = shown.filter(([, keys]) => keys.some((key) => unsteady.includes(key)));
  const spread = (figures, key, digits) =>
    figures
      .spread(key)
      ?.map((value) => value.toFixed(digits))
      .join(' to ') ?? '–';
  const text = [
    markdown(
      ['home page, English edition', ...sites.map(({ title }) => title)],
      shown.map(([name, keys, digits]) => [name, ...sites.map(({ figures }) => cellOf(figures, keys, digits))]),
    ),
    markdown(
      ['home page, from the least to the most', ...sites.map(({ title }) => title)],
      spreads.map(([name, keys, digits]) => [
        name,
        ...sites.map(({ figures }) => keys.map((key) => spread(figures, key, digits)).join(' / ')),
      ]),
    ),
  ];
  for (const base of sites.filter(({ name, isPeer }) => name === 'hand-written' || isPeer)) {
    const cpu = base.figures.of('cpu');
    if (cpu)
      text.push(
        `Server CPU per home page as a multiple of ${base.title}: ${sites
          .filter((site) => site !== base)
          .map(({ title, figures }) => `${title} ${written(figures.of('cpu') / cpu, 2)}`)
          .join(', ')}.`,
      );
  }
  if (!lighthouse && !options.skip.has('lighthouse')) text.push('Lighthouse is not installed; its rows are missing.');
  text.push(
    `English home page, median of ${options.rounds} interleaved rounds, ${options.connections} connections for ` +
      `${options.seconds} s a round. Load of the machine (${machineLoad().cores} cores): ${load.toFixed(1)} ` +
      `before, ${machineLoad().load.toFixed(1)} after; Node ${process.versions.node}.`,
  );
  return text;
};

/** `npm run bench -- --home`: what the home page costs server and visitor, in each way that the portal runs. */
export const homeTable = async (tools, options) => {
  const { load } = machineLoad();
  const peers = options.peers ? await startPeers(tools, options.peers) : [];
  const sites = [...peers, ...(await startSites(tools, options))];
  const lighthouse = options.skip.has('lighthouse') ? null : await findLighthouse();
  for (const site of sites) {
    site.front = await startFront(site.port, site.apiPort);
    await warmUp(site, Math.min(4, options.seconds));
    site.figures.put('queries', await queriesOf(site, '/'));
  }
  for (let round = 0; round < options.rounds; round += 1) {
    console.error(`round ${round + 1} of ${options.rounds} …`);
    const turn = rotated(sites, round);
    if (!options.skip.has('load')) for (const site of turn) await measureLoad(site, options);
    if (!options.skip.has('browser')) {
      const { browser } = await startChromium();
      for (const site of [...turn, ...turn].filter(({ isSeen }) => isSeen))
        await measureInBrowser(browser, site).catch((error) =>
          console.error(`${site.title}: ${error.message.split('\n')[0]}`),
        );
      await browser.close();
    }
    if (lighthouse) {
      const { path, browser } = await startChromium();
      await browser.close();
      for (const site of turn.filter(({ isSeen }) => isSeen)) await measureLighthouse(lighthouse, path, site);
    }
  }
  if (!options.skip.has('browser')) await measureImagesAndFonts(sites);
  const measured = report(sites, options, lighthouse, load);
  for (const { front, stop } of sites.toReversed()) {
    front.close();
    await stop();
  }
  return measured;
};
