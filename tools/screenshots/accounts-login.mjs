import { AccountsPage } from '../../apps/portal/e2e/pages/accounts.page.ts';

/**
 * Logs a demo member in to the member or the supplier site.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the edition
 * @param {'cn' | 'en'} edition
 * @param {'member' | 'supplier'} site
 * @param {'buyer' | 'supplier'} who
 * @returns cookies and storage of the member, for the contexts that act as one
 */
export const logInToAccounts = async (browser, origin, edition, site, who) => {
  const context = await browser.newContext();
  try {
    await new AccountsPage(await context.newPage(), edition, origin, site).logInAs(who);
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
};
