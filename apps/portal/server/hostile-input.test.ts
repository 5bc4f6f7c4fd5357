import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFixtureApis, type FixtureApi } from '../test-support/fixture-apis.ts';
import { otherUrls, ownUrls } from '../test-support/hostile-urls.ts';
import { ownStrings } from '../test-support/hostile-strings.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';
import { countCases } from '../../../vitest.goals.ts';

const designed = new Set([200, 301, 302, 400, 404, 414]);
const longestTime = 1000;
/** What a crowded machine holds up once it does not hold up again; what a URL costs, it costs each time. */
const tries = 5;

/** A response without what differs between installations: their signatures. */
const comparable = async (response: Response): Promise<string> =>
  `${response.status} ${(await response.text()).replaceAll(/"sign":"[^"]*"/g, '')}`;

/**
 * Requests from every database, notes where one responds otherwise than the first, and returns the first response. A
 * page is made of these responses alone, so that it is the same on every database where they are. Nothing is written
 * here: a call that was made before is not made again.
 */
function requestAll(
  apis: readonly Pick<FixtureApi, 'name' | 'api'>[],
  differences: string[],
): (request: Request) => Promise<Response> {
  const known = new Map<string, Promise<Response>>();
  const send = async (request: Request): Promise<Response> => {
    const responses = await Promise.all(apis.map(({ api }) => api.fetch(request.clone())));
    const [first, ...others] = await Promise.all(responses.map((response) => comparable(response.clone())));
    for (const [index, other] of others.entries()) {
      if (other !== first)
        differences.push(
          `${request.url} on ${apis[index + 1]!.name}: ${other.slice(0, 300)}, not ${first!.slice(0, 300)}`,
        );
    }
    return responses[0]!;
  };
  return async (request) => {
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const key = [request.method, request.url, request.headers.get('accept-language'), body].join(' ');
    const response = known.get(key) ?? send(request);
    known.set(key, response);
    return (await response).clone();
  };
}

/** Requests a URL, as often as it takes for a response in time. */
async function requestInTime(portal: TestServer, path: string) {
  for (let left = tries - 1; ; left -= 1) {
    const start = performance.now();
    const response = await Promise.race([
      portal.get(path).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        body: await response.text(),
      })),
      new Promise<null>((resolve) => setTimeout(resolve, 5 * longestTime, null).unref()),
    ]);
    const time = performance.now() - start;
    if (response && (time <= longestTime || left === 0)) return { ...response, time };
    if (left === 0) throw new Error(`no answer to ${path}`);
  }
}

/** What is wrong with the response to a URL. */
async function faultsOf(portal: TestServer, path: string): Promise<string[]> {
  const { status, headers, body, time } = await requestInTime(portal, path);
  const location = headers.get('location');
  return [
    designed.has(status) ? '' : `status ${status}`,
    time > longestTime ? `${Math.round(time)} ms` : '',
    headers.has('set-cookie') ? 'a cookie' : '',
    location !== null && !/^\/(?![/\\])/.test(location) ? `leads to ${location}` : '',
    headers.get('content-type')?.startsWith('text/html') && /<script>alert|<img src=x/i.test(body) ? 'markup' : '',
    /\bat \S+ \(.*:\d+:\d+\)/.test(body) ? 'a stack' : '',
  ].filter(Boolean);
}

describe('hostile input', () => {
  let running: Awaited<ReturnType<typeof startFixtureApis>>;
  beforeAll(async () => {
    running = await startFixtureApis();
    // A page without its main item is logged, and many here are.
    vi.spyOn(console, 'warn').mockReturnValue();
  }, 180_000);
  afterAll(() => running.close());

  it('is of our own, too', () => {
    expect(ownStrings.length).toBeGreaterThan(60);
  });

  it(
    'in every parameter and segment of every page gets the designed response within 1 s, the same on every database',
    async () => {
      const differences: string[] = [];
      const parts = { pages: await ownPages(), api: { fetch: requestAll(running.apis, differences) } };
      const wrong: string[] = [];
      let count = 0;
      const judge = async (portal: TestServer, paths: Iterable<string>): Promise<void> => {
        for (const path of paths) {
          count += 1;
          for (const fault of await faultsOf(portal, path)) wrong.push(`${path.slice(0, 200)}: ${fault}`);
        }
      };
      // Each of ours gets a page of its own. The others meet the cached pages, as they do in service.
      await judge(portalOn(parts), ownUrls());
      await judge(
        portalOn({ ...parts, env: process.env.HOSTILE_EVERYWHERE ? {} : { PAGE_CACHE_MB: '64' } }),
        otherUrls(),
      );
      console.info(`${count} addresses of pages on ${running.apis.length} databases.`);
      expect(count).toBeGreaterThan(1600);
      countCases('G6', count * running.apis.length);
      expect(wrong).toEqual([]);
      expect(differences).toEqual([]);
      expect(running.apis.flatMap(({ errors }) => errors)).toEqual([]);
    },
    process.env.HOSTILE_EVERYWHERE ? 3_600_000 : 600_000,
  );

  it('would be noticed: a fault that it causes in a page or in one database alone is seen', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const differences: string[] = [];
    const fetch = requestAll(
      [
        ...running.apis,
        {
          name: 'PGlite' as const,
          api: { fetch: () => Promise.resolve(Response.json({}, { status: 500 })), close: () => Promise.resolve() },
        },
      ],
      differences,
    );
    const loader = (): never => {
      throw new RangeError('a value reached something that cannot take it');
    };
    const portal = portalOn({ pages: await ownPages({ loaders: { '/search': loader } }), api: { fetch } });
    expect(await faultsOf(portal, '/search?keyword=a')).toEqual(['status 500']);
    expect(await faultsOf(portal, '/articles')).toEqual([]);
    expect(differences.length).toBeGreaterThan(0);
  });
});
