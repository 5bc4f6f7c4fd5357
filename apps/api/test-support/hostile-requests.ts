import { createHash } from 'node:crypto';
import {
  bannerClick,
  calls,
  captchaImage,
  paperFile,
  productTable,
  rawCalls,
  signOn,
  signOnAccept,
  signOnCode,
  type Call,
} from '@millwright/api-client/contract';
import { sampleOf } from '@millwright/api-client/fake';
import { origin } from './test-api.ts';

/** A place for a string: one field of one URL. */
export interface Parameter {
  method: string;
  path: string;
  name: string;
}

/** The fields of accounts and sign-on; the changes of an account, and its sessions, may happen to the member. */
const usualOfAccounts: Record<string, Record<string, unknown>> = {
  [`GET ${signOn.path}`]: { from: 'portal', path: '/' },
  [`GET ${signOnCode.path}`]: { to: 'portal', state: 's'.repeat(43), path: '/' },
  [`GET ${signOnAccept.path}`]: { code: 'c'.repeat(22), path: '/' },
  [`POST ${calls.register.path}`]: { vcode: '123456', true_name: '周宁', agreed: true },
  [`POST ${calls.changeAccount.path}`]: { true_name: '周宁', language: 'en' },
  [`POST ${calls.changePassword.path}`]: { vcode: '123456' },
};

/**
 * Of the threads that were begun before: one of the member for messages, one of the member's supplier for quotes, so
 * that no decision about another ends them.
 */
const usualOfThreads: Record<string, Record<string, unknown>> = {
  [`POST ${calls.sendMessage.path}`]: { id: 2, uploads: [] },
  [`POST ${calls.sendQuote.path}`]: { id: 3, valid_until: '2026-04-15' },
};

/** Of the supplier's desk: what a member who speaks for no supplier is refused as. */
const usualOfDesk: Record<string, Record<string, unknown>> = {
  [`GET ${calls.deskProfile.path}`]: { supplier: 1000 },
  [`GET ${calls.deskCertificates.path}`]: { supplier: 1000 },
  [`GET ${calls.deskProducts.path}`]: { supplier: 1001 },
  [`GET ${calls.deskProduct.path}`]: { id: 1500 },
  [`GET ${calls.deskChanges.path}`]: { supplier: 1000 },
  [`GET ${productTable.path}`]: { supplier: 1001, part: 1 },
  [`POST ${calls.changeDeskProfile.path}`]: { supplier: 1000 },
  [`POST ${calls.saveCertificate.path}`]: { supplier: 1000 },
  [`POST ${calls.changeDeskProduct.path}`]: { id: 1500 },
  [`POST ${calls.uploadProductTable.path}`]: { supplier: 1001 },
};

/**
 * What stands in the other fields, so that each one gets to be judged, where a sample of the contract is not of the
 * fixture.
 */
const usual: Record<string, Record<string, unknown>> = {
  ...usualOfAccounts,
  [`GET ${calls.savedFavourites.path}`]: { kind: 'product', ids: '1500' },
  [`GET ${calls.proofTask.path}`]: {},
  [`GET ${calls.issuePage.path}`]: { id: 1200 },
  [`GET ${bannerClick.path}`]: { token: '1', sign: 's'.repeat(43) },
  [`GET ${captchaImage.path}`]: { key: 'k'.repeat(22), id: '1' },
  [`GET ${paperFile.path}`]: { id: '1400', expires: '9999999999999', sign: 's'.repeat(43) },
  [`POST ${calls.sendEnquiry.path}`]: { target_id: 1500, supplier_ids: [], uploads: [] },
  [`POST ${calls.publishPost.path}`]: { industry_id: null, region_id: null, valid_until: null, text: '询价' },
  [`POST ${calls.subscribe.path}`]: { mid: 1100, email: 'lin@example.com' },
  [`POST ${calls.addFavourite.path}`]: { kind: 'product', id: 1500 },
  [`POST ${calls.mergeFavourites.path}`]: { list: [] },
  ...usualOfThreads,
  ...usualOfDesk,
  [`POST ${calls.verifyCode.path}`]: { account: '13800138000', img_code: 'ABCD', key: 'k'.repeat(22) },
};

/**
 * Every field of every call of the contract, and of the URLs that respond without an envelope; logging out would end the
 * session that the others need.
 */
export const hostileParameters: readonly Parameter[] = [
  ...(Object.values(calls) as Call[]).filter(({ path }) => path !== calls.logout.path),
  ...(Object.values(rawCalls) as unknown as Call[]),
].flatMap(({ method, path, request }) =>
  Object.keys((sampleOf(request) ?? {}) as object).map((name) => ({ method, path, name })),
);

/** How many strings each field meets at least. */
const stringsOfField = 7;

/**
 * Fields that each string stands in: four, and more where there are few strings; all of them with
 * `HOSTILE_EVERYWHERE=1`.
 */
const placesOf = (strings: readonly string[]): number =>
  process.env.HOSTILE_EVERYWHERE
    ? hostileParameters.length
    : Math.min(
        hostileParameters.length,
        Math.max(4, Math.ceil(((stringsOfField + 1) * hostileParameters.length) / strings.length)),
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
const bytes = { 'content-type': 'application/octet-stream' };
const sampleOfCall = new Map(
  (Object.values(calls) as Call[]).map(({ method, path, request, takesFile }) => [
    `${method} ${path}`,
    { sample: sampleOf(request) as object, takesFile },
  ]),
);

/** What is sent with a key is stored once for it: each has one of its own, so that each text is stored. */
const keyOf = (parameter: Parameter, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([parameter, text]))
    .digest('base64url')
    .slice(0, 22);

/** Made of raw parts, so that nothing is put right on the way. */
function hostileRequest(parameter: Parameter, text: string): HostileRequest {
  const { method, path, name } = parameter;
  const url = `${method} ${path}`;
  const { sample, takesFile } = sampleOfCall.get(url) ?? {};
  if (method === 'GET' || takesFile) {
    const query = Object.entries({ ...usual[url], [name]: text })
      .map(([key, value]) => `${key}=${encode(String(value))}`)
      .join('&');
    return {
      label: `${url} ${name}=${JSON.stringify(text)}`,
      isLimited: takesFile === true || path === calls.contactDetail.path || path === productTable.path,
      make: () =>
        new Request(`${origin}${path}?${query}`, takesFile ? { method, body: '%PDF-1.7', headers: bytes } : {}),
    };
  }
  const key = sample && 'key' in sample && !('key' in (usual[url] ?? {})) ? { key: keyOf(parameter, text) } : {};
  const body = JSON.stringify({ ...sample, ...usual[url], ...key, [name]: text });
  return {
    label: `${url} ${body}`,
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
