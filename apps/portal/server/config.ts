import { join } from 'node:path';
import { defaultPlayerHosts } from '@millwright/api/player-hosts';
import { readLinkedHosts } from '@millwright/api/linked-hosts';
import { OperatorError } from '@millwright/api/operator-error';
import { isLocalDemo } from '@millwright/api/local-demo';
import { collectSite, type SiteFile } from '@millwright/api/site-file';
import {
  ALL_EDITION_KEYS,
  byEdition,
  EDITION_KEYS,
  editionKeysOf,
  LANGUAGES,
  languageId,
  ownLanguage,
  type EditionKey,
} from '@millwright/domain';
import * as v from 'valibot';
import { accountHostsOf, type AccountHosts } from './account-hosts.ts';

/** What the environment says, parsed once when the server starts. */
export interface Config extends AccountHosts {
  /** What the site says of itself; null where the data folder has no `site.json`. */
  site: SiteFile | null;
  /** Whether the content is invented, as far as the settings say. */
  isDemo: boolean;
  /** Whether codes and notifications can be sent; taken for granted of an API elsewhere. */
  sendsMessages: boolean;
  /** Port of portal and API. */
  port: number;
  /** Canonical origin of each edition of the site, for absolute URLs. */
  origins: Record<EditionKey, string>;
  /** Edition by host name, without port. */
  editionByHost: ReadonlyMap<string, EditionKey>;
  /** Origin of a main API that is somebody else's; null: the embedded one. */
  apiOrigin: string | null;
  /** Origin of the member service that goes with `apiOrigin`. */
  memberOrigin: string | null;
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  /** Prefix of images whose URL is only a path. */
  imagePrefix: string;
  /** Origins of other sites whose images, audio and video pages may show. */
  imageHosts: string[];
  /** Hosts whose players article bodies may embed. */
  playerHosts: string[];
  /** Hosts that `/redirect` leads to without a page in between. */
  redirectHosts: string[];
  /** Origins, next to our own, whose pages may call the embedded API. */
  allowedOrigins: string[];
  /** Bytes of pages that are cached; 0: none are. */
  pageCacheBytes: number;
  /** Bytes that stored responses of the API may take; 0: none is stored. */
  responseCacheBytes: number;
  /** Bytes of resized images that are cached on the disk. */
  imageCacheBytes: number;
  /** Folder of the resized images. */
  imageCacheDir: string;
  /** Lets a client that has it tell the portal that content has changed; null: nobody. */
  purgeToken: string | null;
  /** Lets clients that have it read the metrics; null: only this machine may, and only in a local demo. */
  metricsToken: string | null;
  /** Whom to tell of weaknesses, as URLs (`mailto:`, `https:`, `tel:`); none: the contact page. */
  securityContacts: string[];
}

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '') && !url.username;
};

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an origin such as https://api.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

const editionHost = new RegExp(`^(${LANGUAGES.map(languageId).join('|')})=(\\S+)$`);
const editionHosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (pair) => isOrigin(editionHost.exec(pair)?.[2] ?? ''),
        'must be like "cn=https://www.example.cn,en=https://www.example.com"',
      ),
      v.transform((pair) => {
        const [, id, url] = editionHost.exec(pair)!;
        return { id: id!, url: new URL(url!) };
      }),
    ),
  ),
);

const listOf = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.array(v.pipe(v.string(), v.check(isValid, message))),
  );

const megabytes = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number of megabytes'),
  v.transform((text) => Number(text) * 1024 * 1024),
);

const isContact = (text: string): boolean =>
  /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text) && URL.canParse(text);

const isHost = (host: string): boolean => URL.parse(`https://${host}/`)?.host === host;

const environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65535, 'must be at most 65535'),
    ),
    '3000',
  ),
  EDITION_HOSTS: v.optional(editionHosts, ''),
  MEMBER_HOSTS: v.optional(editionHosts, ''),
  SUPPLIER_HOSTS: v.optional(editionHosts, ''),
  ACCOUNT_APP: v.optional(v.picklist(['here', 'elsewhere'], 'must be "here" or "elsewhere"'), 'here'),
  API_ORIGIN: v.optional(origin),
  MEMBER_ORIGIN: v.optional(origin),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  PLAYER_HOSTS: v.optional(listOf(isHost, 'must be host names, parted by commas'), defaultPlayerHosts.join()),
  IMAGE_HOSTS: v.optional(
    listOf(
      // Only what a policy reads as one host: no `*`, no `;`.
      (text) => isOrigin(text) && /^https:\/\/[\w.-]+(?::\d+)?\/?$/.test(text),
      'must be origins such as https://images.example.com, parted by commas',
    ),
    '',
  ),
  REDIRECT_HOSTS: v.optional(listOf(isHost, 'must be host names, parted by commas'), ''),
  ALLOWED_ORIGINS: v.optional(
    listOf(isOrigin, 'must be origins such as https://www.example.com, parted by commas'),
    '',
  ),
  PAGE_CACHE_MB: v.optional(megabytes, '64'),
  RESPONSE_CACHE_MB: v.optional(megabytes, '32'),
  IMAGE_CACHE_MB: v.optional(megabytes, '512'),
  IMAGE_CACHE_DIR: v.optional(v.string()),
  PURGE_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits or signs of ._~+/=-')),
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~-]{16,200}$/, 'must be 16 to 200 letters, digits or any of -._~')),
  ),
  SECURITY_CONTACT: v.optional(
    listOf(isContact, 'must be addresses that start with mailto:, https:// or tel:, parted by commas'),
    '',
  ),
  IMAGE_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an http(s) address'),
    ),
    '',
  ),
});

/** A setting that cannot be used; the message has one line for each mistake and shows no value. */
export class ConfigError extends OperatorError {}

/** An origin that a setting names for an edition. */
interface NamedOrigin {
  id: string;
  url: URL;
}

const hostSettings = ['EDITION_HOSTS', 'MEMBER_HOSTS', 'SUPPLIER_HOSTS'] as const;

/** The name of each edition of a site in settings and in hosts. */
const idsOf = (site: SiteFile | null): Record<EditionKey, string> => {
  const idOf = (key: EditionKey) => languageId(site?.editions[key]?.lang ?? ownLanguage(key));
  const keys = editionKeysOf(site);
  // Where the site has one, settings may name those that it does not have.
  return byEdition(keys.length > 1 ? keys : [...new Set([...EDITION_KEYS, ...keys])], idOf);
};

/** The origins that settings name, with the keys of their editions; mistakes are collected. */
function namedOrigins(
  settings: Partial<Record<(typeof hostSettings)[number], readonly NamedOrigin[]>>,
  ids: Readonly<Record<EditionKey, string>>,
  mistakes: string[],
) {
  const withKeys = (setting: (typeof hostSettings)[number]) =>
    (settings[setting] ?? []).flatMap(({ id, url }) => {
      const key = ALL_EDITION_KEYS.find((one) => ids[one] === id);
      if (key === undefined) mistakes.push(`${setting} names ${id}, an edition that the site does not have`);
      return key === undefined ? [] : [{ key, url }];
    });
  const [editions, member, supplier] = [
    withKeys('EDITION_HOSTS'),
    withKeys('MEMBER_HOSTS'),
    withKeys('SUPPLIER_HOSTS'),
  ];
  const isShared = editions.some(({ key, url }) =>
    editions.some((other) => other.key !== key && other.url.hostname === url.hostname),
  );
  if (isShared) mistakes.push('EDITION_HOSTS must name a host of its own for each edition');
  return { editions, member, supplier };
}

/** Reads the environment. An empty variable counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(environment, given);
  const mistakes = (parsed.issues ?? []).map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
  const site = collectSite(given.DATA_DIR ?? '.data', mistakes);
  const ids = idsOf(site);
  const { editions: hosts, ...named } = namedOrigins(parsed.success ? parsed.output : {}, ids, mistakes);
  if (given.MEMBER_ORIGIN && !given.API_ORIGIN) mistakes.push('MEMBER_ORIGIN needs API_ORIGIN next to it');
  if (!parsed.success || mistakes.length > 0) throw new ConfigError([...new Set(mistakes)].join('\n'));
  const { PORT: port, API_ORIGIN: apiOrigin = null, ...rest } = parsed.output;
  const keys = editionKeysOf(site);
  const originOf = (key: EditionKey) =>
    hosts.find((host) => host.key === key)?.url.origin ??
    site?.editions[key]?.origin ??
    `http://${keys.length > 1 ? `${ids[key]}.` : ''}localhost:${port}`;
  const origins = byEdition(keys, originOf);
  return {
    site,
    isDemo: site ? site.demo : isLocalDemo(env),
    sendsMessages: Boolean(apiOrigin ?? given.MESSAGE_GATEWAY ?? given.SMTP_URL) || isLocalDemo(env),
    port,
    origins,
    ...accountHostsOf({
      origins,
      site,
      named,
      isHere: rest.ACCOUNT_APP === 'here',
    }),
    editionByHost: new Map([
      ...keys.map((key) => [`${ids[key]}.localhost`, key] as const),
      ...keys.map((key) => [new URL(origins[key]).hostname, key] as const),
      ...hosts.map(({ key, url }) => [url.hostname, key] as const),
    ]),
    apiOrigin,
    memberOrigin: rest.MEMBER_ORIGIN ?? apiOrigin,
    dataDir: rest.DATA_DIR,
    databaseUrl: rest.DATABASE_URL ?? null,
    imagePrefix: rest.IMAGE_PREFIX,
    imageHosts: [
      ...new Set([...rest.IMAGE_HOSTS.map((text) => new URL(text).origin), ...readLinkedHosts(rest.DATA_DIR)]),
    ],
    playerHosts: rest.PLAYER_HOSTS,
    redirectHosts: rest.REDIRECT_HOSTS,
    allowedOrigins: rest.ALLOWED_ORIGINS,
    pageCacheBytes: rest.PAGE_CACHE_MB,
    responseCacheBytes: rest.RESPONSE_CACHE_MB,
    imageCacheBytes: rest.IMAGE_CACHE_MB,
    imageCacheDir: rest.IMAGE_CACHE_DIR ?? join(rest.DATA_DIR, 'images'),
    purgeToken: rest.PURGE_TOKEN ?? null,
    metricsToken: rest.METRICS_TOKEN ?? null,
    securityContacts: rest.SECURITY_CONTACT,
  };
}
