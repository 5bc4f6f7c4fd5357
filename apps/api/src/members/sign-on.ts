import {
  ACCOUNT_SITES,
  checkRedirectTarget,
  editionKeys,
  otherEditions,
  type AccountSite,
  type EditionKey,
  type SignOnSites,
} from '@millwright/domain';
import { eq, lt } from 'drizzle-orm';
import { signOnCode } from '../db/schema.ts';
import type { Services } from '../http/environment.ts';
import { hashOfToken, randomToken } from './hashes.ts';

/** How long a code works, in milliseconds: three redirects take less than a second. */
const lifetime = 60_000;

/** The site that a request came to, and the other sites of its edition. */
export interface SiteHere {
  editionKey: EditionKey;
  site: AccountSite;
  sites: Readonly<Record<AccountSite, string>>;
  /** Whether it is the portal at plain `localhost`. */
  isPlainLocal: boolean;
}

/**
 * Plain `localhost` for a portal below it, null for others. A local start answers there as well, and who logs in there
 * is logged in at that host alone.
 */
export const plainLocalOf = (portal: string): string | null =>
  URL.parse(portal)?.hostname.endsWith('.localhost') ? portal.replace(/\/\/[^:/]+/, '//localhost') : null;

/**
 * The site whose host was requested; null for a host that is none of them. A proxy may speak another scheme with us than
 * with the visitor, so the host alone counts.
 */
export function siteOf(requestUrl: string, signOn: SignOnSites, edition: EditionKey | undefined): SiteHere | null {
  const { host } = new URL(requestUrl);
  const keys = edition ? [edition, ...otherEditions(edition)] : editionKeys();
  for (const key of keys) {
    const sites = signOn[key];
    if (!sites) continue;
    const isHere = (origin: string | null) => origin !== null && URL.parse(origin)?.host === host;
    const site = ACCOUNT_SITES.find((name) => isHere(sites[name]));
    if (site) return { editionKey: key, site, sites, isPlainLocal: false };
    if (isHere(plainLocalOf(sites.portal))) return { editionKey: key, site: 'portal', sites, isPlainLocal: true };
  }
  return null;
}

/** What no navigation arrives at: calls, of which one logs out. */
const isCall = (path: string): boolean => {
  let reading = path;
  try {
    reading = decodeURIComponent(path);
  } catch {
    // As it stands.
  }
  return /^\/+(?:memberApi|api|banner|login_by_pwd)(?:[/?#]|$)/i.test(reading);
};

/**
 * The own path that somebody arrives at, as the URL parser understood it; `/` for what is none, or is a call. No other
 * host can come of it, however it is decoded.
 */
export function arrivalPath(path: string): string {
  const target = checkRedirectTarget(path, { allowedHosts: [] });
  return target.kind === 'own' && !isCall(target.href) ? target.href : '/';
}

/** The same path, which says that nobody was logged in. */
export function withoutSignOn(path: string): string {
  const url = new URL(path, 'https://own.invalid');
  url.searchParams.set('sign_on', 'none');
  return `${url.pathname}${url.search}${url.hash}`;
}

type Members = Pick<Services, 'db' | 'clock'>;

/** For whom a code is: a login, in the browser that began, at one site. */
export interface SignOnTarget {
  loginId: string;
  /** Hash of the pre-session that the browser has at the site. */
  preSession: string;
  origin: string;
}

/** Makes a code, of which only the hash is stored. An older one of the same login for the same site ends. */
export async function issueSignOnCode({ db, clock }: Members, target: SignOnTarget): Promise<string> {
  const now = clock();
  const code = randomToken();
  const row = { ...target, codeHash: hashOfToken(code), expiresAt: new Date(now.getTime() + lifetime) };
  await db.delete(signOnCode).where(lt(signOnCode.expiresAt, now));
  await db
    .insert(signOnCode)
    .values(row)
    .onConflictDoUpdate({ target: [signOnCode.loginId, signOnCode.origin], set: row });
  return code;
}

/**
 * Uses a code up, right or wrong: the login that it carries, where it comes back in time, to its site, in the browser
 * that began; else null. Of any number of tries at once, one wins.
 */
export async function redeemSignOnCode(
  { db, clock }: Members,
  code: string,
  at: Omit<SignOnTarget, 'loginId'>,
): Promise<string | null> {
  const [used] = await db
    .delete(signOnCode)
    .where(eq(signOnCode.codeHash, hashOfToken(code)))
    .returning();
  const isMeant =
    used !== undefined &&
    used.expiresAt.getTime() > clock().getTime() &&
    used.origin === at.origin &&
    used.preSession === at.preSession;
  return isMeant ? used.loginId : null;
}
