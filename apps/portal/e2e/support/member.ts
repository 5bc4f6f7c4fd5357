import type { Page } from '@playwright/test';
import { LoginDialogPage } from '../pages/login-dialog.page.ts';
import type { ShellPage } from '../pages/shell.page.ts';

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** What the browser of a member holds, by base URL. A worker logs in once. */
const stored = new Map<string, Cookies>();

/** Makes the visitor of a page the demo member of its edition. */
export async function asMember(page: Page, shell: ShellPage, baseURL: string): Promise<void> {
  const known = stored.get(baseURL);
  if (known) {
    await page.context().addCookies(known);
    return;
  }
  const login = new LoginDialogPage(page, shell);
  await shell.open('/about/contact');
  await shell.isHydrated();
  await login.open();
  await login.logInByPassword();
  stored.set(baseURL, await page.context().cookies());
}
