import { isNetwork } from './http/trusted-proxies.ts';
import { demoSettings, isLocalDemo } from './local-demo.ts';
import { logLevels, type LogLevel } from './operations/logger.ts';
import { defaultPlayerHosts } from './player-hosts.ts';

/** What the API is told by its environment. */
export interface ApiConfig {
  /** Port of the API on its own. */
  port: number;
  /** Folder of the embedded database; not used with `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | null;
  /** Where pictures that are only a path are. */
  imagePrefix: string;
  /** Hosts whose players article bodies may embed. */
  playerHosts: string[];
  /** Origins, beside our own, that pages may call from. */
  allowedOrigins: string[];
  /** Addresses and networks of proxies before us, whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** Whether there are demo members, invented content and an outbox: see `isLocalDemo`. */
  isLocalDemo: boolean;
  /** Lets clients that have it read the metrics; null: only this machine may, and only in a local demo. */
  metricsToken: string | null;
  /** How much is logged; null: what fits how the API runs. */
  logLevel: LogLevel | null;
  /** Where verification codes are handed over to be sent; null for the outbox of a local demo, or nowhere. */
  messageGateway: string | null;
  /** Origins of our own pages, which may be shared in WeChat; those of this machine where none is named. */
  siteOrigins: string[];
  /** How tickets are requested from WeChat; null where they are not. */
  wechat: { appId: string; appSecret: string; origin: string } | null;
}

/** Thrown with one line for each mistake in the environment; no line shows a value, for it may be a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once; throws a `ConfigError` that names every mistake. */
export function readConfig(environment: Environment): ApiConfig {
  const mistakes: string[] = [];
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | null, expected: string): T => {
    const text = value(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed === null) mistakes.push(`${name} must be ${expected}.`);
    return parsed ?? fallback;
  };
  const list = (text: string): string[] =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');

  const origins = (text: string): string[] | null =>
    list(text).every((origin) => URL.parse(origin)?.origin === origin) ? list(text) : null;

  const config: ApiConfig = {
    port: read(
      'PORT',
      3001,
      (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
      'a port number, 0 to 65535',
    ),
    dataDir: value('DATA_DIR') ?? 'data',
    databaseUrl: read(
      'DATABASE_URL',
      null as string | null,
      (text) => (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : null),
      'an address that starts with postgres:// or postgresql://',
    ),
    imagePrefix: read(
      'IMAGE_PREFIX',
      '',
      (text) => (/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : null),
      'an absolute http or https address',
    ),
    playerHosts: read(
      'PLAYER_HOSTS',
      [...defaultPlayerHosts],
      (text) => (list(text).every((host) => URL.parse(`https://${host}/`)?.hostname === host) ? list(text) : null),
      'host names, parted by commas',
    ),
    allowedOrigins: read(
      'ALLOWED_ORIGINS',
      [] as string[],
      origins,
      'origins such as https://www.example.com, parted by commas',
    ),
    siteOrigins: read(
      'SITE_ORIGINS',
      [] as string[],
      origins,
      'origins such as https://www.example.com, parted by commas',
    ),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [] as string[],
      (text) => (list(text).every(isNetwork) ? list(text) : null),
      'addresses or networks such as 127.0.0.1 or 10.0.0.0/8, parted by commas',
    ),
    isLocalDemo: read(
      'DEMO_DATA',
      isLocalDemo(environment),
      (text) => (demoSettings.some((known) => known === text) ? isLocalDemo(environment) : null),
      `one of ${demoSettings.join(', ')}`,
    ),
    metricsToken: read(
      'METRICS_TOKEN',
      null as string | null,
      (text) => (/^[\w.~-]{16,200}$/.test(text) ? text : null),
      '16 to 200 letters, digits or any of -._~',
    ),
    logLevel: read(
      'LOG_LEVEL',
      null as LogLevel | null,
      (text) => logLevels.find((level) => level === text) ?? null,
      `one of ${logLevels.join(', ')}`,
    ),
    wechat: readWechat(value, mistakes),
    messageGateway: read(
      'MESSAGE_GATEWAY',
      null as string | null,
      (text) => (/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : null),
      'an absolute http or https address',
    ),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return config;
}

/** Sharing in WeChat needs both or neither of its two secrets. */
function readWechat(value: (name: string) => string | undefined, mistakes: string[]): ApiConfig['wechat'] {
  const [appId, appSecret, origin = 'https://api.weixin.qq.com'] = [
    value('WECHAT_APP_ID'),
    value('WECHAT_APP_SECRET'),
    value('WECHAT_API'),
  ];
  if (URL.parse(origin)?.origin !== origin)
    mistakes.push('WECHAT_API must be an origin such as https://api.weixin.qq.com.');
  if ((appId === undefined) !== (appSecret === undefined))
    mistakes.push('WECHAT_APP_ID and WECHAT_APP_SECRET must be given together.');
  return appId !== undefined && appSecret !== undefined ? { appId, appSecret, origin } : null;
}
