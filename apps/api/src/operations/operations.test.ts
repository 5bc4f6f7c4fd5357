import { logInByCode, logInByPassword, requestVerificationCode } from '@millwright/api-client';
import { sessionHint } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../test-support/browser.ts';
import { copyDataFolder, describeOnOneDatabase, origin } from '../../test-support/test-api.ts';
import { clientAddressThrough, isNetwork } from '../http/trusted-proxies.ts';
import { demoMembers, seedDemoMembers } from '../members/demo-members.ts';
import { startApi, type StartedApi } from '../start-api.ts';
import { createLogger, describeError, withoutSecrets } from './logger.ts';

const token = 'a-token-of-our-own-1';

describeOnOneDatabase(
  'watching the API',
  (use) => {
    const get = (
      path: string,
      headers: Record<string, string> = {},
      clientAddress = '127.0.0.1',
      host = 'http://localhost:3001',
    ) => use().api.fetch(new Request(host + path, { headers }), { clientAddress });

    it('it says that it lives, and that it is ready while its database responds and has the schema of this version', async () => {
      for (const [path, text] of [
        ['/healthz', 'ok'],
        ['/readyz', 'ready'],
      ] as const) {
        const response = await get(path);
        expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
          200,
          text,
          'no-store',
        ]);
      }
      await use().database.db.execute(
        sql`insert into schema_migration (version, name, checksum, applied_at) values (9999, 'later', 'x', '2030-01-01T00:00:00Z')`,
      );
      expect((await get('/readyz')).status).toBe(503);
      await use().database.db.execute(sql`delete from schema_migration where version = 9999`);
      expect((await get('/readyz')).status).toBe(200);
    });

    it('its measures are read on this machine or with the token, and by nobody else', async () => {
      await get('/api/keywords');
      await get('/api/keywords/nothing-here');
      await get('/api/article/detail?id=1', { 'accept-language': 'zh-CN' });
      await get(`/img_code?key=${'k'.repeat(22)}`);
      const text = await (await get('/metrics')).text();
      expect(text).toMatch(
        /^millwright_http_request_duration_seconds_count\{method="GET",route="\/api\/keywords",status="200"\} [1-9]/m,
      );
      expect(text).toMatch(/route="none",status="404"/);
      expect(text).toMatch(/^millwright_cache_total\{cache="article_html",outcome="(hit|miss)"\} 1$/m);
      expect(text).toMatch(/^millwright_captcha_total\{outcome="issued"\} 1$/m);
      expect(text).not.toContain('nothing-here');
      expect(
        (await get('/metrics', { authorization: `Bearer ${token}` }, '192.0.2.1', 'https://www.example.com')).status,
      ).toBe(200);
      for (const refused of [
        get('/metrics', {}, '192.0.2.1'),
        get('/metrics', { authorization: `Bearer ${token}x` }, '192.0.2.1'),
        get('/metrics', { authorization: 'Bearer ' }, '192.0.2.1'),
        get('/metrics', {}, '127.0.0.1', 'http://www.example.com'),
        get('/metrics', { 'x-forwarded-for': '192.0.2.1' }),
        get('/metrics', { origin: 'https://evil.test' }),
      ]) {
        expect((await refused).status).toBe(404);
      }
    });

    it('it gives each request an id, and keeps the one of the server that passed it on', async () => {
      expect((await get('/api/keywords')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect((await get('/api/keywords', { 'x-request-id': 'portal-12345678' })).headers.get('x-request-id')).toBe(
        'portal-12345678',
      );
      expect((await get('/api/keywords', { 'x-request-id': 'a b"\\' })).headers.get('x-request-id')).toMatch(
        /^[\da-f-]{36}$/,
      );
    });
  },
  { metricsToken: token },
);

describe('what the API logs', () => {
  const lines: string[] = [];
  const phone = '13987654321';
  const canaries = ['Canary-Password-77', 'canary.person@example.com', phone];
  let api: StartedApi;
  beforeAll(async () => {
    const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });
    api = await startApi(
      {
        dataDir: copyDataFolder('none'),
        databaseUrl: null,
        imagePrefix: '',
        playerHosts: [],
        allowedOrigins: [],
        isLocalDemo: true,
      },
      { logger },
    );
    await seedDemoMembers(api.database.db, new Date());
  }, 60_000);
  afterAll(() => api.close());

  it('is a line of JSON for each request and fault, with its id and why it was refused, and never a secret', async () => {
    const browser = openBrowser(api, { clientAddress: '127.0.0.1' });
    const secrets = [...canaries];
    for (const [account, password] of [
      [canaries[1]!, canaries[0]!],
      [demoMembers[1].account, demoMembers[1].password],
    ] as const) {
      await logInByPassword(browser.client, { account, password, ...(await browser.solve()) });
      // That there may be a session is no secret: scripts read it.
      for (const [name, value] of browser.cookies) if (!name.endsWith(sessionHint)) secrets.push(value);
    }
    const solved = await browser.solve();
    secrets.push(solved.captcha);
    await requestVerificationCode(browser.client, { account: phone, purpose: 'login', ...solved });
    const outbox = await api.fetch(
      new Request('http://localhost/memberApi/outbox', { headers: { accept: 'application/json' } }),
      { clientAddress: '127.0.0.1' },
    );
    const sent = /\d{6}/.exec(((await outbox.json()) as { data: { list: { text: string }[] } }).data.list[0]!.text)![0];
    await logInByCode(browser.client, { account: phone, smsCode: sent });
    await requestVerificationCode(browser.client, { account: phone, purpose: 'login', ...(await browser.solve()) });

    // Faults whose errors hold what was sent: a query with its values, a row that a database refuses.
    const { db } = api.database;
    await db.execute(sql`alter table member_session rename to member_session_away`);
    await api.fetch(
      new Request(`${origin}/api/userinfo?phone=${phone}`, { headers: { cookie: `__Host-sid=${'c'.repeat(22)}` } }),
    );
    await db.execute(sql`alter table member_session_away rename to member_session`);
    await db.execute(sql`drop table code_sent`);
    await requestVerificationCode(browser.client, {
      account: '13987654322',
      purpose: 'login',
      ...(await browser.solve()),
    });

    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed.length).toBeGreaterThan(10);
    for (const line of parsed)
      expect(line).toMatchObject({
        level: expect.any(String),
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        requestId: expect.stringMatching(/^[\w-]{8,64}$/),
        msg: expect.any(String),
      });
    // Who tries passwords is seen also where only warnings are logged; who logs in, where more is.
    const logins = parsed.filter(({ route, msg }) => route === '/memberApi/login_by_pwd' && msg === 'request');
    expect(logins.map(({ level, reason }) => [level, reason])).toEqual([
      ['warn', 'credentials_wrong'],
      ['info', undefined],
    ]);
    const failed = parsed.filter(({ msg }) => msg === 'request failed');
    expect(failed.length).toBeGreaterThanOrEqual(2);
    expect(failed[0]).toMatchObject({
      level: 'error',
      method: 'GET',
      path: '/api/userinfo',
      error: { code: '42P01', query: expect.stringContaining('select') },
    });
    expect(parsed.some(({ requestId, status }) => requestId === failed[0]!.requestId && status === 500)).toBe(true);
    const all = lines.join('');
    for (const secret of [...secrets, sent, 'c'.repeat(22), 'Millwright-2026', '13987654322'])
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    expect(all).not.toMatch(/[A-Za-z\d+/]{100}/);
    // Positive control: the values are in the error itself, so that only the logger keeps them out.
    const refused = await db
      .execute(sql`insert into member (id, account, true_name, created_at) values (77, ${phone}, ${phone}, ${phone})`)
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(String(refused)).toContain(phone);
    expect(JSON.stringify(describeError(refused))).not.toContain(phone);
    const several = describeError(new AggregateError([new Error('first'), refused], 'two'));
    expect(several).toMatchObject({ message: 'two', errors: [{ message: 'first' }, describeError(refused)] });
    expect(JSON.stringify(several)).not.toContain(phone);
  });

  it.each([
    ['tel 13812345678.', 'tel 138****5678.'],
    ['to someone@example.com', 'to s***@example.com'],
    ['postgres://portal:hunter2@db/x', 'postgres://portal:…@db/x'],
    ['__Host-sid=abc; x', '__Host-sid=…; x'],
    ['authorization: Bearer abc.def', 'authorization: Bearer …'],
    [`secret ${'A'.repeat(512)}=`, 'secret …'],
    ['order 4138123456789', 'order 4138123456789'],
    ['request 525ce97a-92bc-4a93-86d1-16398767548f', 'request 525ce97a-92bc-4a93-86d1-16398767548f'],
  ])('shows %j as %j', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
  });
});

describe('the address of a client behind proxies', () => {
  const through = clientAddressThrough(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
  it.each<[string | undefined, string | null, string | undefined]>([
    ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '1.1.1.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['127.0.0.1', null, '127.0.0.1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['2001:db8::5', '2001:db9::1', '2001:db9::1'],
    [undefined, '203.0.113.9', undefined],
    ['127.0.0.1', '203.0.113.9, <script>', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.7, 10.0.0.8', '10.0.0.7'],
  ])('is found for a connection from %s with %j: %s', (connected, forwarded, expected) => {
    expect(through(connected, forwarded)).toBe(expected);
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(clientAddressThrough([])('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  it.each([
    ['127.0.0.1', true],
    ['10.0.0.0/8', true],
    ['::/0', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['host', false],
    ['', false],
  ])('%j as a network: %s', (text, expected) => {
    expect(isNetwork(text)).toBe(expected);
  });
});
