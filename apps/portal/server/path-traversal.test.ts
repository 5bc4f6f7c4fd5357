import { requestPaperFile } from '@millwright/api-client';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCorpus } from '../../api/test-support/corpora.ts';
import { logIn } from '../../api/test-support/browser.ts';
import type {} from '../../api/test-support/global-setup.ts';
import { fixtureNow } from '../../api/test-support/fixture.ts';
import { seedDemoMembers } from '../../api/src/members/demo-members.ts';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { builtAssets } from './built-assets.ts';
import { countCases } from '../../../vitest.goals.ts';

const canary = 'canary-9f31c7';
const box = mkdtempSync(join(tmpdir(), 'millwright-files-'));
const root = join(box, 'client');
let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  for (const name of ['secret.txt', 'secret', 'passwd', 'secret.js']) writeFileSync(join(box, name), canary);
  writeFileSync(join(root, 'assets/a.txt'), 'a file of ours');
  symlinkSync(join(box, 'secret.txt'), join(root, 'assets/link.txt'));
  symlinkSync(box, join(root, 'assets/up'));
  fixture = await startFixtureApi();
}, 60_000);
afterAll(async () => {
  rmSync(box, { recursive: true, force: true });
  await fixture.end();
});

const targets = ['secret.txt', 'secret.js', 'assets/link.txt', 'assets/up/secret.txt', 'up/secret.txt', 'link.txt'];
const climbs = [
  '',
  '../',
  '../../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e%252f',
  '..%c0%af',
  '..%00/',
  './../',
  '//../',
  'up/',
  'up/../',
];

/** Climbs to the file above the root, and those of public lists; without the lists, which it says, ours alone. */
function climbing(): string[] {
  const files = ['traversal-deep.patt.txt', 'lfi-jhaddix.patt.txt'];
  const lines = files.flatMap((file) => readCorpus(file)?.split(/\r?\n/).filter(Boolean) ?? []);
  if (lines.length === 0)
    console.info(`Skipped: ${files.join(', ')} are not next to the project; only our own climbs ran.`);
  const aimed = lines.flatMap((line) => [
    line,
    line.replaceAll('{FILE}', 'secret.txt').replaceAll('etc/passwd', 'secret.txt'),
  ]);
  return [...new Set([...climbs.flatMap((climb) => targets.map((target) => climb + target)), ...aimed])];
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A climb as it stands, decoded, and encoded once more. */
const inThreeForms = (text: string): string[] =>
  [text, decode(text), encodeURIComponent(text.toWellFormed())].map((form) => form.toWellFormed());

/** Requests a path as it stands: the URL is not normalised first, as a raw request is not by every server. */
const asIs = (path: string): Request =>
  Object.defineProperty(new Request('http://en.localhost:3000/'), 'url', { value: `http://en.localhost:3000${path}` });

/** The climbs whose responses hold a byte of the file above the root. */
async function leaks(serve: (request: Request) => Promise<Response | null>, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for (const form of climbing().flatMap(inThreeForms)) {
    if (!URL.canParse(`http://en.localhost:3000${prefix}${form}`)) continue;
    const response = await serve(asIs(prefix + form));
    if ((await response?.text())?.includes(canary)) found.push(form);
  }
  return found;
}

describe('a path that climbs', () => {
  it.each(['/', '/assets/'])(
    'finds nothing above the folder of built files from %s, by links neither',
    async (prefix) => {
      const serve = builtAssets(root);
      expect(await (await serve(asIs('/assets/a.txt')))?.text()).toBe('a file of ours');
      expect(await leaks(serve, prefix)).toEqual([]);
      countCases('G9', climbing().flatMap(inThreeForms).length);
    },
    60_000,
  );

  it('would be noticed: a server of the folder above gives the file away', async () => {
    expect(await leaks(builtAssets(box), '/')).toContain('secret.txt');
  }, 60_000);

  it('is no paper to download, for a member either: it is refused, without a fault', async () => {
    await seedDemoMembers(fixture.db, fixtureNow);
    const member = await logIn(fixture.api, 1, 'en');
    const link = await requestPaperFile(member.client, 1400);
    if (!link.ok) throw new Error(JSON.stringify(link.failure));
    const own = new URL(link.value.url);
    const request = async (url: string | URL, init?: RequestInit) => {
      const response = await member.fetch(new Request(url, init));
      return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() };
    };
    // A link of the member's own gives the file away, so that what refuses the others is what stands in them.
    expect(await request(own)).toMatchObject({ status: 200, type: 'application/pdf' });
    const wrong: object[] = [];
    for (const form of new Set(climbing().flatMap(inThreeForms))) {
      for (const names of [
        ['id', 'path', 'file'],
        ['sign', 'expires'],
      ]) {
        const url = new URL(own);
        for (const name of names) url.searchParams.set(name, form);
        const { status, type, body } = await request(url);
        if (status >= 500 || type === 'application/pdf' || body.includes(canary))
          wrong.push({ form, names, status, type });
      }
    }
    for (const id of climbing()) {
      const { status, body } = await request(new URL('/memberApi/paper/download', own), {
        method: 'POST',
        body: JSON.stringify({ id }),
        headers: { 'content-type': 'application/json' },
      });
      if (status >= 500 || body.includes('/memberApi/paper/file')) wrong.push({ id, status });
    }
    expect(wrong).toEqual([]);
    expect(fixture.errors).toEqual([]);
    countCases('G9', 2 * new Set(climbing().flatMap(inThreeForms)).size + climbing().length);
  }, 240_000);
});
