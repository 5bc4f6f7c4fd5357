import { execFile } from 'node:child_process';
import fs, { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Cookie } from 'tough-cookie';

/** A response as the rules of the HTTP Observatory read it. */
interface ObservedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  verified: boolean;
  request?: { headers: Record<string, string> };
  httpEquiv?: Map<string, string[]>;
}

interface Requests {
  responses: {
    auto: ObservedResponse;
    cors: ObservedResponse;
    http: ObservedResponse;
    https: ObservedResponse;
    httpRedirects: object[];
    httpsRedirects: object[];
  };
  resources: { path: string };
  session: { url: URL; jar: { serializeSync(): { cookies: object[] } } };
}

/** What the rules say of a page. */
export interface Observed {
  /**
   * 100 and more: the policy adds 10, who may embed 10, cookies, frames, referrers and a script file with a digest 5
   * each.
   */
  score: number;
  grade: string;
  /** Rules that cost points, by what they found. */
  lost: string[];
}

const realRead = fs.readFileSync;

const version = '1.4.8';
const folder = join(import.meta.dirname, '../../../.cache/observatory', version);
let installing: Promise<string> | undefined;

/**
 * Installs the rules next to the project, once. They are not among its dependencies, because their own installation
 * asks the network for more; without its scripts it does not, and the rules need nothing of that.
 */
const installRules = (): Promise<string> =>
  (installing ??= (async () => {
    const place = join(folder, 'node_modules/@mdn/mdn-http-observatory');
    if (!existsSync(join(place, 'src/constants.js'))) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
      await promisify(execFile)(
        'npm',
        ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', `@mdn/mdn-http-observatory@${version}`],
        { cwd: folder },
      );
      const lists = join(place, 'conf');
      mkdirSync(lists, { recursive: true });
      if (!existsSync(join(lists, 'tld-list.json'))) writeFileSync(join(lists, 'tld-list.json'), '[]');
    }
    return place;
  })());

/**
 * The lists of browsers are not part of the package, and no test asks the network for them: nothing of ours is
 * preloaded.
 */
function withoutPreloadList<Result>(act: () => Result): Result {
  fs.readFileSync = ((path: unknown, ...rest: unknown[]) =>
    String(path).endsWith('hsts-preload.json')
      ? '{}'
      : (realRead as (...all: unknown[]) => unknown)(path, ...rest)) as typeof realRead;
  try {
    return act();
  } finally {
    fs.readFileSync = realRead;
  }
}

const observed = (response: Response): ObservedResponse => {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  // One rule reads them as a map.
  Object.defineProperty(headers, 'get', { value: (name: string) => headers[name.toLowerCase()] });
  return { status: response.status, headers, verified: true };
};

/**
 * Judges a page by the rules of the HTTP Observatory of MDN, without a network: `ask` responds as the server does, and
 * a client that comes by http is led to https by the proxy in front of it, as docs/operations.md has it.
 */
export async function observe(url: URL, request: (request: Request) => Promise<Response>): Promise<Observed> {
  const rules = join(await installRules(), 'src');
  const [
    { ALL_TESTS },
    { Requests: Requested },
    { getGradeForScore, getScoreModifier },
    { MINIMUM_SCORE_FOR_EXTRA_CREDIT },
    { parseHttpEquivHeaders },
  ] = (await Promise.all(
    ['constants.js', 'types.js', 'grader/grader.js', 'grader/charts.js', 'retriever/utils.js'].map(
      (file) => import(/* @vite-ignore */ pathToFileURL(join(rules, file)).href),
    ),
  )) as [
    { ALL_TESTS: ((requests: Requests) => { result: string | null })[] },
    { Requests: new (host: string) => Requests },
    { getGradeForScore(score: number): { score: number; grade: string }; getScoreModifier(result: string): number },
    { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number },
    { parseHttpEquivHeaders(html: string, href: string): Map<string, string[]> },
  ];
  const page = await request(new Request(url, { headers: { accept: 'text/html' } }));
  const html = await page.text();
  const origin = 'https://http-observatory.security.mozilla.org';
  const cors = {
    ...observed(
      await request(
        new Request(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } }),
      ),
    ),
    request: { headers: { origin } },
  };
  // No page sets a cookie: the rules are shown the one that logging in begins with.
  const code = await request(new Request(new URL('/img_code?key=observatory-0123456789', url)));
  const cookies = [...page.headers.getSetCookie(), ...code.headers.getSetCookie()].map((text) =>
    Cookie.parse(text)!.toJSON(),
  );
  const requests = new Requested(url.hostname);
  const plain = new URL(url);
  plain.protocol = 'http:';
  const auto = { ...observed(page), httpEquiv: parseHttpEquivHeaders(html, url.href) };
  Object.assign(requests.responses, {
    auto,
    https: auto,
    http: auto,
    cors,
    httpRedirects: [
      { url: plain, status: 301 },
      { url, status: page.status },
    ],
  });
  Object.assign(requests, { resources: { path: html }, session: { url, jar: { serializeSync: () => ({ cookies }) } } });
  const results = withoutPreloadList(() => ALL_TESTS.map((rule) => rule(requests).result)).filter(
    (result) => result !== null,
  );
  const modifiers = results.map(getScoreModifier);
  const base = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100);
  const total = modifiers.reduce((sum, modifier) => sum + modifier, 100);
  return {
    ...getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total : base),
    lost: results.filter((_, index) => modifiers[index]! < 0),
  };
}
