import { getMember, logInByPassword } from '@millwright/api-client';
import { createServer, get, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../test-support/browser.ts';
import { runChild } from '../test-support/child.ts';
import { fixtureNow } from '../test-support/fixture.ts';
import { copyDataFolder, describeOnOneDatabase, emptyDataFolder } from '../test-support/test-api.ts';
import { article, industry, member } from './db/schema.ts';
import { isLocalDemo } from './local-demo.ts';
import { demoMembers, seedDemoMembers } from './members/demo-members.ts';
import { createLogger } from './operations/logger.ts';
import { startApi, type StartedApi } from './start-api.ts';

const watched = ['/metrics', '/memberApi/outbox'] as const;

describe('a local demo', () => {
  it.each<Record<string, string>>([
    {},
    { NODE_ENV: 'production', PORT: '80', DATA_DIR: '/var/lib/portal' },
    { EDITION_HOSTS: 'cn=http://cn.localhost:3000, en=http://127.0.0.1:3000', TRUSTED_PROXIES: ' ' },
    { SITE_ORIGINS: 'http://localhost:3000,http://[::1]:3000', ALLOWED_ORIGINS: 'http://shop.localhost' },
    { ACCOUNT_SITES: 'cn.portal=http://cn.localhost:3000,cn.member=http://member.cn.localhost:3000' },
    { DEMO_DATA: 'on', EDITION_HOSTS: 'cn=https://www.example.cn', TRUSTED_PROXIES: '127.0.0.1' },
  ])('is what runs with %j', (environment) => {
    expect(isLocalDemo(environment)).toBe(true);
  });

  it.each<Record<string, string>>([
    { EDITION_HOSTS: 'cn=https://www.example.cn,en=https://www.example.com' },
    { EDITION_HOSTS: 'cn=http://cn.localhost:3000 en=https://www.example.com' },
    { EDITION_HOSTS: 'cn=http://localhost.example.com' },
    { EDITION_HOSTS: 'nothing that is a host' },
    { SITE_ORIGINS: 'https://www.example.com' },
    { ALLOWED_ORIGINS: 'https://www.example.com' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { DATABASE_URL: 'postgres://localhost/portal' },
    { MESSAGE_GATEWAY: 'http://localhost/send' },
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' },
    { ACCOUNT_SITES: 'cn.member=https://member.example.cn' },
    { EDITION_HOSTS: 'cn=http://cn.localhost.example.com' },
    { DEMO_DATA: 'off' },
  ])('is not what runs with %j', (environment) => {
    expect(isLocalDemo(environment)).toBe(false);
  });
});

/** What a program on this machine gets at the watched URLs. */
const statuses = (
  api: { fetch: StartedApi['fetch'] },
  headers: Record<string, string> = {},
  clientAddress = '127.0.0.1',
) =>
  Promise.all(
    watched.map(
      async (path) => (await api.fetch(new Request(`http://localhost${path}`, { headers }), { clientAddress })).status,
    ),
  );

describeOnOneDatabase('what a local demo shows to this machine', (use) => {
  it('is not shown to whom a proxy passes on that says so, in whichever header', async () => {
    expect(await statuses(use().api)).toEqual([200, 200]);
    for (const name of [
      'forwarded',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded',
      'x-real-ip',
      'x-client-ip',
      'true-client-ip',
      'x-cluster-client-ip',
      'x-original-forwarded-for',
      'via',
      'cf-connecting-ip',
      'cf-ray',
      'cdn-loop',
      'fastly-client-ip',
      'fly-client-ip',
      'x-amzn-trace-id',
      'x-cloud-trace-context',
      'x-azure-clientip',
      'x-envoy-external-address',
      'forwarded-for',
      'x-forwarder-for',
      'http-x-forwarded-for',
      'x-host',
      'x-scheme',
      'x-remote-ip',
      'x-remote-addr',
      'x-originating-ip',
      'x-real-port',
      'x-nginx-proxy',
      'x-original-url',
      'x-nf-client-connection-ip',
      'x-via',
      'clientip',
      'front-end-https',
      'cloudfront-viewer-address',
      'x-request-start',
      'x-rewrite-url',
    ])
      expect([name, await statuses(use().api, { [name]: '127.0.0.1' })]).toEqual([name, [404, 404]]);
  });

  it('is shown to nobody at another address', async () => {
    for (const address of ['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', '2001:db8::1'])
      expect(await statuses(use().api, {}, address)).toEqual([404, 404]);
  });
});

describe('a server behind a plain proxy on its machine, which names localhost and no visitor', () => {
  const token = 'a-token-of-our-own-2';
  const program = async (environment: Record<string, string>): Promise<string> => {
    const child = runChild('../src/main.ts', [], {
      PORT: '0',
      DATABASE_URL: '',
      DATA_DIR: copyDataFolder('none'),
      ...environment,
    });
    ends.push(async () => {
      child.process.kill('SIGTERM');
      await child.ended;
    });
    await child.waitForOutput('answers on');
    return /http:[^\s"]+(?=\/)/.exec(child.output())![0];
  };
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** Passes everything on as it is, to `localhost`. */
  const proxyOf = async (origin: string): Promise<string> => {
    const proxy: Server = createServer((incoming, outgoing) => {
      const passed = request(
        origin + incoming.url!,
        { method: incoming.method, headers: { ...incoming.headers, host: new URL(origin).host } },
        (response) => response.pipe(outgoing.writeHead(response.statusCode!, response.headers)),
      );
      incoming.pipe(passed);
    });
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
    ends.push(async () => void proxy.close());
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  };
  const send = async (origin: string, headers: Record<string, string> = {}): Promise<number[]> =>
    Promise.all(
      watched.map(
        (path) =>
          new Promise<number>((resolve, reject) => {
            get(origin + path, { headers: { host: 'www.example.com', ...headers } }, (response: IncomingMessage) => {
              void text(response).then(() => resolve(response.statusCode!), reject);
            }).on('error', reject);
          }),
      ),
    );

  it.each<[Record<string, string>, plain: number[], tokened: number[]]>([
    [{ EDITION_HOSTS: 'cn=https://www.example.cn,en=https://www.example.com' }, [404, 404], [200, 404]],
    [{ TRUSTED_PROXIES: '127.0.0.1', NODE_ENV: 'production' }, [404, 404], [200, 404]],
    [{ EDITION_HOSTS: 'cn=https://www.example.cn', DEMO_DATA: 'on' }, [200, 200], [200, 200]],
  ])(
    'with %j shows measures with the token, and codes to nobody without it',
    async (settings, plain, tokened) => {
      const origin = await program({ ...settings, METRICS_TOKEN: token });
      const proxy = await proxyOf(origin);
      const authorization = `Bearer ${token}`;
      expect([await send(proxy), await send(proxy, { authorization })]).toEqual([plain, tokened]);
      // Neither is one who is on the machine, for nothing tells him from the proxy.
      expect(await send(origin, { host: 'localhost' })).toEqual(plain);
      // A proxy that says that it is one is refused whatever was set.
      expect(await send(proxy, { via: '1.1 proxy' })).toEqual([404, 404]);
    },
    60_000,
  );
});

describe('demo members', () => {
  const lines: { level: string; msg: string }[] = [];
  const start = (dataDir: string, isDemo: boolean): Promise<StartedApi> => {
    lines.length = 0;
    return startApi(
      { dataDir, databaseUrl: null, imagePrefix: '', playerHosts: [], allowedOrigins: [], isLocalDemo: isDemo },
      {
        clock: () => fixtureNow,
        logger: createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line) as never) }),
      },
    );
  };
  let dataDir: string;
  beforeAll(() => {
    dataDir = copyDataFolder('none');
  });

  /** Logs in as each demo member; returns whether that succeeded, and how to ask whether it still holds. */
  const logIn = async (api: StartedApi) =>
    Promise.all(
      demoMembers.map(async ({ account, password }) => {
        const browser = openBrowser(api);
        const { ok } = await logInByPassword(browser.client, { account, password, ...(await browser.solve()) });
        return { browser, isIn: ok };
      }),
    );

  const isKnown = async (browser: Browser): Promise<boolean> => {
    const result = await getMember(browser.client);
    return result.ok && result.value !== null;
  };

  it('of a database that was a demo are shut out where it is none any more, with their sessions, and the log says so', async () => {
    const demo = await start(dataDir, true);
    await seedDemoMembers(demo.database.db, fixtureNow);
    const before = await logIn(demo);
    expect(before.map(({ isIn }) => isIn)).toEqual(demoMembers.map(() => true));
    const cookies = before.map(({ browser }) => [...browser.cookies]);
    expect(await isKnown(before[0]!.browser)).toBe(true);
    await demo.close();

    for (const time of ['at first', 'again']) {
      const serious = await start(dataDir, false);
      expect([time, lines.filter(({ msg }) => msg.startsWith('the demo members')).length]).toEqual([
        time,
        time === 'again' ? 0 : 1,
      ]);
      expect((await logIn(serious)).map(({ isIn }) => isIn)).toEqual(demoMembers.map(() => false));
      for (const stored of cookies) {
        const browser = openBrowser(serious);
        for (const [name, value] of stored) browser.cookies.set(name, value);
        expect(await isKnown(browser)).toBe(false);
      }
      await serious.close();
    }

    const demoAgain = await start(dataDir, true);
    expect((await logIn(demoAgain)).map(({ isIn }) => isIn)).toEqual(demoMembers.map(() => true));
    await demoAgain.close();
  }, 120_000);

  it('and invented content are not made where it is no demo, and the log says how content comes in', async () => {
    const api = await start(emptyDataFolder(), false);
    const { db } = api.database;
    expect([await db.$count(member), await db.$count(article), await db.$count(industry)]).toEqual([0, 0, 0]);
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^the database holds no content/),
      expect.stringMatching(/^there is no MESSAGE_GATEWAY/),
    ]);
    await api.close();
  }, 60_000);
});
