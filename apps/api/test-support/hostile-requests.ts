import { bannerClick, calls, imageCodePicture, paperFile, type Call } from '@millwright/api-client/contract';
import { sampleOf } from '@millwright/api-client/fake';
import { readCorpus } from './corpora.ts';
import { origin } from './test-api.ts';

const numbers = [
  '0',
  '-1',
  '-0',
  '00',
  '01',
  '1.5',
  '1e3',
  '1e309',
  '0x10',
  '0b1',
  '1_000',
  '+1',
  ' 1',
  '1 ',
  '１',
  '²',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '2147483647',
  '2147483648',
  '-2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999',
  '9'.repeat(400),
  '1;2',
  '1,2',
  "1'",
  '1--',
  '1/*',
  '1)',
  '1 or 1=1',
  "1' or '1'='1",
  '1; drop table article',
  '1 union select 1',
  'pg_sleep(5)',
];
const words = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\u202e',
  '\ufeff',
  '\u200b',
  '%',
  '_',
  '%%',
  '\\',
  "'",
  "''",
  '"',
  '`',
  ';',
  '--',
  '/*',
  '$$',
  '$1',
  ':',
  '&',
  '|',
  '!',
  '<->',
  ':*',
  '*',
  '(',
  ')',
  '((((',
  "'a' & 'b",
  '\\x00',
  "\\'",
  "a'b",
  'a\\',
  '😀',
  '👨‍👩‍👧‍👦',
  'ﷺ',
  'ﬃ',
  '注',
  '注塑机',
  'é'.repeat(300),
  '字'.repeat(3000),
  'a '.repeat(2000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' union select value from installation --",
  '${7*7}',
  '{{7*7}}',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '%00',
  '%ff',
  '%zz',
  'Ѐ',
  'İ',
  'ı',
];

/** Every string: ours, and those of the public lists where they are beside the project. */
export function hostileStrings(): string[] {
  const naughty = readCorpus('blns.json');
  const integers = readCorpus('integer-overflows.fuzzdb.txt');
  const publicOnes = [...(naughty ? (JSON.parse(naughty) as string[]) : []), ...(integers?.split('\n') ?? [])];
  if (publicOnes.length === 0)
    console.warn('The public lists of naughty strings are not beside the project; only our own ran.');
  return [...new Set([...numbers, ...words, ...publicOnes])];
}

/** A place for a string: one field of one address. */
export interface Parameter {
  method: string;
  path: string;
  name: string;
}

/**
 * What stands in the other fields, so that each one gets to be judged, where a sample of the contract is not of the
 * fixture.
 */
const usual: Record<string, Record<string, unknown>> = {
  [`GET ${calls.keptFavourites.path}`]: { kind: 'product', ids: '1500' },
  [`GET ${calls.proofTask.path}`]: {},
  [`GET ${calls.issuePage.path}`]: { id: 1200 },
  [`GET ${bannerClick.path}`]: { token: '1', sign: 's'.repeat(43) },
  [`GET ${imageCodePicture.path}`]: { key: 'k'.repeat(22), id: '1' },
  [`GET ${paperFile.path}`]: { id: '1400', expires: '9999999999999', sign: 's'.repeat(43) },
  [`POST ${calls.sendEnquiry.path}`]: { target_id: 1500, key: 'k'.repeat(22) },
  [`POST ${calls.subscribe.path}`]: { mid: 1100, email: 'lin@example.com' },
  [`POST ${calls.addFavourite.path}`]: { kind: 'product', id: 1500 },
  [`POST ${calls.mergeFavourites.path}`]: { list: [] },
  [`POST ${calls.verifyCode.path}`]: { account: '13800138000', img_code: 'ABCD', key: 'k'.repeat(22) },
};

/**
 * Every field of every call of the contract, and of the addresses that answer no envelope; logging out would end the
 * session that the others need.
 */
export const hostileParameters: readonly Parameter[] = [
  ...(Object.values(calls) as Call[]).filter(({ path }) => path !== calls.logout.path),
  ...([imageCodePicture, paperFile, { ...bannerClick, method: 'GET' }] as unknown as Call[]),
].flatMap(({ method, path, request }) =>
  Object.keys((sampleOf(request) ?? {}) as object).map((name) => ({ method, path, name })),
);

/** How many strings each field meets at least. */
const stringsOfField = 40;

/**
 * Fields that each string stands in: a dozen, and more where there are few strings; all of them with
 * `HOSTILE_EVERYWHERE=1`.
 */
const placesOf = (strings: readonly string[]): number =>
  process.env.HOSTILE_EVERYWHERE
    ? hostileParameters.length
    : Math.min(
        hostileParameters.length,
        Math.max(12, Math.ceil(((stringsOfField + 1) * hostileParameters.length) / strings.length)),
      );

/** A request that carries a string where one may not be expected. */
export interface HostileRequest {
  label: string;
  /** It may count against what a member may do so often. */
  isLimited: boolean;
  make: () => Request;
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
const json = { 'content-type': 'application/json' };
const sampleOfCall = new Map(
  (Object.values(calls) as Call[]).map(({ method, path, request }) => [
    `${method} ${path}`,
    sampleOf(request) as object,
  ]),
);

/** Made of raw parts, so that nothing is put right on the way. */
function hostileRequest({ method, path, name }: Parameter, text: string): HostileRequest {
  const address = `${method} ${path}`;
  if (method === 'GET') {
    const query = Object.entries({ ...usual[address], [name]: text })
      .map(([key, value]) => `${key}=${encode(String(value))}`)
      .join('&');
    return {
      label: `${address} ${name}=${JSON.stringify(text)}`,
      isLimited: path === calls.contactDetail.path,
      make: () => new Request(`${origin}${path}?${query}`),
    };
  }
  const body = JSON.stringify({ ...sampleOfCall.get(address), ...usual[address], [name]: text });
  return {
    label: `${address} ${body}`,
    isLimited: path.startsWith('/memberApi/'),
    make: () => new Request(origin + path, { method, body, headers: json }),
  };
}

/** Requests that are wrong in themselves. */
const broken: readonly HostileRequest[] = [
  '%',
  '%zz',
  '%ff=%ff',
  'sid=%',
  'keyword=%ED%A0%80',
  'sid=1&sid=2',
  'sid[]=1',
  'sid[a]=1',
  '__proto__=1',
  'page=1&page=x',
  'a'.repeat(200).split('').join('=1&'),
].map((query) => ({
  label: `?${query}`,
  isLimited: false,
  make: () => new Request(`${origin}/api/article/list?${query}`),
}));

/** Each string in some fields, from another one on each time, so that all get their share. */
export function* hostileRequests(strings: readonly string[]): Generator<HostileRequest> {
  const places = placesOf(strings);
  let first = 0;
  for (const text of strings) {
    for (let at = 0; at < places; at += 1)
      yield hostileRequest(hostileParameters[(first + at) % hostileParameters.length]!, text);
    first += places;
    yield {
      label: `GET /api/…/${JSON.stringify(text)}`,
      isLimited: false,
      make: () => new Request(`${origin}/api/article/${encode(text.slice(0, 500))}`),
    };
  }
  yield* broken;
}
