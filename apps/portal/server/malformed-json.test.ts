import '../test-support/in-production.ts';
// oxlint-disable-next-line no-restricted-imports -- helpers of tests are no part of a package
import { readCorpus } from '../../../packages/api-client/test-support/corpora.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';
import type { Pages } from './render-page.ts';
import { createUpstream } from './api-gateway/upstream.ts';
import { countCases } from '../../../vitest.goals.ts';

/** Pages of twelve loaders. */
const paths = [
  '/',
  '/articles',
  '/article/5',
  '/search?keyword=a',
  '/videos',
  '/videos/info/1',
  '/magazines/info/1',
  '/whitepapers/info/1',
  '/showroom/suppliers/info/1',
  '/showroom/products/info/1',
  '/tradeshow/info/1',
  '/media/1',
];

/** Bodies that are no response of the contract, though some are JSON. */
const own = [
  '',
  ' ',
  '{',
  '{"code":1',
  '{"code":1,"data":{}}x',
  "{'code':1}",
  '{"code":1,}',
  '{code:1}',
  '[1]',
  '"text"',
  'null',
  'true',
  '0',
  'NaN',
  '{"code":"1","data":{}}',
  '{"code":1}',
  '{"code":1,"data":[]}',
  '{"code":1,"data":{"list":{}}}',
  '{"code":1,"data":{"list":[null]}}',
  `${'['.repeat(100_000)}`,
  `{"code":1,"data":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  '{"code":1,"data":{"__proto__":{"list":[]}}}',
  '\ufeff{"code":1,"data":{}}',
  '{"code":1e999}',
  '{"code":1,"code":0}',
];

function publicBodies(): { bodies: Uint8Array[]; isThere: boolean } {
  const corpus = readCorpus('jsontestsuite.base64.json');
  if (corpus === null) return { bodies: [], isThere: false };
  const files = JSON.parse(corpus) as Record<string, string> | { name: string; base64: string }[];
  const entries = Array.isArray(files)
    ? files.map((file) => Object.values(file) as [string, string])
    : Object.entries(files);
  // Those that a parser must refuse, and those on which parsers differ.
  return {
    bodies: entries.filter(([name]) => /^[ni]_/.test(name)).map(([, base64]) => Buffer.from(base64, 'base64')),
    isThere: true,
  };
}

/** `MALFORMED_EVERYWHERE=1` puts every body on every loader. */
const isEverywhere = process.env.MALFORMED_EVERYWHERE === '1';

describe('an API that returns no proper JSON', () => {
  let pages: Pages;
  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    pages = await ownPages();
  }, 180_000);

  it('never gets more than the page that says so, and no word of it is shown', async () => {
    const { bodies, isThere } = publicBodies();
    if (!isThere) console.info('The public list of JSON texts is not next to the project; our own ran.');
    const all: (string | Uint8Array)[] = [...own, ...bodies];
    let pagesRequested = 0;
    for (const body of all) {
      const marked = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
      const fetch = async (): Promise<Response> =>
        new Response(body as BodyInit, { headers: { 'content-type': 'application/json' } });
      // Circuits would spare the later ones the question.
      const portal = portalOn({
        pages,
        api: { fetch },
        upstream: createUpstream({ fetch }, { circuit: { failures: 1e9 } }),
      });
      // Every body on one loader after the other, and each of our own on all.
      const chosen = isEverywhere || typeof body === 'string' ? paths : [paths[pagesRequested % paths.length]!];
      for (const path of chosen) {
        const response = await portal.get(path, 'en.localhost:3000');
        const html = await response.text();
        expect([path, marked.slice(0, 60), response.status]).toEqual([path, marked.slice(0, 60), 503]);
        expect(html).toContain('This page is temporarily unavailable');
        expect(html).not.toMatch(/SyntaxError|Unexpected token|\[object Object\]/);
        pagesRequested += 1;
      }
    }
    expect(pagesRequested).toBeGreaterThanOrEqual(own.length * paths.length);
    console.info(`${pagesRequested} pages asked, of ${all.length} bodies`);
    countCases('G23', pagesRequested);
    if (isThere) expect(bodies.length).toBeGreaterThan(200);
  }, 600_000);
});
