import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixtureApis, type FixtureApi } from '../test-support/fixture-apis.ts';
import { hostileAddresses } from '../test-support/hostile-addresses.ts';
import { ownStrings } from '../test-support/hostile-strings.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';
import type { Pages } from './portal-server.ts';

const designed = new Set([200, 301, 302, 400, 404, 414]);
const longest = 2000;

let running: Awaited<ReturnType<typeof startFixtureApis>>;
let portals: { name: string; portal: TestServer }[];

/** A portal over one of the databases. */
const over = (api: FixtureApi['api'], pages: Pages): TestServer => portalOn({ pages, api });

beforeAll(async () => {
  const [pages, apis] = await Promise.all([ownPages(), startFixtureApis()]);
  running = apis;
  portals = running.apis.map(({ name, api }) => ({ name, portal: over(api, pages) }));
}, 180_000);
afterAll(() => running.close());

/** What an address was answered with, and what is wrong with it. */
async function judge(portal: TestServer, address: string) {
  const start = performance.now();
  const answer = await portal.get(address);
  const body = await answer.text();
  const time = performance.now() - start;
  const { status } = answer;
  const faults = [
    designed.has(status) ? '' : `status ${status}`,
    time > longest ? `${Math.round(time)} ms` : '',
    answer.headers.has('set-cookie') ? 'a cookie' : '',
    /^(?!\/(?![/\\]))/.test(answer.headers.get('location') ?? '/') ? `leads to ${answer.headers.get('location')}` : '',
    /<script>alert|<img src=x/i.test(body) ? 'markup' : '',
    /\bat \S+ \(.*:\d+:\d+\)/.test(body) ? 'a stack' : '',
  ].filter(Boolean);
  return { status, faults, total: /"numberOfItems":(\d+)/.exec(body)?.[1] };
}

describe('hostile input', () => {
  it('has enough variety of our own', () => {
    expect(ownStrings.length).toBeGreaterThan(60);
  });

  it('in every parameter and segment of every page is answered as designed, quickly, and the same on every database', async () => {
    const wrong: string[] = [];
    let count = 0;
    const start = performance.now();
    for (const address of hostileAddresses()) {
      count += 1;
      const answers = await Promise.all(portals.map(({ portal }) => judge(portal, address)));
      const [first] = answers;
      for (const [index, { status, faults }] of answers.entries()) {
        if (status !== first!.status) faults.push(`status ${status}, not ${first!.status}`);
        for (const fault of faults) wrong.push(`${portals[index]!.name} ${address.slice(0, 200)}: ${fault}`);
      }
    }
    console.log(count, performance.now() - start);
    expect(wrong).toEqual([]);
    expect(running.apis.flatMap(({ errors }) => errors)).toEqual([]);
  }, 400_000);
});
