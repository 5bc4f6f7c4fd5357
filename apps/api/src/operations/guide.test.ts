import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { get } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve, type HttpBindings, type ServerType } from '@hono/node-server';
import { describe, expect, inject, it } from 'vitest';
import { sharedDatabase } from '../../test-support/test-api.ts';
import { createApi } from '../create-api.ts';
import { openDatabase } from '../db/open-database.ts';
import type { ResponseRecord } from '../http/observe.ts';
import { createMetrics } from './metrics.ts';

const project = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(project, path), 'utf8');
const guide = read('docs/operations.md');

describe('the guide for running it', () => {
  it('has every setting that portal and API read, and no other', () => {
    const named = new Set(
      [...guide.split('## Which database')[0]!.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, names]) =>
        [...names!.matchAll(/[A-Z_]+/g)].map(([name]) => name),
      ),
    );
    const inApi = [...read('apps/api/src/config.ts').matchAll(/(?:read\(\s*|value\()'([A-Z_]+)'/g)].map(
      ([, name]) => name!,
    );
    const [, environment = ''] =
      /const environment = v\.object\(\{([^]*?)\n\}\);/.exec(read('apps/portal/server/config.ts')) ?? [];
    const inPortal = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
    expect([inApi.length, inPortal.length].every((count) => count > 8)).toBe(true);
    expect([...named].sort()).toEqual([...new Set([...inApi, ...inPortal])].sort());
  });

  it('has every measure', async () => {
    const { text } = await createMetrics().read();
    for (const [, name] of text.matchAll(/^# TYPE (\S+)/gm)) expect(guide).toContain(`\`${name}\``);
  });

  it('has an nginx configuration that nginx takes, and through which clients are distinguished and nobody sees what is not theirs', async ({
    skip,
  }) => {
    const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
    if (nginx === undefined) return skip('nginx is not installed');
    const folder = mkdtempSync(join(inject('runFolder'), 'nginx-'));
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=localhost',
        '-days',
        '1',
        '-keyout',
        join(folder, 'privkey.pem'),
        '-out',
        join(folder, 'fullchain.pem'),
      ],
      { stdio: 'ignore' },
    );
    const database = await openDatabase((await sharedDatabase()).location);
    const seen: ResponseRecord[] = [];
    const api = createApi({
      db: database.db,
      trustedProxies: ['127.0.0.1'],
      onResponse: (responded) => seen.push(responded),
    });
    const processes = await Promise.all(
      [0, 1].map(
        () =>
          new Promise<{ server: ServerType; port: number }>((resolve) => {
            const server = serve(
              {
                port: 0,
                fetch: (request, env) =>
                  api.fetch(request, { clientAddress: (env as HttpBindings).incoming.socket.remoteAddress }),
              },
              ({ port }) => resolve({ server, port }),
            );
          }),
      ),
    );
    const [plain, secure] = await Promise.all([freePort(), freePort()]);
    const [, config = ''] = /```nginx\n([^]*?)```/.exec(guide) ?? [];
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off;\n${config}`
        .replaceAll('/etc/ssl/millwright', folder)
        .replaceAll('/var/log/nginx', folder)
        .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
        .replace('listen 80 ', `listen 127.0.0.1:${plain} `)
        .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
        .replace('127.0.0.1:3001', `127.0.0.1:${processes[0]!.port}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${processes[1]!.port}`),
    );
    expect(() => execFileSync(nginx, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' })).not.toThrow();
    const running = spawn(nginx, ['-c', file, '-p', folder], { stdio: 'ignore' });
    const request = (path: string, headers: Record<string, string> = {}) =>
      new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
        get(
          `https://127.0.0.1:${secure}${path}`,
          { rejectUnauthorized: false, headers: { host: 'www.example.com', ...headers } },
          (response) => {
            response.resume();
            resolve({ status: response.statusCode ?? 0, headers: response.headers });
          },
        ).on('error', reject);
      });
    try {
      await expect
        .poll(
          () =>
            request('/healthz').then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 10_000 },
        )
        .toBe(200);
      const response = await request('/api/keywords');
      expect([response.status, response.headers['x-request-id'], response.headers.server]).toEqual([
        200,
        seen.at(-1)!.requestId,
        'nginx',
      ]);
      for (const path of ['/metrics', '/readyz', '/memberApi/outbox'])
        expect([path, (await request(path, { host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).status]).toEqual([
          path,
          404,
        ]);
      expect(seen.some(({ route }) => route === '/metrics' || route === '/memberApi/outbox')).toBe(false);
      const redirect = await fetch(`http://127.0.0.1:${plain}/a?b`, {
        redirect: 'manual',
        headers: { host: 'www.example.com' },
      });
      expect([redirect.status, redirect.headers.get('location')]).toEqual([
        301,
        expect.stringMatching(/^https:\/\/[^/]+\/a\?b$/),
      ]);
      // One client stays one, whatever addresses it invents.
      const statuses = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          request(`/img_code?key=${String(at).padStart(20, 'k')}`, { 'x-forwarded-for': `203.0.113.${at}` }),
        ),
      );
      expect(statuses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(30);
      expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
      // One process ends, and nobody notices.
      processes[0]!.server.close();
      (processes[0]!.server as Server).closeAllConnections();
      for (let at = 0; at < 10; at += 1) expect((await request('/api/keywords')).status).toBe(200);
    } finally {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGQUIT');
      await ended;
      processes.forEach(({ server }) => server.close());
      await api.close();
      await database.close();
    }
  });
});

/** A port that nobody listens on now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
