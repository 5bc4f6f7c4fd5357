import type { AccountSite } from './entities/account-site.ts';

/** A site next to the portal, on which members or the people of suppliers have their accounts. */
export type SiteWithAccounts = Exclude<AccountSite, 'portal'>;

/** The sites next to the portal. */
export const SITES_WITH_ACCOUNTS: readonly SiteWithAccounts[] = ['member', 'supplier'];

/** Origins of the sites with accounts of an edition; a site that the edition does not have is absent. */
export type AccountOrigins = Readonly<Partial<Record<SiteWithAccounts, string>>>;

/**
 * Origins of the sites with accounts where no setting names others: below the host of the edition, without its `www.`.
 * @param origin Origin of the portal, for example `https://www.example.com`: the member site is
 * `https://member.example.com`.
 * @returns nothing for an IP address, which no host can be below
 */
export const accountOriginsOf = (origin: string): AccountOrigins => {
  const below = SITES_WITH_ACCOUNTS.map((site) => [site, origin.replace(/\/\/(www\.)?/, `//${site}.`)] as const);
  return Object.fromEntries(below.filter(([, url]) => URL.canParse(url)));
};
