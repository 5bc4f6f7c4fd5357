import { expect, test, wholeBrowser } from './support/test.ts';

test.use(wholeBrowser);

/** A slow phone: a quarter of the processor, 1.6 Mbit/s with 150 ms to the server. */
const slowDown = async (page: import('@playwright/test').Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
};

const outcomes = {
  industries: (shell: import('./pages/shell.page.ts').ShellPage) => shell.industryMenu,
  search: (shell: import('./pages/shell.page.ts').ShellPage) => shell.searchPanel,
  logIn: (shell: import('./pages/shell.page.ts').ShellPage) => shell.loginDialog,
};

for (const [control, outcome] of Object.entries(outcomes) as [keyof typeof outcomes, (typeof outcomes)['search']][]) {
  test(`a tap on ${control} at first paint is not lost on a slow phone`, async ({ page, shell }) => {
    test.setTimeout(120_000);
    await slowDown(page);
    // With nothing cached, and again.
    for (let round = 0; round < 2; round += 1) {
      await page.goto('/', { waitUntil: 'commit' });
      const button = shell.control(control);
      await button.waitFor({ state: 'visible' });
      // The element's own box at once: Playwright's tap would wait for the page to settle.
      const box = (await button.boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await expect(outcome(shell)).toBeVisible();
      await page.goto('about:blank');
    }
  });
}
