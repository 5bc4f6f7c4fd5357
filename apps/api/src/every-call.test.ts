import { callAt, calls, type Call } from '@millwright/api-client/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, openBrowser } from '../test-support/browser.ts';
import type { CallCase } from '../test-support/call-case.ts';
import { callCases } from '../test-support/call-cases.ts';
import { outsideOptions } from '../test-support/call-stage.ts';
import { fixtureNow } from '../test-support/fixture.ts';
import { databaseKinds, type DatabaseKind } from '../test-support/test-api.ts';
import { unreadFields } from '../test-support/unread-fields.ts';
import { createApi, type Api } from './create-api.ts';
import type { Refusal } from './http/refusals.ts';
import { seedDemoMembers } from './members/demo-members.ts';

const cases = Object.entries(callCases) as [string, CallCase][];
const refusalsOf = cases.flatMap(([name, { refusals }]) =>
  (Object.keys(refusals) as Refusal[]).map((reason) => [name, reason, refusals[reason]!] as const),
);

/**
 * Where each reason comes from. Those that no single call gives are proven where requests are judged, or where files
 * are sent.
 */
const givenBy: Readonly<Record<Refusal, 'a call' | 'any address' | 'a file'>> = {
  invalid_request: 'a call',
  not_found: 'a call',
  other_edition: 'a call',
  forbidden: 'a call',
  too_many_requests: 'a call',
  phone_invalid: 'a call',
  email_invalid: 'a call',
  image_code_required: 'a call',
  image_code_wrong: 'a call',
  sms_code_wrong: 'a call',
  credentials_wrong: 'a call',
  account_exists: 'a call',
  login_first: 'a call',
  download_members_only: 'a call',
  member_limit: 'a call',
  thread_closed: 'a call',
  thread_blocked: 'a call',
  no_recipient: 'a call',
  file_refused: 'a call',
  storage_full: 'a call',
  changed_meanwhile: 'a call',
  table_wrong: 'a call',
  share_unavailable: 'a call',
  too_soon: 'a call',
  code_limit_reached: 'a call',
  code_not_sent: 'a call',
  unknown_key: 'a call',
  method_not_allowed: 'any address',
  wrong_content_type: 'any address',
  too_large: 'any address',
  address_too_long: 'any address',
  unavailable: 'any address',
  internal_error: 'any address',
  invalid_banner_link: 'a file',
  download_link_invalid: 'a file',
};

/** The HTTP status that goes with a reason where it is not 200. */
const statusOf: Partial<Record<Refusal, number>> = { forbidden: 403, too_many_requests: 429, member_limit: 429 };

/** Notes, of each successful response of an API, the fields that the contract does not read. */
function watchFields(api: Api): { api: Api; read: Set<string>; unread: Set<string> } {
  const [read, unread] = [new Set<string>(), new Set<string>()];
  const fetch: Api['fetch'] = async (request, ...more) => {
    const response = await api.fetch(request, ...more);
    const call = callAt(request.method, new URL(request.url).pathname);
    if (!call || !response.headers.get('content-type')?.startsWith('application/json')) return response;
    const { code, data } = (await response.clone().json()) as { code: number; data?: unknown };
    if (code !== 1) return response;
    read.add(`${call.method} ${call.path}`);
    for (const field of unreadFields(call.response, data)) unread.add(`${call.path}: ${field}`);
    return response;
  };
  return { api: { ...api, fetch }, read, unread };
}

async function openStage(kind: DatabaseKind) {
  const [database, time, errors] = [await kind.open(), { now: fixtureNow }, [] as unknown[]];
  const { api, ...fields } = watchFields(
    createApi({
      db: database.db,
      isLocalDemo: true,
      clock: () => time.now,
      onError: (error) => errors.push(error),
      ...outsideOptions,
    }),
  );
  await seedDemoMembers(database.db, fixtureNow);
  return {
    fields,
    test: { api, database, time },
    member: await logIn(api, 0, 'cn'),
    busyMember: await logIn(api, 1, 'cn'),
    supplier: await logIn(api, 2, 'cn'),
    visitor: openBrowser(api),
    errors,
  };
}

describe.each(databaseKinds())('every call of the contract, requested by the client ($name)', (kind) => {
  let stage: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    if (kind.isPresent) stage = await openStage(kind);
  });
  afterAll(async () => {
    await stage?.test.api.close();
  });

  it.skipIf(!kind.isPresent).each(cases)('%s succeeds', async (_name, { request, by, succeed, value }) => {
    const result = await (succeed ? succeed(stage) : request((by === 'member' ? stage.member : stage.visitor).client));
    expect(result).toEqual({ ok: true, value: result.ok ? result.value : expect.anything() });
    if (result.ok && typeof value === 'object') expect(result.value).toMatchObject(value as object);
    else if (result.ok) expect(result.value).toEqual(value);
  });

  it.skipIf(!kind.isPresent).each(refusalsOf)('%s is refused: %s', async (_name, reason, refuse) => {
    const result = await refuse(stage);
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 0, reason, message: expect.stringMatching(/./) },
    });
    if (statusOf[reason]) expect(result).toMatchObject({ failure: { status: statusOf[reason] } });
  });

  it.skipIf(!kind.isPresent)(
    '[API-08][API-11][API-13][API-14][API-16][EN-19][EN-20] no response holds a field that the client ignores',
    () => {
      const { read, unread } = stage.fields;
      expect(read.size).toBe(Object.keys(calls).length);
      expect([...unread]).toEqual([]);
    },
  );

  // The last of them: the database is gone then.
  it.skipIf(!kind.isPresent)('responds 503 to every caller where the database is gone', async () => {
    expect(stage.errors).toEqual([]);
    await stage.test.database.close();
    for (const [name, { request, by, needsNoDatabase }] of cases) {
      const result = await request((by === 'member' ? stage.member : stage.visitor).client);
      const expected = needsNoDatabase ? { ok: true } : { ok: false, failure: { kind: 'status', status: 503 } };
      expect([name, result]).toMatchObject([name, expected]);
    }
  });
});

it('fields that nothing reads are noticed at any depth', () => {
  const schema = v.object({
    list: v.pipe(v.array(v.object({ id: v.number(), tag: v.nullish(v.object({ name: v.string() })) })), v.maxLength(9)),
    either: v.optional(v.union([v.literal(0), v.object({ a: v.number() }), v.object({ b: v.number() })])),
  });
  const data = {
    list: [
      { id: 1, tag: { name: 'n', grade: 2 } },
      { id: 2, more: 1 },
    ],
    either: { b: 1, c: 2 },
    extra: 1,
  };
  expect(unreadFields(schema, data)).toEqual(['list[].tag.grade', 'list[].more', 'either.c', 'extra']);
});

/** What changes something and may be done without end, and why. */
const unlimited: Readonly<Partial<Record<keyof typeof calls, string>>> = {
  bannerList: 'it reads, and is a POST by contract',
  proofSolution: 'it needs a task, and those are limited',
  recordView: 'it only counts a path',
};

it('every call that changes something is limited, by member or by network', () => {
  const limits: readonly Refusal[] = ['member_limit', 'too_many_requests', 'too_soon'];
  const free = (Object.entries(calls) as [keyof typeof calls, Call][]).filter(
    ([name, { method }]) => method !== 'GET' && !limits.some((limit) => callCases[name].refusals[limit]),
  );
  expect(free.map(([name]) => name).sort()).toEqual(
    Object.keys(unlimited)
      .filter((name) => name !== 'logout')
      .sort(),
  );
});

it('every reason for which a call is refused is brought about by some call', () => {
  const byCalls = new Set<string>(refusalsOf.map(([, reason]) => reason));
  expect([...byCalls].sort()).toEqual(
    Object.keys(givenBy)
      .filter((reason) => givenBy[reason as Refusal] === 'a call')
      .sort(),
  );
});
