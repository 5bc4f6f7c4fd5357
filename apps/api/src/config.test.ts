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
      mediaBucket: null,
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
        SMTP_URL: 'smtps://user:p%40ss@mail.internal',
        MAIL_FROM: 'Millwright <noreply@example.com>',
        ACCOUNT_SITES:
          'en.portal=https://www.example.com, en.member=https://member.example.com,' +
          'en.supplier=https://supplier.example.com',
        SITE_ORIGINS: 'https://www.example.cn,https://www.example.com',
        WECHAT_APP_ID: 'wx1',
        WECHAT_APP_SECRET: 's',
        WECHAT_API: 'http://wechat.internal',
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
        METRICS_TOKEN: 'a-token-of-16-letters',
        LOG_LEVEL: 'debug',
        DEMO_DATA: 'on',
        POST_REVIEW: 'none',
        MEDIA_BUCKET: 'https://s3.example.com/own-site',
        MEDIA_BUCKET_KEY: 'AK1',
        MEDIA_BUCKET_SECRET: 's',
        MEDIA_BUCKET_REGION: 'eu-central-1',
      }),
    ).toEqual({
      port: 8080,
      dataDir: '/var/lib/portal',
      databaseUrl: 'postgres://u:p@db/portal',
      imagePrefix: 'https://images.example.com/a',
      playerHosts: ['a.example.com', 'b.example.com'],
      allowedOrigins: ['https://www.example.com', 'http://localhost:3000'],
      messageGateway: 'http://sms.internal/send',
      mailServer: { url: 'smtps://user:p%40ss@mail.internal', from: 'Millwright <noreply@example.com>' },
      signOn: {
        en: {
          portal: 'https://www.example.com',
          member: 'https://member.example.com',
          supplier: 'https://supplier.example.com',
        },
      },
      siteOrigins: ['https://www.example.cn', 'https://www.example.com'],
      wechat: { appId: 'wx1', appSecret: 's', origin: 'http://wechat.internal' },
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      isLocalDemo: true,
      site: null,
      metricsToken: 'a-token-of-16-letters',
      logLevel: 'debug',
      postReview: 'none',
      mediaBucket: { url: 'https://s3.example.com/own-site', key: 'AK1', secret: 's', region: 'eu-central-1' },
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
    ['SMTP_URL', 'https://user:secret@mail.example.com'],
    ['SMTP_URL', 'secret'],
    ['SMTP_URL and MAIL_FROM', 'smtp://user:secret@mail.example.com'],
    ['MAIL_FROM', 'secret'],
    ['ACCOUNT_SITES', 'secret'],
    ['ACCOUNT_SITES', 'cn.portal=https://secret.example.cn'],
    ['ACCOUNT_SITES', 'fr.portal=https://a.fr,fr.member=https://b.fr,fr.supplier=https://secret.fr'],
    ['ACCOUNT_SITES', 'cn.portal=https://a.cn/,cn.member=https://b.cn,cn.supplier=https://secret.cn'],
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

  it.each([
    [{ MEDIA_BUCKET: 'https://s3.example.com/a' }, /^MEDIA_BUCKET, .+ must be given together\.$/],
    [{ MEDIA_BUCKET: 'https://u:secret@s3.example.com/a', KEY: 'a', SECRET: 'b' }, /^MEDIA_BUCKET must be the URL/],
    [{ MEDIA_BUCKET: 's3://secret', KEY: 'a', SECRET: 'b' }, /^MEDIA_BUCKET must be the URL/],
    [{ MEDIA_BUCKET_REGION: 'a secret' }, /^MEDIA_BUCKET_REGION must be/],
  ])('a bucket of media needs its URL and both of its secrets: %j', (given, message) => {
    const { KEY, SECRET, ...rest } = given as Record<string, string>;
    const read = () => readConfig({ ...rest, MEDIA_BUCKET_KEY: KEY, MEDIA_BUCKET_SECRET: SECRET });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/secret/);
  });

  it('names every mistake at once', () => {
    expect(() => readConfig({ PORT: 'x', IMAGE_PREFIX: 'y' })).toThrow(/^PORT must .+\nIMAGE_PREFIX must .+$/);
  });
});
