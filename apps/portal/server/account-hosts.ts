import {
  SITES_WITH_ACCOUNTS,
  accountOriginsOf,
  byEdition,
  editionKeysOf,
  type AccountOrigins,
  type SiteWithAccounts,
  type EditionKey,
  type OwnSite,
} from '@millwright/domain';

/** A site with accounts of an edition. */
export interface AccountHost {
  editionKey: EditionKey;
  kind: SiteWithAccounts;
}

/** A host that a setting names for an edition. */
interface NamedHost {
  key: EditionKey;
  url: URL;
}

/** Where the sites with accounts are. */
export interface AccountHosts {
  /** Origins of the member site and the supplier site of each edition, wherever they are served. */
  accountOrigins: Record<EditionKey, AccountOrigins>;
  /** Those of them that this process serves, by host name without port. */
  accountSiteByHost: ReadonlyMap<string, AccountHost>;
}

/** What decides where the sites with accounts are. */
interface AccountHostOptions {
  /** Canonical origin of each edition. */
  origins: Readonly<Record<EditionKey, string>>;
  /** What the site says of itself; null is Millwright itself. */
  site: Pick<OwnSite, 'editions' | 'sites'> | null;
  /** Hosts that settings name. */
  named: Readonly<Record<SiteWithAccounts, readonly NamedHost[]>>;
  /** Whether this process serves them. */
  isHere: boolean;
}

/**
 * Where the sites with accounts are. One that a site of one's own names is somebody else's; one that a setting names,
 * or else its file, or else the one below the host of its edition, is served here. A site of one's own has only what is
 * named.
 */
export function accountHostsOf({ origins, site, named, isHere }: AccountHostOptions): AccountHosts {
  const keys = editionKeysOf(site);
  const accountOrigins = byEdition(keys, (): AccountOrigins => ({}));
  const hosts = new Map<string, AccountHost>();
  for (const editionKey of keys) {
    const nextTo = accountOriginsOf(origins[editionKey]);
    for (const name of SITES_WITH_ACCOUNTS) {
      const own = site?.editions[editionKey]?.[name];
      const elsewhere = own ? (own.at === 'elsewhere' ? own.origin : undefined) : site?.sites[name];
      const chosen = elsewhere ?? named[name].find(({ key }) => key === editionKey)?.url.origin;
      const here = own?.at === 'here' ? (own.origin ?? nextTo[name]) : undefined;
      const origin = chosen ?? (site ? here : nextTo[name]);
      if (origin === undefined) continue;
      accountOrigins[editionKey] = { ...accountOrigins[editionKey], [name]: origin };
      const host = URL.parse(origin)?.hostname;
      if (isHere && !elsewhere && host) hosts.set(host, { editionKey, kind: name });
    }
  }
  return { accountOrigins, accountSiteByHost: hosts };
}
