import { join } from 'node:path';
import { getMember } from '@millwright/api-client';
import { calls } from '@millwright/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logIn, type Browser } from '../test-support/browser.ts';
import { openThread } from '../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../test-support/fixture.ts';
import { hostileParameters, hostileRequests, type HostileRequest } from '../test-support/hostile-requests.ts';
import { hostileStrings } from '../test-support/hostile-strings.ts';
import { databaseKinds, origin } from '../test-support/test-api.ts';
import { createApi, type Api } from './create-api.ts';
import type { OpenDatabase } from './db/database.ts';
import { enquiry, memberPost, subscription, threadMessage, threadQuote } from './db/schema.ts';
import { demoMembers, seedDemoMembers } from './members/demo-members.ts';
import { addSupplierMember } from './members/supplier-members.ts';
import { countCases } from '../../../vitest.goals.ts';

/** Something that responds to requests over a database. */
interface Judged {
  database: OpenDatabase;
  fetch: (request: Request) => Promise<Response>;
}

/** A sign-on is refused by a redirect. */
const designed = new Set([200, 303, 400, 403, 404, 413, 414, 415, 429]);
const longestTime = 1000;
/** What a crowded machine holds up once it does not hold up again; what a request costs, it costs each time. */
const tries = 5;

/** Sends a request to every database: the response of each, and how long it took until all had responded. */
async function sendToAll(
  all: readonly Judged[],
  { isLimited, make }: HostileRequest,
): Promise<{ answers: string[]; time: number }> {
  const start = performance.now();
  const responses = await Promise.all(
    all.map(async ({ database, fetch }) => {
      if (isLimited) await database.db.execute(sql`delete from member_action`);
      const response = await fetch(make());
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const body = (isJson ? await response.json() : { code: 1 }) as {
        code: number;
        reason?: string;
        data?: { total?: number };
      };
      return [response.status, body.code, body.reason, body.data?.total].join(' ');
    }),
  );
  return { answers: responses, time: performance.now() - start };
}

/**
 * Whatever responds to a request late, otherwise than designed, or otherwise than on the other database; and how many
 * were sent.
 */
async function judge(
  all: readonly Judged[],
  requests: Iterable<HostileRequest>,
  tick: () => void,
): Promise<{ count: number; slowest: number; problems: string[] }> {
  const problems: string[] = [];
  let [count, slowest] = [0, 0];
  for (const request of requests) {
    tick();
    const { answers: responses, time } = await sendToAll(all, request);
    let least = time;
    for (let left = tries - 1; least > longestTime && left > 0; left -= 1)
      least = Math.min(least, (await sendToAll(all, request)).time);
    count += 1;
    slowest = Math.max(slowest, least);
    if (least > longestTime) problems.push(`${request.label} took ${Math.round(least)} ms`);
    if (!designed.has(Number.parseInt(responses[0]!, 10)) || new Set(responses).size > 1)
      problems.push(`${request.label} answered ${responses.join(', ')}`);
  }
  return { count, slowest, problems };
}

describe('hostile input', () => {
  const minutes = process.env.HOSTILE_EVERYWHERE ? 60 : 10;
  const kinds = databaseKinds().filter(({ isPresent }) => isPresent);
  const strings = hostileStrings();
  const running: (Judged & { api: Api; member: Browser })[] = [];
  const errors: unknown[] = [];
  let now = fixtureNow;
  const tick = (): void => void (now = new Date(now.getTime() + 1000));
  beforeAll(async () => {
    for (const kind of kinds) {
      const database = await kind.open();
      await seedDemoMembers(database.db, fixtureNow);
      // So that what suppliers' people send is judged behind the question whose it is.
      for (const id of [1000, 1001]) await addSupplierMember(database.db, demoMembers[0].account, id, fixtureNow);
      const api = createApi({
        db: database.db,
        isLocalDemo: true,
        clock: () => now,
        onError: (error) => errors.push(error),
        uploadDir: join(inject('runFolder'), `hostile-uploads-${kind.name}`),
      });
      const member = await logIn(api, 0, 'en');
      // One in which the member asks, one in which the member's supplier is asked.
      for (const asking of [member, await logIn(api, 1, 'en')]) await openThread(asking);
      running.push({ database, api, member, fetch: member.fetch });
    }
  });
  afterAll(async () => {
    for (const { api, database } of running) {
      await api.close();
      await database.close();
    }
  });

  it(
    'in every field of every call, also of a member, gets the designed response, the same on every database',
    async () => {
      const { count, slowest, problems } = await judge(running, hostileRequests(strings), tick);
      console.info(
        `${strings.length} strings in ${hostileParameters.length} fields: ${count} requests to each of ` +
          `${kinds.length} databases, the slowest in ${Math.round(slowest)} ms.`,
      );
      expect(problems).toEqual([]);
      countCases('G6', count * kinds.length);
      expect(errors).toEqual([]);
      // Each field has met so many strings at least.
      expect((count - strings.length) / hostileParameters.length).toBeGreaterThan(7);
      for (const { database, member } of running) {
        expect(await getMember(member.client)).toMatchObject({ ok: true, value: { id: 1 } });
        // Free text may hold anything, and is stored as it was said.
        expect(await database.db.$count(enquiry)).toBeGreaterThanOrEqual(20);
        expect(await database.db.$count(subscription)).toBeGreaterThan(0);
        expect(await database.db.$count(memberPost)).toBeGreaterThan(0);
        expect(await database.db.$count(threadMessage)).toBeGreaterThan(0);
        expect(await database.db.$count(threadQuote)).toBeGreaterThan(0);
      }
    },
    minutes * 60_000,
  );

  it.each([
    '[]',
    'null',
    '1',
    '"a"',
    '{"code":{"toString":1}}',
    '{"url":["/"]}',
    '{"code":"a","code":"b"}',
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    '{"__proto__":{"code":"top"}}',
  ])('as a body gets the designed response: %s', async (body) => {
    for (const { api } of running) {
      for (const { path } of [calls.bannerList, calls.recordView]) {
        const response = await api.fetch(
          new Request(origin + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
        );
        expect([200, 400]).toContain(response.status);
        expect(((await response.json()) as { code: number }).code).toBe(
          body.includes('"b"') && path.includes('banner') ? 1 : 0,
        );
      }
    }
  });

  it('would be noticed: the same requests to an API that hands a query on as it comes fail by the hundred', async () => {
    const undefended = running.map(({ database }): Judged => ({
      database,
      fetch: async (request) => {
        const [value = '1'] = new URL(request.url).searchParams.values();
        const status = await database.db.execute(sql`select id from article where id = ${value} offset ${value}`).then(
          () => 200,
          () => 500,
        );
        return Response.json({ code: 1 }, { status });
      },
    }));
    // One in seven of them: enough to fail by the hundred.
    const some = [...hostileRequests(strings.slice(0, 20))].filter((_, index) => index % 7 === 0);
    const { count, problems } = await judge(undefended, some, tick);
    expect(count).toBeGreaterThan(300);
    expect(problems.length).toBeGreaterThan(count / 10);
  }, 180_000);
});
