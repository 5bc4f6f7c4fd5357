import type { ShellPage } from './pages/shell.page.ts';
import { startProgram } from './support/program.ts';
import { exceptionalPages, routeKinds } from './support/route-kinds.ts';
import { countCases, expect, test } from './support/test.ts';

/** A portal on a database that holds payloads in place of texts. */
interface PoisonedPortal {
  /** Poisons the database with the payloads of a seed. Returns the server's port and how many columns hold payloads. */
  poison(seed: number): Promise<{ port: number; columns: number }>;
  close(): void;
}

/** Starts the built portal on a poisoned database, in a process of its own. */
export async function startPoisoned(): Promise<PoisonedPortal> {
  const { request, close } = await startProgram<number, { port: number; columns: number }>('poisoned-portal.ts');
  return { poison: request, close };
}

// The policy is set aside, so that escaping is all that stands between a text and a script.
test.use({ bypassCSP: true });

/** `POISON_SEEDS=60` poisons the database so often for each edition; each seed puts other texts into other places. */
const requestCount = Number(process.env.POISON_SEEDS ?? 0);
const seeds = Array.from({ length: requestCount || 2 }, (_, index) => index + 1);

/** Pages that another page of the list has the loader and the components of. */
const sameLoader =
  /^\/about(?!\/history)|^\/subsite\/(?!articles|showroom\/pl|magazines)|^\/index|^\/articles\/newswire/;

/**
 * Opens what shows texts that the page did not come with: all industries, and what is suggested while a word is
 * written.
 */
async function openMenus(shell: ShellPage): Promise<void> {
  await shell.openIndustries();
  await expect(shell.industryMenu).toContainText(/[<>(]/);
  await shell.closeAll();
  await shell.searchFor('alert');
  await expect(shell.page.getByRole('listbox').first()).toContainText(/alert/);
  await shell.closeAll();
}

test('no text of a poisoned database runs, breaks a page or is an error', async ({
  page,
  shell,
  edition,
  narrow,
  faults,
}) => {
  // The two looks share the seeds, unless a number of them is given.
  const own = seeds.filter((seed) => requestCount > 0 || (seed % 2 === 0) === narrow);
  test.setTimeout(60_000 + 180_000 * own.length);
  const portal = await startPoisoned();
  const calls: string[] = [];
  const failed: string[] = [];
  await page.exposeBinding('alert', ({ frame }) => void calls.push(frame.url()));
  page.on('response', (response) => response.status() >= 500 && failed.push(`${response.status()} ${response.url()}`));
  let loads = 0;
  for (const seed of own) {
    const { port, columns } = await portal.poison(seed);
    expect(columns).toBeGreaterThan(35);
    const baseURL = `http://${edition}.localhost:${port}`;
    const kinds = (await routeKinds(baseURL, edition)).filter((path) => !sameLoader.test(path));
    // Every second page, the others in the other look; all of them when a number of seeds is given.
    const some = [...kinds, ...exceptionalPages].filter(
      (path, index) => requestCount > 0 || path === '/' || path === '/articles' || index % 2 === Number(narrow),
    );
    for (const path of some) {
      loads += 1;
      const response = await page.goto(baseURL + encodeURI(decodeURI(path)));
      if (path === '/articles') expect(await page.locator('main').innerText()).toContain('alert(1)');
      await shell.isHydrated();
      if (path === '/') await openMenus(shell);
      expect(response!.status(), path).toBeLessThan(500);
      expect(await page.locator('a[href^="javascript:" i], a[href^="data:" i], base').count(), path).toBe(0);
      // Images whose URL is a payload are not there, and the browser says so.
      expect([seed, path, faults.filter((fault) => !fault.startsWith('Failed to load resource'))]).toEqual([
        seed,
        path,
        [],
      ]);
      expect([seed, path, calls, failed]).toEqual([seed, path, [], []]);
    }
  }
  expect(loads).toBeGreaterThanOrEqual((requestCount > 0 ? 46 : 23) * own.length);
  countCases('G5', loads);
  // And it would: the same texts as markup run.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'));
  await expect.poll(() => calls.length).toBe(1);
  portal.close();
});
