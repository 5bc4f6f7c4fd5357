import { axeWidths, findings, findingsInTheme, themes, tooWideEnlarged } from './support/axe.ts';
import { isFull } from './support/longer-form.ts';
import { pageFacts } from './support/page-facts.ts';
import { exceptionalPages, routeKinds } from './support/route-kinds.ts';
import { signalActionsTogether } from './support/signal-actions.ts';
import { expect, test } from './support/test.ts';

// Nothing moves, so that no colour is half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the browser says of a page that is meant not to be there. */
const isOfStatus = (fault: string) => /status of (?:400|404)/.test(fault);

/** The pages are visited in turns, so that two workers share them. */
const shares = [0, 1] as const;

for (const share of shares) {
  test(`[RO-01] every kind of page is hydrated, fits every width, has its links in its HTML and passes axe (share ${share + 1})`, async ({
    page,
    shell,
    faults,
    baseURL,
    edition,
    narrow,
    viewport,
  }) => {
    test.setTimeout(isFull ? 3_600_000 : 240_000);
    const { host } = new URL(baseURL!);
    const kinds = [...(await routeKinds(baseURL!, edition)), ...exceptionalPages];
    // Each kind of page in one of the four looks, and hydrated in the other edition by `bare-html.spec.ts`, which has the
    // other half; every one in every look when asked.
    const look = 2 * Number(narrow) + Number(edition === 'cn');
    const own = kinds
      .filter((_, index) => isFull || [0, 3, 2, 1][index % 4] === look)
      .filter((_, index) => index % shares.length === share);
    expect(kinds.length).toBeGreaterThan(55);
    const wrong: string[] = [];
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const [index, path] of own.entries()) {
      faults.length = 0;
      const status = await shell.open(path);
      const heading = await page.locator('h1').first().innerText();
      await shell.isHydrated();
      await expect(page.locator('h1').first(), path).toHaveText(heading);
      const isExceptional = exceptionalPages.includes(path);
      if (status !== 200 && !isExceptional) wrong.push(`${path}: status ${status}`);
      if ((await excess()) > 0) wrong.push(`${path}: ${await excess()} pixels too wide`);
      const actions = await signalActionsTogether(page);
      if (actions.length > 0) wrong.push(`${path}: actions in the colour of signals together: ${actions.join(', ')}`);
      // Links that the hydrated page has and its HTML has not.
      const hydrated = await page.locator('a[href]').evaluateAll(
        (links, ownHost) => [
          ...new Set(
            links
              .map((link) => new URL((link as HTMLAnchorElement).href))
              .filter((url) => url.host === ownHost)
              .map((url) => url.pathname + url.search),
          ),
        ],
        host,
      );
      const inHtml = new Set((await pageFacts(baseURL!, path)).links);
      const missing = hydrated.filter((link) => !inHtml.has(link));
      if (missing.length > 0.05 * hydrated.length) wrong.push(`${path}: not in the HTML: ${missing.join(' ')}`);
      // Axe at one width of this side of the breakpoint; at all of them when asked.
      const turn = 2 * index + share;
      const widths = axeWidths.filter((at) => at < 960 === narrow);
      for (const at of isFull ? widths : [widths[index % widths.length]!]) {
        await page.setViewportSize({ width: at, height: 900 });
        if ((await excess()) > 0) wrong.push(`${path} at ${at}: ${await excess()} pixels too wide`);
        wrong.push(...(await findings(page)).map((finding) => `${path} at ${at}: ${finding}`));
      }
      // Some pages in one of the other themes, and enlarged; all of them when asked.
      for (const [place, theme] of themes.entries()) {
        if (isFull || turn % 8 === place * 4)
          wrong.push(...(await findingsInTheme(page, theme)).map((finding) => `${path} in ${finding}`));
      }
      if (isFull || turn % 8 === 2) wrong.push(...(await tooWideEnlarged(page)).map((finding) => `${path} ${finding}`));
      await page.setViewportSize(viewport!);
      wrong.push(
        ...faults.filter((fault) => !(isExceptional && isOfStatus(fault))).map((fault) => `${path}: ${fault}`),
      );
    }
    expect(wrong).toEqual([]);
  });
}

test('a fault, a page that is too wide, two signals and a finding of axe would be noticed', async ({
  page,
  shell,
  faults,
  narrow,
}) => {
  test.skip(narrow, 'they are looked for in the same way at every width');
  await shell.open('/about/contact');
  await page.evaluate(() => {
    // oxlint-disable-next-line no-console -- what the test looks for
    console.error('of the test');
    const nameless = document.createElement('button');
    const long = document.createElement('div');
    long.className = 'of-the-test';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.of-the-test { width: 200vw; height: 1px; } .signal-of-the-test { background: #b04300; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const actions = ['one', 'other'].map((words) => {
      const action = document.createElement('button');
      action.textContent = words;
      action.className = 'signal-of-the-test';
      return action;
    });
    document.body.append(nameless, long, ...actions);
  });
  expect(faults).toEqual(['of the test']);
  expect(await signalActionsTogether(page)).toEqual(['one', 'other']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeGreaterThan(0);
  expect(await findings(page)).not.toEqual([]);
});
