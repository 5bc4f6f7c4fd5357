import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../tools/browser.mjs';
import { isFull } from './e2e/support/longer-form.ts';
import type { EditionOptions } from './e2e/support/test.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

// The workers read this file again, with the environment of the first reader: port and folder are chosen once.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'millwright-e2e-'));
  process.env.E2E_DATA_DIR = join(folder, 'portal');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const port = process.env.E2E_PORT;
const results = join(import.meta.dirname, '../../.cache/results/portal');
const browser = await findHeadlessShell();

/** The wide English one has the tests that are in no other, and that take longest: it begins. */
const looks = (
  [
    ['en', 1280],
    ['cn', 1280],
    ['en', 375],
    ['cn', 375],
  ] as const
).map(([edition, width]) => ({ edition, width }));

const wide = ['en-1280', 'cn-1280'];
const narrow = ['cn-375', 'en-375'];

/** Specifications of what is the same in some looks, and the looks in which they run. All others run in each. */
const places: readonly [names: readonly string[], looks: readonly string[]][] = [
  // What the server sends, and what goes through the widths by itself.
  [
    [
      'axe',
      'bare-html',
      'documents',
      'larger-type',
      'legacy',
      'links',
      'orphans',
      'routes',
      'screen-reader',
      'sections',
      'supplier-desk',
    ],
    wide,
  ],
  [['crawl'], narrow],
  // By a mouse, and by a finger: the islands of both editions are hydrated by the same code.
  [['presses'], ['en-1280', 'en-375']],
  // What visitors do: once in each edition, once at each width.
  [
    [
      'accounts',
      'accounts-care',
      'around-pages',
      'assistive',
      'assistive-header',
      'budgets',
      'conversations',
      'editions',
      'enquiry-no-script',
      'first-load',
      'first-visit',
      'fixed-parts',
      'flows',
      'header',
      'home-and-app',
      'member-flows',
      'members',
      'no-script',
      'offline',
      'parameters',
      'poisoned',
      'proof',
      'reading',
      'request-for-quotes',
    ],
    ['en-1280', 'cn-375'],
  ],
  // The same code in every look.
  [
    [
      'blocked-storage',
      'client-messages',
      'failed-navigation',
      'hostile-bodies',
      'hover-before-hydration',
      'lost-chunks',
      'page-views',
      'style-digests',
      'tap-costs',
      'url-agreement',
    ],
    ['en-1280'],
  ],
  // The Chinese edition on a phone has every timer, every menu and rows that scroll.
  [['current-items', 'taps', 'time-faults'], ['cn-375']],
];

/** The patterns of those that a look leaves out. */
const leftOut = (look: string) =>
  places.flatMap(([names, looks]) => (looks.includes(look) ? [] : names.map((name) => `**/${name}.spec.ts`)));

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

/**
 * Other sites are nowhere, so that no test depends on one, or has to look at every request. The editions come from two
 * networks where the machine has both, and on Linux the second worker of the Chinese one from a third: the logins of
 * one network are limited, and all tests together have more.
 */
const isThird = process.platform === 'linux' && process.env.TEST_PARALLEL_INDEX === '1';
const ofChinese = isThird ? '127.0.0.2' : '[::1]';
const networks = { en: 'EXCLUDE *.localhost', cn: hasIpv6 ? `MAP *.localhost ${ofChinese}` : 'EXCLUDE *.localhost' };
const resolverRules = (edition: 'cn' | 'en'): string =>
  `--host-resolver-rules=${networks[edition]}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;

/** Both editions, below and above the breakpoint, against the built portal on data of its own. */
export default defineConfig<EditionOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: join(results, 'playwright'),
  snapshotPathTemplate: '{testDir}/outlines/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stands still for a moment is no fault of the portal; what needs its second try is named in the
  // summary.
  retries: 1,
  timeout: 120_000,
  // A slow machine takes its time; no test says how fast a thing is.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    // It would stand between the page and the requests that tests watch; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // For all tests alike: those of another setting would take workers, and with them browsers, of their own. One of many
    // pages would cost more than all else in the longer forms.
    trace: isFull || process.env.POISON_SEEDS ? 'off' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: looks.map(({ edition, width }) => ({
    name: `${edition}-${width}`,
    testIgnore: leftOut(`${edition}-${width}`),
    use: {
      edition,
      launchOptions: { executablePath: browser.path, args: [...browser.args, resolverRules(edition)] },
      narrow: width < 960,
      baseURL: `http://${edition}.localhost:${port}`,
      viewport: { width, height: width < 960 ? 812 : 800 },
      hasTouch: width < 960,
    },
  })),
  webServer: {
    command: 'node --conditions=@millwright/source test-support/start-seeded.ts',
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 300_000,
    env: { NODE_ENV: 'production', PORT: port!, DATA_DIR: process.env.E2E_DATA_DIR! },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
