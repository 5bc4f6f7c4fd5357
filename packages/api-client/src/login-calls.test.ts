import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fetch } from './http/http.types.ts';
import { createLoginClient, loginCalls, loginOutcome } from './login-client.ts';
import type { Failure } from './result.ts';

const callsOver = (fetch: Fetch) =>
  loginCalls(createLoginClient({ fetch, baseUrl: 'https://portal.example', edition: 'en' }));
const answering =
  (body: unknown): Fetch =>
  async () =>
    Response.json(body);

afterEach(() => vi.unstubAllGlobals());

describe('what a login dialog calls', () => {
  it.each<[Failure, object]>([
    [
      { kind: 'refused', status: 200, code: 0, message: 'Wrong code', reason: null, data: null },
      { code: 'refused', text: 'Wrong code' },
    ],
    [{ kind: 'insecure' }, { code: 'insecure' }],
    [{ kind: 'network' }, { code: 'unreachable' }],
    [{ kind: 'timeout' }, { code: 'unreachable' }],
    [{ kind: 'status', status: 503 }, { code: 'unreachable' }],
    [{ kind: 'malformed', problem: 'x' }, { code: 'unreachable' }],
  ])('tells of %o as the visitor understands it', (failure, told) => {
    expect(loginOutcome({ ok: false, failure })).toEqual({ ok: false, failure: told });
    expect(loginOutcome({ ok: true, value: 60 })).toEqual({ ok: true });
  });

  it('asks for a verification code, and says what the service says', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: true });
    const request = {
      account: 'lin@works.example',
      purpose: 'login' as const,
      imageCode: 'abcd',
      imageKey: 'k'.repeat(22),
    };
    expect(await callsOver(answering({ code: 1, msg: '', data: { wait: 60 } })).requestCode(request)).toEqual({
      ok: true,
    });
    expect(await callsOver(answering({ code: 0, msg: 'Wrong characters' })).requestCode(request)).toEqual({
      ok: false,
      failure: { code: 'refused', text: 'Wrong characters' },
    });
  });

  it('sends nothing where the browser keeps no cookies', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    const fetch = vi.fn<Fetch>();
    const calls = callsOver(fetch);
    const outcomes = [
      await calls.loginByCode({ account: 'a@b.example', smsCode: '123456' }),
      await calls.loginByPassword({ account: 'a@b.example', password: 'x', imageCode: 'abcd', imageKey: 'k' }),
    ];
    expect(outcomes).toEqual([
      { ok: false, failure: { code: 'cookies' } },
      { ok: false, failure: { code: 'cookies' } },
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('rejects a proof that the service does not give a task for', async () => {
    await expect(callsOver(answering({ code: 0, msg: 'No' })).solveProof()).rejects.toThrow('refused');
  });
});
