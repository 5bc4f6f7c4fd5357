import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import { secondsToWait } from './members.ts';

const key = { kid: 'k1', key: '-----BEGIN PUBLIC KEY-----\nx', time: Date.now() + 600_000 };

/** A member service that answers the login with what it is told, one after another, and notes what it was asked. */
function service(answers: object[], options: { memberBaseUrl?: string } = {}) {
  const asked: { url: string; body: Record<string, string> | null; headers: Headers }[] = [];
  const client = createApiClient({
    baseUrl: 'https://portal.example',
    edition: 'cn',
    ...options,
    encrypt: async (text) => `sealed ${text}`,
    fetch: async (request) => {
      asked.push({
        url: request.url,
        body: request.method === 'POST' ? ((await request.json()) as Record<string, string>) : null,
        headers: request.headers,
      });
      return Response.json(request.url.endsWith('public_key') ? { code: 1, data: key } : answers.shift());
    },
  });
  return { client, asked };
}
const login = { account: '13800138000', password: 'p', imageCode: 'ABCD', imageKey: 'k'.repeat(22) };

describe('logging in', () => {
  it('[EN-19] sends account and password sealed, each with the image key and the time of the service', async () => {
    const { client, asked } = service([{ code: 1, data: null }]);
    expect(await client.members.loginByPassword(login)).toEqual({ ok: true, value: undefined });
    const { url, body } = asked[1]!;
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
    const { client, asked } = service(
      [
        { code: 1, data: null },
        { code: 1, data: null },
      ],
      { memberBaseUrl: 'https://member.example' },
    );
    await client.members.loginByPassword(login);
    await client.members.loginByCode({ account: login.account, smsCode: '123456' });
    expect(asked.map(({ url }) => url)).toEqual([
      'https://member.example/memberApi/public_key',
      'https://member.example/login_by_pwd',
      'https://member.example/memberApi/public_key',
      'https://member.example/memberApi/login_by_code',
    ]);
  });

  it('tries once more with a new key, and only for that', async () => {
    const unknown = { code: 0, msg: '', reason: 'unknown_key' };
    const twice = service([unknown, { code: 1, data: null }]);
    expect((await twice.client.members.loginByPassword(login)).ok).toBe(true);
    const never = service([unknown, unknown, { code: 1 }]);
    expect(await never.client.members.loginByPassword(login)).toMatchObject({
      ok: false,
      failure: { reason: 'unknown_key' },
    });
    expect(never.asked).toHaveLength(4);
    const wrong = service([{ code: 0, msg: '账号或密码错误', reason: 'credentials_wrong' }]);
    expect(await wrong.client.members.loginByPassword(login)).toMatchObject({
      ok: false,
      failure: { message: '账号或密码错误' },
    });
    expect(wrong.asked).toHaveLength(2);
  });

  it('sends nothing where it cannot be sealed, or is too long', async () => {
    const open = createApiClient({
      baseUrl: 'https://portal.example',
      edition: 'cn',
      fetch: async () => Response.json({ code: 1, data: key }),
    });
    expect(await open.members.loginByPassword(login)).toEqual({ ok: false, failure: { kind: 'insecure' } });
    const { client, asked } = service([]);
    expect(await client.members.loginByPassword({ ...login, password: '密'.repeat(61) })).toEqual({
      ok: false,
      failure: { kind: 'malformed', problem: 'too long' },
    });
    expect(asked.map(({ url }) => url)).toEqual(['https://portal.example/memberApi/public_key']);
  });

  it('asks for a code and understands that it must wait', async () => {
    const { client, asked } = service([
      { code: 1, data: { wait: 60 } },
      { code: 1 },
      { code: 0, msg: '', reason: 'too_soon', data: { seconds: 12 } },
    ]);
    const ask = () =>
      client.members.requestCode({
        account: login.account,
        purpose: 'login',
        imageCode: 'ABCD',
        imageKey: login.imageKey,
      });
    expect([await ask(), await ask()]).toEqual([
      { ok: true, value: 60 },
      { ok: true, value: 60 },
    ]);
    expect(asked[0]!.body).toEqual({ account: login.account, type: 'login', key: login.imageKey, img_code: 'ABCD' });
    const soon = await ask();
    expect(!soon.ok && secondsToWait(soon.failure)).toBe(12);
    expect(secondsToWait({ kind: 'timeout' })).toBeNull();
  });

  it('logs out with a header that no foreign page can send', async () => {
    const { client, asked } = service([{ code: 1, data: null }]);
    expect(await client.members.logout()).toEqual({ ok: true, value: undefined });
    expect([asked[0]!.url, asked[0]!.headers.get('x-requested-with')]).toEqual([
      'https://portal.example/memberApi/logout',
      'millwright',
    ]);
  });
});
