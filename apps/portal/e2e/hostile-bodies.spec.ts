// oxlint-disable-next-line no-restricted-imports -- the same bodies as in the tests of the sanitiser
import { generatedBodies } from '../../api/test-support/generated-bodies.ts';
// oxlint-disable-next-line no-restricted-imports -- the same bodies as in the tests of the sanitiser
import { ownBodies, publicBodies } from '../../api/test-support/hostile-bodies.ts';
// oxlint-disable-next-line no-restricted-imports -- the same bodies as in the tests of the sanitiser
import { packBodies } from '../../api/test-support/pack-bodies.ts';
import { HostilePages } from './support/hostile-pages.ts';
import { isFull } from './support/longer-form.ts';
import { expect, test } from './support/test.ts';

const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31);
/** `HOSTILE_ALONE=1` gives every body a page of its own, which takes many minutes. */
const most = process.env.HOSTILE_ALONE ? 1 : 25;
/** Where nothing holds them back, they disturb each other. */
const mostRaw = process.env.HOSTILE_ALONE ? 1 : 8;

let pages: HostilePages;
test.describe.configure({ mode: 'serial', timeout: process.env.HOSTILE_ALONE ? 3_600_000 : 600_000 });
test.beforeAll(() => void (pages = new HostilePages()));
test.afterAll(async () => {
  // What bodies started that nothing held back can keep the browser from its end for half a minute.
  test.setTimeout(180_000);
  await pages.close();
});

/** Says how much was shown, and what makes the same again. */
const tell = (line: string): void => {
  test.info().annotations.push({ type: 'shown', description: line });
  // oxlint-disable-next-line no-console -- the counts and the seed belong to the result
  console.info(line);
};

/**
 * The seed of the control's bodies. Of what one seed makes, twice as much can be dangerous as of what another makes, so
 * that a control with bodies made for its run would count what was drawn and not what was noticed.
 */
const controlSeed = 8;

/** All bodies: our own, those of the public lists, and the ones that a seed makes. */
function allBodies(ofSeed: number): string[] {
  const published = publicBodies();
  if (published.length === 0)
    test.info().annotations.push({
      type: 'skipped',
      description: 'the public lists of bodies are not next to the project; only our own and generated ones were shown',
    });
  return [
    ...new Set([
      ...ownBodies,
      ...published,
      ...generatedBodies(ofSeed, isFull || process.env.HOSTILE_ALONE ? 300 : 100),
    ]),
  ];
}

test('no hostile body of an article runs, leads away or hides what stands next to it, without help of the policy', async () => {
  const bodies = allBodies(seed);
  const articles = packBodies(bodies, most);
  tell(`${bodies.length} bodies in ${articles.length} articles; HOSTILE_SEED=${seed} makes the same ones.`);
  const { calls, dangers, lost, faults } = await pages.show(articles, { bypassCSP: true });
  expect({ seed, calls, dangers, lost, faults }).toEqual({ seed, calls: 0, dangers: [], lost: [], faults: [] });
});

test('would be noticed: such bodies run by the score where they are shown as they were written', async () => {
  // Two of three: scores of them run all the same.
  const bodies = allBodies(controlSeed).filter((_, index) => process.env.HOSTILE_ALONE || index % 3 > 0);
  const { calls, called, dangers } = await pages.show(packBodies(bodies, mostRaw), {
    bypassCSP: true,
    isRaw: true,
  });
  tell(
    `Without the sanitiser ${calls} calls, in ${called} articles, and ${dangers.length} dangerous elements and attributes.`,
  );
  expect(calls).toBeGreaterThan(60);
  expect(dangers.length).toBeGreaterThan(200);
});

test('the policy alone lets none of them run', async () => {
  const articles = packBodies(
    process.env.HOSTILE_ALONE ? allBodies(seed) : [...ownBodies, ...generatedBodies(seed, 100)],
    mostRaw,
  );
  const { calls, violations } = await pages.show(articles, { isRaw: true });
  tell(`${violations} reports of the policy.`);
  expect(calls).toBe(0);
  expect(violations).toBeGreaterThan(50);
});

test('players of listed hosts and wide tables stay, look-alikes go, and the page fits a phone', async () => {
  const host = 'player.example.com';
  const lookAlikes = [
    `https://${host}.evil.test/`,
    `https://evil.test/${host}`,
    `http://${host}/`,
    `https://user@${host}/`,
    `https://${host}:8443/`,
    `https://x${host}/`,
    `//evil.test/${host}`,
    `javascript:'${host}'`,
    `data:text/html,${host}`,
    `https://${host}@evil.test/`,
  ];
  const players = Array.from(
    { length: 40 },
    (_, index) =>
      `<iframe src="https://${host}/${index}"></iframe><iframe src="${lookAlikes[index % lookAlikes.length]!}"></iframe>`,
  );
  const tables = Array.from(
    { length: 10 },
    () =>
      `<table><tr>${Array.from({ length: 12 }, (_, column) => `<td>a wide column ${column}</td>`).join('')}</tr></table>`,
  );
  const page = await pages.open(
    { html: [...players, ...tables].join('\n'), bodies: [], texts: [] },
    { width: 360, playerHosts: [host] },
  );
  const sources = await page
    .locator('main iframe')
    .evaluateAll((frames) => (frames as HTMLIFrameElement[]).map(({ src }) => new URL(src).origin));
  expect(sources).toEqual(Array.from({ length: 40 }, () => `https://${host}`));
  const boxes = await page
    .locator('main .article-table')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth <= 360));
  expect(boxes).toEqual(Array.from({ length: 10 }, () => true));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
