import { ACCOUNT_SITES, isEditionKey, type AccountSite, type SignOnSites } from '@millwright/domain';
import { isNetwork } from './http/trusted-proxies.ts';
import { demoSettings, isLocalDemo } from './local-demo.ts';
import { addressOfSender, type MailServer } from './members/mail-server.ts';
import { logLevels, type LogLevel } from './operations/logger.ts';
import { defaultPlayerHosts } from './player-hosts.ts';
import { OperatorError } from './operator-error.ts';
import type { MediaBucket } from './media/media-bucket.ts';
import { collectSite, type SiteFile } from './site/site-file.ts';

/** What the API reads from its environment. */
export interface ApiConfig {
  /** Port of the API on its own. */
  port: number;
  /** Folder of the embedded database; not used with `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | null;
  /** Where imported media are, instead of the folder `media` of the data folder; null: there. */
  mediaBucket: MediaBucket | null;
  /** Where images that are only a path are. */
  imagePrefix: string;
  /** Hosts whose players article bodies may embed. */
  playerHosts: string[];
  /** Origins, next to our own, that pages may call from. */
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
  /** Where e-mail is handed over to be sent; null where it goes the way of text messages. */
  mailServer: MailServer | null;
  /** The origins of the sites of each edition, between which logins are carried. */
  signOn: SignOnSites;
  /** Origins of our own pages, which may be shared in WeChat; those of this machine where none is named. */
  siteOrigins: string[];
  /** Whether posts of members are published once they were reviewed, or at once. */
  postReview: 'required' | 'none';
  /** What the site says of itself; null where the data folder has no `site.json`. */
  site: SiteFile | null;
  /** How tickets are requested from WeChat; null where they are not. */
  wechat: { appId: string; appSecret: string; origin: string } | null;
}

/** Thrown with one line for each mistake in the environment; no line shows a value, for it may be a secret. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What a setting may be: its value, or null for what it may not be, and the words for that. */
interface Format<T> {
  parse: (text: string) => T | null;
  expected: string;
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const listOf = (isPart: (part: string) => boolean, expected: string): Format<string[]> => ({
  parse: (text) => (partsOf(text).every(isPart) ? partsOf(text) : null),
  expected: `${expected}, parted by commas`,
});

const urlOf = (protocol: RegExp, expected: string): Format<string> => ({
  parse: (text) => (protocol.test(URL.parse(text)?.protocol ?? '') ? text : null),
  expected,
});

const port: Format<number> = {
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
  expected: 'a port number, 0 to 65535',
};
const databaseServer = urlOf(/^postgres(ql)?:$/, 'an address that starts with postgres:// or postgresql://');
const website = urlOf(/^https?:$/, 'an absolute http or https address');
const hosts = listOf((host) => URL.parse(`https://${host}/`)?.hostname === host, 'host names');
const origins = listOf((origin) => URL.parse(origin)?.origin === origin, 'origins such as https://www.example.com');
const networks = listOf(isNetwork, 'addresses or networks such as 127.0.0.1 or 10.0.0.0/8');
const token: Format<string> = {
  parse: (text) => (/^[\w.~-]{16,200}$/.test(text) ? text : null),
  expected: '16 to 200 letters, digits or any of -._~',
};

/** Origins of the sites of each edition; an edition that is named needs all of them. */
const accountSites: Format<SignOnSites> = {
  parse: (text) => {
    const named: Partial<Record<string, Partial<Record<AccountSite, string>>>> = {};
    for (const part of partsOf(text)) {
      const [, edition = '', site, origin = ''] = /^(\w+)\.(portal|member|supplier)=(\S+)$/.exec(part) ?? [];
      if (!isEditionKey(edition) || URL.parse(origin)?.origin !== origin) return null;
      named[edition] = { ...named[edition], [site as AccountSite]: origin };
    }
    const isWhole = Object.values(named).every((sites) => ACCOUNT_SITES.every((site) => sites?.[site] !== undefined));
    return isWhole ? (named as SignOnSites) : null;
  },
  expected:
    'origins such as cn.portal=https://www.example.cn, parted by commas: portal, member and supplier of each edition',
};

const oneOf = <T extends string>(values: readonly T[]): Format<T> => ({
  parse: (text) => values.find((value) => value === text) ?? null,
  expected: `one of ${values.join(', ')}`,
});

/** Reads the environment once; throws a `ConfigError` that names every mistake. */
export function readConfig(environment: Environment): ApiConfig {
  const mistakes: string[] = [];
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const read = <T, Fallback>(name: string, { parse, expected }: Format<T>, fallback: Fallback): T | Fallback => {
    const text = value(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed === null) mistakes.push(`${name} must be ${expected}.`);
    return parsed ?? fallback;
  };
  const dataDir = value('DATA_DIR') ?? 'data';
  const site = collectSite(dataDir, mistakes);
  const config: ApiConfig = {
    site,
    port: read('PORT', port, 3001),
    dataDir,
    databaseUrl: read('DATABASE_URL', databaseServer, null),
    mediaBucket: readMediaBucket(value, mistakes),
    imagePrefix: read('IMAGE_PREFIX', website, ''),
    playerHosts: read('PLAYER_HOSTS', hosts, [...defaultPlayerHosts]),
    allowedOrigins: read('ALLOWED_ORIGINS', origins, []),
    siteOrigins: read('SITE_ORIGINS', origins, []),
    trustedProxies: read('TRUSTED_PROXIES', networks, []),
    isLocalDemo: read('DEMO_DATA', oneOf(demoSettings), isLocalDemo(environment, site) ? 'on' : 'off') === 'on',
    metricsToken: read('METRICS_TOKEN', token, null),
    postReview: read('POST_REVIEW', oneOf(['required', 'none']), 'required'),
    logLevel: read('LOG_LEVEL', oneOf(logLevels), null),
    wechat: readWechat(value, mistakes),
    messageGateway: read('MESSAGE_GATEWAY', website, null),
    mailServer: readMailServer(value, mistakes),
    signOn: read('ACCOUNT_SITES', accountSites, {}),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return config;
}

/** E-mail needs both a server and a sender. */
function readMailServer(value: (name: string) => string | undefined, mistakes: string[]): MailServer | null {
  const [url, from] = [value('SMTP_URL'), value('MAIL_FROM')];
  const server = URL.parse(url ?? 'smtp://localhost');
  const isServer = server !== null && /^smtps?:$/.test(server.protocol) && server.hostname !== '';
  const isSender = from === undefined || addressOfSender(from) !== null;
  if (!isServer) mistakes.push('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  if (!isSender) mistakes.push('MAIL_FROM must be an e-mail address, or a name and an address in angle brackets.');
  if (isServer && isSender && (url === undefined) !== (from === undefined))
    mistakes.push('SMTP_URL and MAIL_FROM must be given together.');
  return url !== undefined && from !== undefined ? { url, from } : null;
}

/** A bucket needs its URL and both of its secrets, or none of them is set. */
function readMediaBucket(value: (name: string) => string | undefined, mistakes: string[]): ApiConfig['mediaBucket'] {
  const [url, key, secret, region = 'us-east-1'] = [
    value('MEDIA_BUCKET'),
    value('MEDIA_BUCKET_KEY'),
    value('MEDIA_BUCKET_SECRET'),
    value('MEDIA_BUCKET_REGION'),
  ];
  const all = [url, key, secret];
  if (all.some((one) => one === undefined) && all.some((one) => one !== undefined))
    mistakes.push('MEDIA_BUCKET, MEDIA_BUCKET_KEY and MEDIA_BUCKET_SECRET must be given together.');
  const parsed = url === undefined ? null : URL.parse(url);
  const isBucket = parsed && /^https?:$/.test(parsed.protocol) && parsed.search + parsed.hash + parsed.username === '';
  if (url !== undefined && !isBucket)
    mistakes.push('MEDIA_BUCKET must be the URL of a bucket such as https://s3.example.com/name.');
  if (!/^[\w-]{1,60}$/.test(region)) mistakes.push('MEDIA_BUCKET_REGION must be a region such as eu-central-1.');
  return url && key && secret ? { url, key, secret, region } : null;
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
