import { flags } from './chromium.mjs';

/** Lighthouse and what starts its browser; null where it is not installed. */
export const findLighthouse = async () => {
  try {
    const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')]);
    return { lighthouse, launch };
  } catch {
    return null;
  }
};

const audits = {
  'first-contentful-paint': 'fcp',
  'largest-contentful-paint': 'lcp',
  'total-blocking-time': 'tbt',
  'cumulative-layout-shift': 'cls',
  'speed-index': 'speed',
};

const judge = async ({ lighthouse, launch }, chromium, site) => {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...flags],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(`${site.front.origin}/`, {
      port: browser.port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
      output: 'json',
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    browser.kill();
  }
};

/** On a busy machine the browser may lose the beginning of its trace. */
const tries = 3;

/**
 * Lighthouse's judgement of a phone, with its simulated network.
 * @param {NonNullable<Awaited<ReturnType<typeof findLighthouse>>>} tools
 * @param {string} chromium path of the browser
 * @param {import('./sites.mjs').Site} site
 */
export const measureLighthouse = async (tools, chromium, site) => {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      const lhr = await judge(tools, chromium, site);
      site.figures.put('score', lhr.categories.performance.score * 100);
      for (const [audit, key] of Object.entries(audits)) site.figures.put(key, lhr.audits[audit]?.numericValue);
      return;
    } catch (error) {
      console.error(`${site.title}: Lighthouse failed (${attempt} of ${tries}): ${error.message.split('\n')[0]}`);
    }
  }
};
