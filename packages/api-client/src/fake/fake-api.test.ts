import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls, rawCalls } from '../contract/index.ts';
import { listKeywords } from '../index.ts';
import { callNames, clientOf, everyCall } from '../testing/every-call.ts';
import { createFakeApi, sampleResponse, type Fault, type RawCallName } from './fake-api.ts';

const expected: readonly [Fault, object][] = [
  [500, { kind: 'status', status: 500 }],
  [503, { kind: 'status', status: 503 }],
  [429, { kind: 'refused', status: 429 }],
  ['refuse', { kind: 'refused', status: 200, code: 0 }],
  ['malformed', { kind: 'malformed' }],
  ['truncated', { kind: 'malformed' }],
  ['empty', { kind: 'malformed' }],
  ['huge', { kind: 'malformed', problem: 'too large' }],
  ['reset', { kind: 'network' }],
  ['redirect', { kind: 'malformed', problem: 'redirect' }],
  ['hang', { kind: 'timeout' }],
];

describe('the fake server', () => {
  it.each(callNames)('responds to %s with a sample that is what the contract says', async (name) => {
    expect(v.safeParse(calls[name].response, sampleResponse(name)).issues).toBeUndefined();
    const api = createFakeApi({ responses: { proofTask: { challenge: 'c', difficulty: 0 } } });
    const result = await everyCall[name](clientOf(api));
    expect([name, result]).toEqual([name, { ok: true, value: result.ok ? result.value : null }]);
    expect(api.requested).toContain(name);
  });

  it.each(expected)(
    'in place of every call can respond with the fault %s, and the client says what it was',
    async (fault, failure) => {
      await Promise.all(
        callNames.map(async (name) => {
          const api = createFakeApi({
            faults: { [name]: fault },
            responses: { proofTask: { challenge: 'c', difficulty: 0 } },
          });
          expect([name, await everyCall[name](clientOf(api))]).toMatchObject([name, { ok: false, failure }]);
        }),
      );
    },
  );

  it('can respond with another shape, which the client refuses wherever it reads anything', async () => {
    for (const name of callNames.filter((one) => !v.is(calls[one].response, [['wrong']]))) {
      const api = createFakeApi({
        faults: { [name]: 'wrong shape' },
        responses: { proofTask: { challenge: 'c', difficulty: 0 } },
      });
      expect([name, await everyCall[name](clientOf(api))]).toMatchObject([
        name,
        { ok: false, failure: { kind: 'malformed' } },
      ]);
    }
  });

  it.each(Object.keys(rawCalls) as RawCallName[])('responds to %s with what it is, or with a fault', async (name) => {
    const api = createFakeApi();
    const request = () => api.fetch(new Request(`https://api.example.com${rawCalls[name].path}?id=1`));
    const response = await request();
    expect([response.status, response.headers.get('content-type')]).toEqual(
      rawCalls[name].type === null ? [303, null] : [200, rawCalls[name].type],
    );
    api.fail(name, 503);
    expect((await request()).status).toBe(503);
    expect(api.requested).toEqual([name, name]);
  });

  it('responds with chosen data, and recovers from a fault', async () => {
    const api = createFakeApi({ responses: { keywordList: { list: ['a', 'b'] } }, faults: { all: 503 } });
    expect(await listKeywords(clientOf(api))).toMatchObject({ failure: { status: 503 } });
    api.fail('all', null);
    expect(await listKeywords(clientOf(api))).toEqual({ ok: true, value: ['a', 'b'] });
  });
});
