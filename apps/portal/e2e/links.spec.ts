import { isFull } from './support/longer-form.ts';
import { pageFacts, type PageFacts } from './support/page-facts.ts';
import { countCases, expect, test } from './support/test.ts';

/** Distinct URLs that are requested in each edition; both together are more than two thousand when all are asked for. */
const enough = isFull ? 1010 : 400;
const atOnce = 4;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** What is wrong with the links of a page: those that open a window must not hand it our own. */
const windowsWithoutRel = (html: string): string[] =>
  [...html.matchAll(/<(?:a|form)\b[^>]*\btarget="_blank"[^>]*>/g)].flatMap(([tag]) =>
    /\bnoopener\b/.test(attribute(tag, 'rel')) ? [] : [tag],
  );

/** URLs of our own that are not pages for reading: images and old forms of URLs are requested as well. */
async function follow(baseURL: string, path: string): Promise<{ facts: PageFacts; fault: string }> {
  const facts = await pageFacts(baseURL, path);
  if (facts.status < 300 || facts.status >= 400)
    return { facts, fault: facts.status >= 400 ? `${facts.status} ${path}` : '' };
  const target = new URL(facts.location!, `${baseURL}${path}`);
  // To another site, which no test requests.
  if (target.origin !== new URL(baseURL).origin) return { facts, fault: '' };
  const next = await pageFacts(baseURL, target.pathname + target.search);
  return {
    facts: next,
    fault: next.status === 200 ? '' : `${path} leads to ${facts.location}, which answers ${next.status}`,
  };
}

test('no link of ours is broken, leads on more than once, or hands our window to the one it opens', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const waiting = ['/'];
  const seen = new Set(waiting);
  const wrong: string[] = [];
  let requestCount = 0;
  let windows = 0;
  while (waiting.length > 0 && requestCount < enough) {
    // From both ends, so that deep pages are requested next to near ones.
    const some = [...waiting.splice(0, atOnce / 2), ...waiting.splice(-atOnce / 2)];
    requestCount += some.length;
    const responses = await Promise.all(some.map((path) => follow(baseURL!, path)));
    for (const { facts, fault } of responses) {
      if (fault) wrong.push(fault);
      windows += facts.html.match(/target="_blank"/g)?.length ?? 0;
      wrong.push(...windowsWithoutRel(facts.html));
      for (const link of facts.links) {
        if (!seen.has(link)) waiting.push(link);
        seen.add(link);
      }
    }
  }
  expect(requestCount).toBeGreaterThanOrEqual(enough);
  countCases('G43', requestCount, 'links');
  expect(windows).toBeGreaterThan(100);
  expect([...new Set(wrong)]).toEqual([]);
});

test('a broken link, a redirect to one and a bare window would be noticed', async ({ baseURL }) => {
  expect((await follow(baseURL!, '/no/such/page')).fault).toBe('404 /no/such/page');
  expect((await follow(baseURL!, '/redirect?url=%2Farticle%2Finfo%3Fid%3D5')).fault).toMatch(
    /^\/redirect\?.* leads to \/article\/5, which answers 404$/,
  );
  expect(
    windowsWithoutRel('<a href="/" target="_blank">a</a><a href="/" target="_blank" rel="noopener">b</a>'),
  ).toHaveLength(1);
});
