import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client.ts';
import type { Fetch } from '../http/http.types.ts';
import type { Failure } from '../result.ts';
import { logInByCode, logInByPassword, loginOutcome, loginPorts, requestVerificationCode } from './login.ts';
import { logOut } from './members.ts';

const key = { kid: 'k1', key: '-----BEGIN PUBLIC KEY-----\nx', time: Date.now() + 600_000 };

/** A member service that responds to the login with the given bodies, one after another, and records its requests. */
function service(bodies: object[], options: { memberBaseUrl?: string } = {}) {
  const requests: { url: string; body: Record<string, string> | null; headers: Headers }[] = [];
  const client = createApiClient({
    baseUrl: 'https://portal.example',
    edition: 'cn',
    ...options,
    encrypt: async (text) => `sealed ${text}`,
    fetch: async (request) => {
      requests.push({
        url: request.url,
        body: request.method === 'POST' ? ((await request.json()) as Record<string, string>) : null,
        headers: request.headers,
      });
      return Response.json(request.url.endsWith('public_key') ? { code: 1, data: key } : bodies.shift());
    },
  });
  return { client, requests };
}
const login = { account: '13800138000', password: 'p', captcha: 'ABCD', imageKey: 'k'.repeat(22) };

/** What a dialog calls over a service with this response. */
const portsOver = (fetch: Fetch) =>
  loginPorts(
    createApiClient({ fetch, baseUrl: 'https://portal.example', edition: 'en', encrypt: async () => 'sealed' }),
  );

describe('logging in', () => {
  it('[EN-19] sends account and password sealed, each with the image key and the time of the service', async () => {
    const { client, requests } = service([{ code: 1, data: null }]);
    expect(await logInByPassword(client, login)).toEqual({ ok: true, value: undefined });
    const { url, body } = requests[1]!;
    expect([url, body!.img_code, body!.key, body!.kid]).toEqual([
      'https://portal.example/memberApi/login_by_pwd',
      'ABCD',
      login.imageKey,
      'k1',
    ]);
    const secret = JSON.parse(body!.password!.replace('sealed ', '')) as { v: string; key: string; t: number };
    expect([secret.v, secret.key]).toEqual(['p', login.imageKey]);
    expect(Math.abs(secret.t - key.time)).toBeLessThan(60_000);
    expect(JSON.stringify(body)).not.toContain('"p"');
  });

  it('[API-15] goes to the member host where there is one', async () => {
    const { client, requests } = service(
      [
        { code: 1, data: null },
        { code: 1, data: null },
      ],
      { memberBaseUrl: 'https://member.example' },
    );
    await logInByPassword(client, login);
    await logInByCode(client, { account: login.account, smsCode: '123456' });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://member.example/memberApi/public_key',
      'https://member.example/login_by_pwd',
      'https://member.example/memberApi/public_key',
      'https://member.example/memberApi/login_by_code',
    ]);
  });

  it('tries once more with a new key, and only for that', async () => {
    const unknown = { code: 0, msg: '', reason: 'unknown_key' };
    const twice = service([unknown, { code: 1, data: null }]);
    expect((await logInByPassword(twice.client, login)).ok).toBe(true);
    const never = service([unknown, unknown, { code: 1 }]);
    expect(await logInByPassword(never.client, login)).toMatchObject({
      ok: false,
      failure: { reason: 'unknown_key' },
    });
    expect(never.requests).toHaveLength(4);
    const wrong = service([{ code: 0, msg: '账号或密码错误', reason: 'credentials_wrong' }]);
    expect(await logInByPassword(wrong.client, login)).toMatchObject({
      ok: false,
      failure: { message: '账号或密码错误' },
    });
    expect(wrong.requests).toHaveLength(2);
  });

  it('sends nothing where it cannot be sealed, or is too long', async () => {
    const open = createApiClient({
      baseUrl: 'https://portal.example',
      edition: 'cn',
      fetch: async () => Response.json({ code: 1, data: key }),
    });
    expect(await logInByPassword(open, login)).toEqual({ ok: false, failure: { kind: 'insecure' } });
    const { client, requests } = service([]);
    expect(await logInByPassword(client, { ...login, password: '密'.repeat(61) })).toEqual({
      ok: false,
      failure: { kind: 'malformed', problem: 'too long' },
    });
    expect(requests.map(({ url }) => url)).toEqual(['https://portal.example/memberApi/public_key']);
  });

  it('requests a code and understands that it must wait', async () => {
    const { client, requests } = service([
      { code: 1, data: { wait: 60 } },
      { code: 1 },
      { code: 0, msg: '', reason: 'too_soon', data: { seconds: 12 } },
    ]);
    const call = () =>
      requestVerificationCode(client, {
        account: login.account,
        purpose: 'login',
        captcha: 'ABCD',
        imageKey: login.imageKey,
      });
    expect([await call(), await call()]).toEqual([
      { ok: true, value: 60 },
      { ok: true, value: 60 },
    ]);
    expect(requests[0]!.body).toEqual({ account: login.account, type: 'login', key: login.imageKey, img_code: 'ABCD' });
    expect(await call()).toMatchObject({
      ok: false,
      failure: { kind: 'refused', reason: 'too_soon', data: { seconds: 12 } },
    });
  });

  it('logs out with a header that no foreign page can send', async () => {
    const { client, requests } = service([{ code: 1, data: null }]);
    expect(await logOut(client)).toEqual({ ok: true, value: undefined });
    expect([requests[0]!.url, requests[0]!.headers.get('x-requested-with')]).toEqual([
      'https://portal.example/memberApi/logout',
      'millwright',
    ]);
  });
});

describe('what a login dialog calls', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[Failure, object]>([
    [
      { kind: 'refused', status: 200, code: 0, message: 'Wrong code', reason: null, data: null },
      { code: 'refused', text: 'Wrong code' },
    ],
    [
      { kind: 'refused', status: 200, code: 0, message: '', reason: 'image_code_wrong', data: null },
      { code: 'unreachable' },
    ],
    [{ kind: 'insecure' }, { code: 'insecure' }],
    [{ kind: 'network' }, { code: 'unreachable' }],
    [{ kind: 'timeout' }, { code: 'unreachable' }],
    [{ kind: 'status', status: 503 }, { code: 'unreachable' }],
    [{ kind: 'malformed', problem: 'x' }, { code: 'unreachable' }],
  ])('tells of %o as the visitor understands it', (failure, shown) => {
    expect(loginOutcome({ ok: false, failure })).toEqual({ ok: false, failure: shown });
    expect(loginOutcome({ ok: true, value: 60 })).toEqual({ ok: true });
  });

  it.each([
    ['image_code_wrong', 'captcha'],
    ['sms_code_wrong', 'smsCode'],
    ['credentials_wrong', 'password'],
    ['too_many_requests', undefined],
  ])('tells of %s at the field %s', (reason, field) => {
    const failure: Failure = { kind: 'refused', status: 200, code: 0, message: 'No', reason, data: null };
    expect(loginOutcome({ ok: false, failure })).toEqual({
      ok: false,
      failure: { code: 'refused', text: 'No', field },
    });
  });

  it('requests a verification code, and says what the service says', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: true });
    const request = {
      account: 'lin@works.example',
      purpose: 'login',
      captcha: 'abcd',
      imageKey: login.imageKey,
    } as const;
    const call = (body: object) => portsOver(async () => Response.json(body)).requestCode(request);
    expect(await call({ code: 1, msg: '', data: { wait: 60 } })).toEqual({ ok: true });
    expect(await call({ code: 0, msg: 'Wrong characters' })).toEqual({
      ok: false,
      failure: { code: 'refused', text: 'Wrong characters' },
    });
  });

  it('sends nothing where the browser stores no cookies', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    const fetch = vi.fn<Fetch>();
    const ports = portsOver(fetch);
    const outcomes = [
      await ports.loginByCode({ account: 'a@b.example', smsCode: '123456' }),
      await ports.loginByPassword({ account: 'a@b.example', password: 'x', captcha: 'abcd', imageKey: 'k' }),
    ];
    expect(outcomes).toEqual([
      { ok: false, failure: { code: 'cookies' } },
      { ok: false, failure: { code: 'cookies' } },
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('rejects a proof that the service does not give a task for', async () => {
    await expect(portsOver(async () => Response.json({ code: 0, msg: 'No' })).solveProof()).rejects.toThrow('refused');
  });
});
