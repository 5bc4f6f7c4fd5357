import { getMember } from '@millwright/api-client';
import { calls, type Call } from '@millwright/api-client/contract';
import { sampleOf } from '@millwright/api-client/fake';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../../test-support/browser.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { describeOnOneDatabase, origin } from '../../test-support/test-api.ts';
import { enquiry, favourite, memberPost, pageView, subscription } from '../db/schema.ts';
import { seedDemoMembers } from '../members/demo-members.ts';
import { countCases } from '../../../../vitest.goals.ts';

const listed = 'https://pages.example.com';
/** Where our pages are, which the API is not. */
const ours = 'https://www.example.com';
const all = Object.values(calls) as Call[];
const changing = all.filter(({ method }) => method !== 'GET');

/** What a call takes, as it is declared. */
const typeOf = ({ takesFile }: Call): string => (takesFile ? 'application/octet-stream' : 'application/json');
/** Headers in which what is declared to be JSON is declared to be what a call takes. */
const declared = (call: Call, headers: Record<string, string>): Record<string, string> =>
  headers['content-type'] === 'application/json' ? { ...headers, 'content-type': typeOf(call) } : headers;

/** Ways in which a page of another site makes a browser send a request. */
const forgeries: [label: string, headers: Record<string, string>][] = [
  ['a form as text', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no content type', {}],
  ['JSON in the name of a text', { 'content-type': 'text/plain; application/json' }],
  ['JSON of another kind', { 'content-type': 'application/csp-report' }],
  ['a fetch of another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
  [
    'a fetch with its origin',
    { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  ],
  ['a sandboxed frame', { 'content-type': 'application/json', origin: 'null' }],
  ['a browser that tells its origin alone', { 'content-type': 'application/json', origin: 'https://evil.test' }],
  ['an origin that only begins like ours', { 'content-type': 'application/json', origin: `${origin}.evil.test` }],
  [
    'a look-alike origin',
    { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: `${listed}.evil.test` },
  ],
  ['another method in a header', { 'content-type': 'text/plain', 'x-http-method-override': 'POST' }],
  [
    'a listed origin without a listed site',
    { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: listed.replace('https', 'http') },
  ],
];

const origins = [
  'https://evil.test',
  'null',
  '',
  '*',
  listed.replace('https', 'http'),
  `${listed}:8443`,
  `${listed}.evil.test`,
  'https://xpages.example.com',
  'https://pages.example.com.',
  `${listed}/`,
  'https://PAGES.example.com',
  'https://example.com',
  'https://sub.pages.example.com',
  'file://',
  'https://pages.example.com@evil.test',
];

describeOnOneDatabase(
  'requests of other sites',
  (use) => {
    let member: Browser;
    beforeAll(async () => {
      await seedDemoMembers(use().database.db, fixtureNow);
      member = await logIn(use().api, 0, 'en');
    });
    const bodyOf = ({ path, request }: Call): string =>
      JSON.stringify(path === '/memberApi/favourites' ? { kind: 'product', id: 1500 } : sampleOf(request));
    const stored = async () =>
      Promise.all(
        [favourite, enquiry, subscription, memberPost, pageView].map(
          async (table) => (await use().database.db.select().from(table)).length,
        ),
      );

    it('change nothing, however they are forged, although the member is logged in', async () => {
      const before = await stored();
      let refused = 0;
      for (const call of changing) {
        for (const [label, headers] of forgeries) {
          const bytes = new Blob([bodyOf(call)]);
          const response = await member.fetch(
            new Request(origin + call.path, {
              method: call.method,
              body: await bytes.arrayBuffer(),
              headers: declared(call, headers),
            }),
          );
          expect([call.path, label, [403, 415].includes(response.status)]).toEqual([call.path, label, true]);
          refused += 1;
        }
      }
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
        { 'x-requested-with': 'fetch', origin: 'https://evil.test' },
        {},
      ] as Record<string, string>[]) {
        expect((await member.fetch(new Request(`${origin}${calls.logout.path}`, { headers }))).status).toBe(403);
      }
      expect(refused).toBeGreaterThanOrEqual(96);
      countCases('G11', refused);
      expect(await stored()).toEqual(before);
      expect(await getMember(member.client)).toMatchObject({ ok: true, value: { id: 1 } });
    });

    it('would be noticed: the same requests of our own pages pass', async () => {
      for (const call of changing) {
        for (const headers of [
          { 'content-type': 'application/json' },
          { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: listed },
          { 'content-type': 'application/json', origin },
          { 'content-type': 'application/json', origin: ours },
        ] as Record<string, string>[]) {
          const response = await member.fetch(
            new Request(origin + call.path, {
              method: call.method,
              body: bodyOf(call),
              headers: declared(call, headers),
            }),
          );
          expect([call.path, [403, 415].includes(response.status)]).toEqual([call.path, false]);
        }
      }
      expect((await stored())[0]).toBeGreaterThan(0);
    });

    it('are read by pages of listed origins only, at every URL', async () => {
      let count = 0;
      for (const { method, path, request } of all) {
        const send = async (from: string): Promise<[string | null, string]> => {
          const body = method === 'GET' ? undefined : JSON.stringify(sampleOf(request));
          const { headers } = await use().api.fetch(
            new Request(origin + path, { method, body, headers: { 'content-type': 'application/json', origin: from } }),
          );
          return [headers.get('access-control-allow-origin'), headers.get('vary') ?? ''];
        };
        for (const from of origins) {
          const [allowed, vary] = await send(from);
          expect([path, from, allowed, vary.includes('Origin')]).toEqual([path, from, null, true]);
          count += 1;
        }
        expect([path, (await send(listed))[0]]).toEqual([path, listed]);
      }
      expect(count).toBeGreaterThanOrEqual(384);
      countCases('G12', count);
    });
  },
  { allowedOrigins: [listed], siteOrigins: [ours] },
);

// `hostile-input.test.ts` sends the like to both databases, and compares.
describeOnOneDatabase('bad input', (use) => {
  let member: Browser;
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    member = await logIn(use().api, 0, 'en');
  });
  /** What every field meets: nothing, and values of other types. */
  const always: readonly unknown[] = [undefined, null, {}];
  /** What the fields meet in turn, a third of it each. */
  const inTurn: readonly unknown[] = [
    '',
    0,
    -1,
    1.5,
    1e30,
    true,
    [],
    [[]],
    'x'.repeat(5000),
    "'; drop table article --",
    '\u0000',
    '\ud800',
    '<script>alert(1)</script>',
    { toString: 1 },
    { cn: 'a', en: 'b' },
    '__proto__',
  ];
  const isFull = process.env.MILLWRIGHT_FULL === '1';
  const designed = new Set([200, 400, 403, 404, 413, 414, 415, 429]);

  it('in any field of any call, also of a member, gets an envelope and never a fault of ours', async () => {
    let refused = 0;
    const wrong: unknown[] = [];
    let turn = 0;
    for (const { method, path, request, takesFile } of all) {
      const hasQuery = method === 'GET' || takesFile;
      // The session is needed for the others.
      if (path === calls.logout.path) continue;
      const usual = (sampleOf(request) ?? {}) as Record<string, unknown>;
      for (const name of [...Object.keys(usual), 'extra']) {
        turn += 1;
        for (const value of [...always, ...inTurn.filter((_, index) => isFull || index % 3 === turn % 3)]) {
          const url = new URL(path, origin);
          if (hasQuery)
            for (const [key, one] of Object.entries({ ...usual, [name]: value }))
              if (one !== undefined)
                url.searchParams.set(key, String(typeof one === 'object' ? JSON.stringify(one) : one).toWellFormed());
          const body = hasQuery ? '%PDF-1.7' : JSON.stringify({ ...usual, [name]: value });
          const response = await member.fetch(
            new Request(url, {
              method,
              body: method === 'GET' ? null : body,
              headers: {
                'content-type': takesFile ? 'application/octet-stream' : 'application/json',
                'accept-language': 'en',
              },
            }),
          );
          const reported = (await response.json()) as { code: number; msg: string };
          const hasResponse =
            designed.has(response.status) &&
            (reported.code === 1 || (typeof reported.code === 'number' && /^[\x20-\x7e]+$/.test(reported.msg)));
          if (!hasResponse) wrong.push([method, path, name, value, response.status, reported]);
          if (reported.code !== 1) refused += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(200);
    expect(use().errors).toEqual([]);
  });
});
