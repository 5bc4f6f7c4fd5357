import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('works out of the box', () => {
    expect(readConfig({})).toMatchObject({
      port: 3001,
      dataDir: 'data',
      databaseUrl: null,
      imagePrefix: '',
      allowedOrigins: [],
      isLocalDemo: true,
      site: null,
    });
  });

  it('is read from the environment', () => {
    expect(
      readConfig({
        PORT: '8080',
        DATA_DIR: '/var/lib/portal',
        DATABASE_URL: 'postgres://u:p@db/portal',
        IMAGE_PREFIX: 'https://images.example.com/a',
        PLAYER_HOSTS: 'a.example.com, b.example.com',
        ALLOWED_ORIGINS: 'https://www.example.com,http://localhost:3000',
        MESSAGE_GATEWAY: 'http://sms.internal/send',
        SITE_ORIGINS: 'https://www.example.cn,https://www.example.com',
        WECHAT_APP_ID: 'wx1',
        WECHAT_APP_SECRET: 's',
        WECHAT_API: 'http://wechat.internal',
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
        METRICS_TOKEN: 'a-token-of-16-letters',
        LOG_LEVEL: 'debug',
        DEMO_DATA: 'on',
      }),
    ).toEqual({
      port: 8080,
      dataDir: '/var/lib/portal',
      databaseUrl: 'postgres://u:p@db/portal',
      imagePrefix: 'https://images.example.com/a',
      playerHosts: ['a.example.com', 'b.example.com'],
      allowedOrigins: ['https://www.example.com', 'http://localhost:3000'],
      messageGateway: 'http://sms.internal/send',
      siteOrigins: ['https://www.example.cn', 'https://www.example.com'],
      wechat: { appId: 'wx1', appSecret: 's', origin: 'http://wechat.internal' },
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      isLocalDemo: true,
      site: null,
      metricsToken: 'a-token-of-16-letters',
      logLevel: 'debug',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'x'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://secret@db/x'],
    ['DATABASE_URL', 'secret'],
    ['IMAGE_PREFIX', '/img'],
    ['IMAGE_PREFIX', 'javascript:secret'],
    ['PLAYER_HOSTS', 'https://secret.example.com'],
    ['PLAYER_HOSTS', 'a b'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://secret.example.com/'],
    ['ALLOWED_ORIGINS', 'null'],
    ['MESSAGE_GATEWAY', 'secret'],
    ['SITE_ORIGINS', 'secret'],
    ['WECHAT_API', 'secret'],
    ['WECHAT_APP_ID and WECHAT_APP_SECRET', 'x'],
    ['TRUSTED_PROXIES', 'secret.internal'],
    ['TRUSTED_PROXIES', '10.0.0.0/64'],
    ['TRUSTED_PROXIES', '*'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'secret with spaces in it'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_DATA', 'secret'],
  ])('says in one line that %s is wrong for %j, without showing it', (name, value) => {
    const read = () => readConfig({ [name.split(' ')[0]!]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`));
    expect(read).not.toThrow(/secret/);
  });

  it('names every mistake at once', () => {
    expect(() => readConfig({ PORT: 'x', IMAGE_PREFIX: 'y' })).toThrow(/^PORT must .+\nIMAGE_PREFIX must .+$/);
  });
});
