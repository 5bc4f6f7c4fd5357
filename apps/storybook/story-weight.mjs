/**
 * What a story may load, in files and in bytes before any compression. Most of it is Storybook itself
 * (docs/decisions/0070-what-a-story-loads.md).
 */
const most = { files: 60, bytes: 1_750_000, bytesOfMedian: 1_565_000 };

/** The stories that load most, as far as known; every twentieth component is looked at besides. */
const heavy = [
  'widgets-certificate-form--default',
  'widgets-home-page--default',
  'primitives-date-range-field--default',
  'widgets-login-dialog--default',
  'widgets-home-pop-up--default',
  'custom-elements-header--default',
  'widgets-enquiry-thread--default',
  'requirements--last-run',
  'theme--edited-live',
];
const step = 20;

/** What one story loads until its play function has ended: the number of its requests, and their bytes. */
const weigh = async (context, url, id) => {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const loaded = { id, files: 0, bytes: 0 };
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) loaded.files += 1;
  });
  network.on('Network.dataReceived', ({ dataLength }) => (loaded.bytes += dataLength));
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(
    () => ['finished', 'errored'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    null,
    { timeout: 120_000 },
  );
  await page.waitForLoadState('networkidle');
  await page.close();
  return loaded;
};

/**
 * Loads stories of a served Storybook, each as its first reader does.
 * @param {import('playwright').Browser} browser
 * @param {string} url where Storybook is served
 * @returns {Promise<string[]>} those that load too much
 */
export const heavyStories = async (browser, url) => {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  const first = Object.keys(entries).filter((id) => id.endsWith('--default'));
  const weights = [];
  for (const id of new Set([...heavy, ...first.filter((_, index) => index % step === 0)])) {
    const context = await browser.newContext();
    weights.push(await weigh(context, url, id));
    await context.close();
  }
  weights.sort((a, b) => a.bytes - b.bytes);
  const median = weights[Math.floor((weights.length - heavy.length) / 2)];
  console.log(`Stories load ${median.bytes} bytes, at most ${weights.at(-1).bytes}.`);
  return [
    ...weights.filter(({ files, bytes }) => files > most.files || bytes > most.bytes),
    ...(median.bytes > most.bytesOfMedian ? [median] : []),
  ].map(({ id, files, bytes }) => `${id} loads ${files} files of ${bytes} bytes.`);
};
