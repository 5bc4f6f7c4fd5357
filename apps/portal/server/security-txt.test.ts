import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { createPortalServer } from './portal-server.ts';
import { serveSecurityTxt, securityTxtPath } from './security-txt.ts';

const hosts = { EDITION_HOSTS: 'cn=https://www.example.cn,en=https://www.example.com' };

function portal(env: Record<string, string>) {
  const server = createPortalServer({
    config: readConfig(env),
    api: { fetch: () => Promise.resolve(Response.json({ code: 1 })), close: () => Promise.resolve() },
    pages: {
      fetch: () => Promise.resolve(new Response('a page')),
      inlineScript: 'boot()',
      routes: [],
    },
    assets: () => Promise.resolve(null),
  });
  return (origin: string, init?: RequestInit) => server.fetch(new Request(origin + securityTxtPath, init));
}

/** Reads a file by the grammar of RFC 9116: fields and empty lines, each of them ended. */
function fieldsOf(file: string): [name: string, value: string][] {
  expect(file.endsWith('\n')).toBe(true);
  return file
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, value] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
      expect(line).toBe(`${name}: ${value}`);
      return [name!.toLowerCase(), value!];
    });
}

describe('security.txt', () => {
  it.each([
    ['https://www.example.cn', ['zh', 'en']],
    ['https://www.example.com', ['en', 'zh']],
  ])('of %s is as RFC 9116 has it', async (origin, languages) => {
    for (const [env, contacts] of [
      [hosts, [`${origin}/about/contact`]],
      [
        {
          ...hosts,
          SECURITY_CONTACT: 'mailto:security@example.com, https://www.example.com/report tel:+86-10-5550100',
        },
        ['mailto:security@example.com', 'https://www.example.com/report', 'tel:+86-10-5550100'],
      ],
    ] as const) {
      const response = await portal(env)(origin);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      const fields = fieldsOf(await response.text());
      const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);

      // Contact: at least one, the one that is liked best first; a URL, on the web by https only.
      expect(valuesOf('contact')).toEqual(contacts);
      for (const contact of valuesOf('contact')) expect(URL.parse(contact)?.protocol).toMatch(/^(https|mailto|tel):$/);
      // Expires: once, a date and time of RFC 3339, in the future and less than a year away.
      expect(valuesOf('expires')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)]);
      const left = Date.parse(valuesOf('expires')[0]!) - Date.now();
      expect(left).toBeGreaterThan(30 * 86_400_000);
      expect(left).toBeLessThan(365 * 86_400_000);
      // Preferred-Languages: at most once, tags of RFC 5646.
      expect(valuesOf('preferred-languages').map((list) => list.split(/, */))).toEqual([languages]);
      for (const language of languages) expect(() => new Intl.Locale(language)).not.toThrow();
      // Canonical: where it was found, by https.
      expect(valuesOf('canonical')).toEqual([`${origin}/.well-known/security.txt`]);
    }
  });

  it('is the same all day, and shared caches store it only where the host names its edition', async () => {
    const config = readConfig(hosts);
    const at = (time: string) =>
      serveSecurityTxt(new Request(`https://www.example.cn${securityTxtPath}`), config, new Date(time)).text();
    expect(await at('2026-03-01T00:00:00Z')).toContain('Expires: 2026-08-28T00:00:00Z');
    expect(await at('2026-03-01T23:59:59Z')).toBe(await at('2026-03-01T00:00:00Z'));
    expect((await portal(hosts)('https://www.example.cn')).headers.get('cache-control')).toBe('public, max-age=86400');
    const unnamed = await portal({})('http://127.0.0.1:3000', { headers: { cookie: 'edition=en' } });
    expect(unnamed.headers.get('cache-control')).toBe('no-store');
    expect(await unnamed.text()).toContain('Canonical: http://en.localhost:3000/.well-known/security.txt');
  });

  it('responds to HEAD without its text', async () => {
    const response = await portal(hosts)('https://www.example.cn', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each(['security@example.com', 'http://www.example.com/report', 'javascript:alert(1)', 'mailto:a@b\nContact: x'])(
    'has no contact such as %j',
    (contact) => {
      expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(ConfigError);
    },
  );
});
