import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { observe } from '../test-support/observatory.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';

/** Public URLs of both editions, as docs/operations.md has them. */
const env = { EDITION_HOSTS: 'cn=https://www.example.cn,en=https://www.example.com' };
const origins = ['https://www.example.cn', 'https://www.example.com'];

let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let portal: TestServer;
let broken: TestServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fixture = await startFixtureApi();
  portal = portalOn({ pages: await ownPages(), api: fixture.api, env });
  const fail = (): never => {
    throw new RangeError('a fault of a page');
  };
  broken = portalOn({ pages: await ownPages({ loaders: { '/articles': fail } }), api: fixture.api, env });
  // Installs the rules where they are not yet.
  await observe(new URL(origins[1]!), (request) => portal.fetch(request));
}, 300_000);
afterAll(() => fixture.end());

/**
 * All points but five for the preload list of browsers, and five for the integrity of script files: pages name none, and
 * what their inline script loads has a hash in its name.
 */
const mostPoints = 135;

/** Six pages: with and without content, one that is not there, one that has a fault. */
const pages: readonly [path: string, status: number][] = [
  ['/', 200],
  ['/articles', 200],
  ['/article/2', 200],
  ['/search?keyword=part', 200],
  ['/no/such/page', 404],
  ['/articles', 500],
];
const served = pages.flatMap(([path, status]) =>
  origins.map((origin) => ({ url: new URL(path, origin), status, server: () => (status === 500 ? broken : portal) })),
);

describe('the HTTP Observatory', () => {
  it.each(served)(
    'gives $url with status $status every point that a site outside the preload list can have',
    async ({ url, status, server }) => {
      // An article belongs to one edition; the other says where it is.
      const responded = (await server().fetch(new Request(url))).status;
      expect(url.pathname === '/article/2' && url.hostname.endsWith('.cn') ? 404 : status).toBe(responded);
      const { score, grade, lost } = await observe(url, (request) => server().fetch(request));
      expect({ score, grade, lost }).toEqual({ score: mostPoints, grade: 'A+', lost: [] });
    },
  );

  it('is led to https by the proxy of the guide', () => {
    expect(readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')).toContain(
      'return 301 https://$host$request_uri;',
    );
  });

  it.each<[string, (headers: Headers) => void, number]>([
    ['without a policy', (headers) => headers.delete('content-security-policy'), 100],
    ['with inline scripts', (headers) => headers.set('content-security-policy', "script-src 'unsafe-inline'"), 100],
    ['without HSTS', (headers) => headers.delete('strict-transport-security'), 100],
    [
      'which everybody may read',
      (headers) => {
        headers.set('access-control-allow-origin', 'https://http-observatory.security.mozilla.org');
        headers.set('access-control-allow-credentials', 'true');
      },
      80,
    ],
    ['with a bare cookie', (headers) => headers.append('set-cookie', 'sid=1'), mostPoints - 5],
  ])('would notice a page %s', async (_, spoil, most) => {
    const spoilt = async (request: Request): Promise<Response> => {
      const response = await portal.fetch(request);
      const headers = new Headers(response.headers);
      spoil(headers);
      return new Response(response.body, { status: response.status, headers });
    };
    expect((await observe(new URL(origins[1]!), spoilt)).score).toBeLessThanOrEqual(most);
  });
});

describe('the evaluator of policies', () => {
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH_MAYBE);

  it.each(served)('finds nothing grave in the policy of $url with status $status', async ({ url, server }) => {
    const { headers } = await server().fetch(new Request(url));
    // It takes our own origin for one that may serve what a visitor wrote; ours serves scripts from its build only.
    expect(findings(headers.get('content-security-policy')!).filter(({ value }) => value !== "'self'")).toEqual([]);
  });

  it('would find the gaps of a loose one', () => {
    expect(findings("script-src 'self' 'unsafe-inline' https:; object-src *").length).toBeGreaterThan(2);
  });
});
