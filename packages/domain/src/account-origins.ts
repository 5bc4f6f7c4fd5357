import type { AccountSite } from './entities/account-site.ts';

/** A site next to the portal, on which members or the people of suppliers have their accounts. */
export type BesideSite = Exclude<AccountSite, 'portal'>;

/** The sites next to the portal. */
export const BESIDE_SITES: readonly BesideSite[] = ['member', 'supplier'];

/** Origins of the sites with accounts of an edition; a site that the edition does not have is absent. */
export type AccountOrigins = Readonly<Partial<Record<BesideSite, string>>>;

/**
 * Origins of the sites with accounts where no setting names others: below the host of the edition, without its `www.`.
 * @param origin Origin of the portal, for example `https://www.example.com`: the member site is `https://member.example.com`.
 * @returns nothing for an IP address, which no host can be below
 */
export const accountOriginsOf = (origin: string): AccountOrigins => {
  const below = BESIDE_SITES.map((site) => [site, origin.replace(/\/\/(www\.)?/, `//${site}.`)] as const);
  return Object.fromEntries(below.filter(([, url]) => URL.canParse(url)));
};
