import { describe, expect, it } from 'vitest';
import { readConfig as readApiConfig } from '../../api/src/config.ts';
import { ConfigError, readConfig } from './config.ts';

const mistakesOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
};

describe('the settings of the portal', () => {
  it('work without any: port 3000, both editions on localhost, the embedded API', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      origins: { cn: 'http://cn.localhost:3000', en: 'http://en.localhost:3000' },
      apiOrigin: null,
      databaseUrl: null,
      dataDir: '.data',
    });
  });

  it('let the same players through as the commands do, which prepare bodies for the portal', () => {
    expect(readConfig({}).playerHosts).toEqual(readApiConfig({}).playerHosts);
  });

  it('name the hosts of each edition; the first of an edition is its canonical one', () => {
    const config = readConfig({
      EDITION_HOSTS: 'cn=https://www.example.cn, en=https://www.example.com en=https://example.com',
    });
    expect(config.origins).toEqual({ cn: 'https://www.example.cn', en: 'https://www.example.com' });
    expect(
      ['www.example.cn', 'example.com', 'en.localhost', 'other.example'].map((host) => config.editionByHost.get(host)),
    ).toEqual(['cn', 'en', 'en', undefined]);
  });

  it('take the member service from the main API unless it is named', () => {
    expect(readConfig({ API_ORIGIN: 'https://api.example.com' }).memberOrigin).toBe('https://api.example.com');
    expect(
      readConfig({ API_ORIGIN: 'https://api.example.com', MEMBER_ORIGIN: 'https://m.example.com/' }).memberOrigin,
    ).toBe('https://m.example.com');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['EDITION_HOSTS', 'fr=https://example.fr'],
    ['EDITION_HOSTS', 'cn=example'],
    ['EDITION_HOSTS', 'cn=https://example.cn/path'],
    ['EDITION_HOSTS', 'cn=https://example.com,en=https://example.com:8443'],
    ['API_ORIGIN', 'api.example.com'],
    ['API_ORIGIN', 'ftp://example.com'],
    ['API_ORIGIN', 'https://user:secret@example.com'],
    ['DATABASE_URL', 'mysql://root:secret@localhost/x'],
    ['IMAGE_PREFIX', 'javascript:alert(1)'],
    ['PLAYER_HOSTS', 'https://player.example'],
    ['IMAGE_HOSTS', 'http://images.example.com'],
    ['IMAGE_HOSTS', 'https://images.example.com/uploads'],
    ['IMAGE_HOSTS', 'https://*.example.com'],
    ['IMAGE_HOSTS', 'https://x.example;script-src'],
    ['ALLOWED_ORIGINS', 'example.com'],
    ['MEMBER_ORIGIN', 'https://member.example.com'],
    ['METRICS_TOKEN', 'a secret'],
  ])('refuse %s=%s with one line that names the setting and shows no value', (name, value) => {
    const mistakes = mistakesOf({ [name]: value });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^${name} `));
    expect(mistakes[0]).not.toContain('secret');
  });

  it('report every mistake at once', () => {
    expect(mistakesOf({ PORT: 'x', API_ORIGIN: 'x' })).toHaveLength(2);
  });
});
