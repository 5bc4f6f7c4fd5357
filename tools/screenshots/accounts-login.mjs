/** Demo members of every new data folder. */
const accounts = {
  buyer: { cn: '13800138001', en: 'demo@example.com' },
  supplier: { cn: '13800138002', en: 'supplier@example.com' },
};
const password = 'Millwright-2026';
const words = {
  cn: { byPassword: '密码登录', prove: '免图验证', proved: '验证已通过' },
  en: { byPassword: 'Password login', prove: 'Verify without an image', proved: 'Verified' },
};

/**
 * Logs a demo member in to the member or the supplier site.
 * @param {import('playwright').Browser} browser
 * @param {string} origin of the site
 * @param {'cn' | 'en'} edition
 * @param {'buyer' | 'supplier'} who
 * @returns cookies and storage of the member, for the contexts that act as one
 */
export const logInToAccounts = async (browser, origin, edition, who) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    const form = page.getByRole('main').locator('form[data-state]').first();
    await form.waitFor({ timeout: 20_000 });
    const mode = form.getByRole('button', { name: words[edition].byPassword });
    if (await mode.isVisible()) await mode.click();
    await form.locator('[name="account"]').fill(accounts[who][edition]);
    await form.getByRole('button', { name: words[edition].prove }).click();
    await form.getByText(words[edition].proved).first().waitFor({ timeout: 30_000 });
    await form.locator('[name="password"]').fill(password);
    await form.getByRole('checkbox').check();
    await form.locator('[type="submit"]').click();
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: 20_000 });
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
};
