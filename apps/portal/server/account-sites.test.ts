import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite, writeSiteFile, type SiteFile } from '@millwright/api/site-file';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createAccountSites } from './account-sites.ts';
import type { ApiAccess } from './api-access.ts';
import { readConfig } from './config.ts';

const document =
  '<!doctype html><html lang="en"><head><title>Millwright</title><!--head-->' +
  '<script type="application/json" id="site"><!--site--></script></head></html>';
const file = (body: string) => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/javascript' } }));

/** The sites with accounts of a configuration, whose API and files are given. */
function sites(env: Record<string, string> = {}, fetch?: ApiAccess['fetch']) {
  const requested: unknown[] = [];
  const api: ApiAccess = {
    fetch:
      fetch ??
      ((request, about) => {
        requested.push([new URL(request.url).pathname, about?.edition]);
        return Promise.resolve(Response.json({ code: 1 }));
      }),
    close: () => Promise.resolve(),
  };
  const app = createAccountSites({
    config: readConfig(env),
    api,
    document,
    assets: ({ url }) => {
      if (url.endsWith('/broken.js')) throw new Error('broken');
      return url.endsWith('/assets/a.js') ? file('a') : Promise.resolve(null);
    },
    icons: () => file('icon'),
  });
  return { requested, get: async (url: string, init?: RequestInit) => app.fetch(new Request(url, init)) };
}

const siteIn = (html: string): unknown => JSON.parse(/id="site">(.*?)<\/script>/.exec(html)![1]!);

describe('a site with accounts', () => {
  it.each([
    ['http://member.cn.localhost:3000/', 'zh-CN', 'cn', 'member'],
    ['http://member.en.localhost:3000/enquiries/7?page=2', 'en', 'en', 'member'],
    ['http://supplier.en.localhost:3000/threads/1', 'en', 'en', 'supplier'],
  ])('serves the application for every path: %s', async (url, lang, editionKey, kind) => {
    const response = await sites().get(url);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain('<title>Millwright</title>');
    expect(siteIn(html)).toEqual({
      editionKey,
      kind,
      portals: { cn: 'http://cn.localhost:3000', en: 'http://en.localhost:3000' },
      accounts: {
        cn: { member: 'http://member.cn.localhost:3000', supplier: 'http://supplier.cn.localhost:3000' },
        en: { member: 'http://member.en.localhost:3000', supplier: 'http://supplier.en.localhost:3000' },
      },
      languages: {},
      names: null,
    });
  });

  it('has in the log what failed, with the request id that the response has', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const response = await sites().get('http://member.en.localhost:3000/assets/broken.js');
    const [line] = logged.mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>);
    logged.mockRestore();
    expect(response.status).toBe(500);
    expect(line).toEqual({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      msg: 'request failed',
      requestId: response.headers.get('x-request-id'),
      path: '/assets/broken.js',
      error: 'Error: broken',
    });
  });

  it('has a policy without any inline script, and is for no search engine, also where nothing has changed', async () => {
    const { get } = sites();
    const first = await get('http://member.cn.localhost:3000/login');
    const again = await get('http://member.cn.localhost:3000/login', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect([first.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [first, again]) {
      expect(headers.get('content-security-policy')).toContain("script-src 'self'; ");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  it('demands https where the editions are on https', async () => {
    const { get } = sites({ EDITION_HOSTS: 'cn=https://www.example.cn,en=https://www.example.com' });
    const { headers } = await get('https://member.example.com/');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toContain('max-age');
  });

  it('serves built files and icons, and responds with 404 for every file that is not there', async () => {
    const { get } = sites();
    const statuses: Record<string, number> = {};
    for (const path of [
      '/assets/a.js',
      '/favicon.svg',
      '/assets/b.js',
      '/wp-login.php',
      '/.env',
      '/robots.txt',
      '/a/b',
    ])
      statuses[path] = (await get(`http://member.cn.localhost:3000${path}`)).status;
    expect(statuses).toEqual({
      '/assets/a.js': 200,
      '/favicon.svg': 200,
      '/assets/b.js': 404,
      '/wp-login.php': 404,
      '/.env': 404,
      '/robots.txt': 404,
      '/a/b': 200,
    });
  });

  it('hands the calls of browsers to the API with the edition of the host, and no metrics', async () => {
    const { get, requested } = sites();
    for (const path of ['/api/userinfo', '/memberApi/account', '/img_code', '/metrics', '/readyz', '/purge'])
      await get(`http://supplier.en.localhost:3000${path}`, { headers: { cookie: 'edition=cn' } });
    expect(requested).toEqual([
      ['/api/userinfo', 'en'],
      ['/memberApi/account', 'en'],
      ['/img_code', 'en'],
    ]);
  });

  it('says so in the words of the edition where the API cannot be reached', async () => {
    const response = await sites({}, () => Promise.reject(new Error('down'))).get(
      'http://member.cn.localhost:3000/memberApi/account',
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '10']);
    expect(await response.json()).toEqual({ code: 0, msg: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it('takes no form on a page, and is no other host', async () => {
    const { get } = sites();
    const posted = await get('http://member.cn.localhost:3000/login', { method: 'POST', body: 'a=b' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await get('http://evil.test/')).status).toBe(404);
  });
});

describe('where the sites with accounts are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-account-hosts-'));
  const own = { name: 'Acme', tagline: 'Pumps', origin: 'https://www.acme.example' };
  const siteFile = (sites: SiteFile['sites'], facts: Partial<SiteFile> = {}) =>
    writeSiteFile(
      folder,
      checkSite({
        version: 1,
        editions: { en: own },
        contact: { email: 'a@acme.example' },
        sites,
        legal: { operator: 'Acme GmbH', address: 'Hauptstrasse 1, 1010 Wien' },
        demo: false,
        modifiedAt: '2026-11-23T08:00:00.000Z',
        ...facts,
      }),
    );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const hostsOf = (env: Record<string, string>) => {
    const { accountOrigins, accountSiteByHost } = readConfig(env);
    return { en: accountOrigins.en, served: [...accountSiteByHost.keys()] };
  };

  it('is below the host of the edition, or what a setting names', () => {
    const EDITION_HOSTS = 'cn=https://www.example.cn,en=https://www.example.com';
    expect(hostsOf({ EDITION_HOSTS })).toEqual({
      en: { member: 'https://member.example.com', supplier: 'https://supplier.example.com' },
      served: ['member.example.cn', 'supplier.example.cn', 'member.example.com', 'supplier.example.com'],
    });
    expect(hostsOf({ EDITION_HOSTS, MEMBER_HOSTS: 'en=https://my.example.com' })).toEqual({
      en: { member: 'https://my.example.com', supplier: 'https://supplier.example.com' },
      served: ['member.example.cn', 'supplier.example.cn', 'my.example.com', 'supplier.example.com'],
    });
  });

  it('is served by somebody else where the setting says so, and links lead there', () => {
    expect(hostsOf({ ACCOUNT_APP: 'elsewhere', MEMBER_HOSTS: 'en=https://my.example.com' })).toEqual({
      en: { member: 'https://my.example.com', supplier: 'http://supplier.en.localhost:3000' },
      served: [],
    });
  });

  it('is nowhere for a site of one’s own, unless it names a site elsewhere or a setting names a host', async () => {
    await siteFile({});
    expect(hostsOf({ DATA_DIR: folder })).toEqual({ en: {}, served: [] });
    await siteFile({ member: 'https://club.acme.example' });
    expect(hostsOf({ DATA_DIR: folder, SUPPLIER_HOSTS: 'en=https://suppliers.acme.example' })).toEqual({
      en: { member: 'https://club.acme.example', supplier: 'https://suppliers.acme.example' },
      served: ['suppliers.acme.example'],
    });
  });

  it('is where the file of the site says, for each edition, unless a setting names another host', async () => {
    const both = { ...own, name: '泵业', origin: 'https://www.acme.example.cn' };
    await siteFile(
      { supplier: 'https://all.acme.example' },
      {
        editions: {
          cn: { ...both, member: { at: 'elsewhere', origin: 'https://club.acme.example.cn' } },
          en: { ...own, member: { at: 'here' }, supplier: { at: 'here', origin: 'https://desk.acme.example' } },
        },
      },
    );
    const { accountOrigins } = readConfig({ DATA_DIR: folder });
    expect(accountOrigins.cn).toEqual({
      member: 'https://club.acme.example.cn',
      supplier: 'https://all.acme.example',
    });
    expect(hostsOf({ DATA_DIR: folder })).toEqual({
      en: { member: 'https://member.acme.example', supplier: 'https://desk.acme.example' },
      served: ['member.acme.example', 'desk.acme.example'],
    });
    expect(hostsOf({ DATA_DIR: folder, MEMBER_HOSTS: 'en=https://my.acme.example' }).en.member).toBe(
      'https://my.acme.example',
    );
    expect(hostsOf({ DATA_DIR: folder, ACCOUNT_APP: 'elsewhere' }).served).toEqual([]);
  });

  it('says the name of a site of one’s own in its title, and hands its logo to the application', async () => {
    const host = 'https://members.acme.example';
    const shown = async (facts: Partial<SiteFile>) => {
      await siteFile({}, facts);
      const html = await (await sites({ DATA_DIR: folder, MEMBER_HOSTS: `en=${host}` }).get(`${host}/`)).text();
      return { title: /<title>(.*?)<\/title>/.exec(html)?.[1], site: siteIn(html) };
    };
    const logo = { path: '/img/media/logo.svg', width: 120, height: 40 };
    expect(await shown({ logo })).toEqual({
      title: 'Acme',
      site: expect.objectContaining({ names: { en: 'Acme' }, logo }),
    });
    const loud = { ...own, name: 'A & $& Co' };
    expect(await shown({ editions: { en: loud } })).toEqual({
      title: 'A &amp; $&amp; Co',
      site: expect.objectContaining({ names: { en: loud.name }, logo: null }),
    });
  });

  it('is refused where a setting names no host', () => {
    expect(() => readConfig({ MEMBER_HOSTS: 'https://my.example.com' })).toThrow('MEMBER_HOSTS must be like');
    expect(() => readConfig({ ACCOUNT_APP: 'yes' })).toThrow('ACCOUNT_APP must be "here" or "elsewhere"');
  });
});
