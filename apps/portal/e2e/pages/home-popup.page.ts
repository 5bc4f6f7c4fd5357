import { expect, type Locator, type Page } from '@playwright/test';
import type { ShellPage } from './shell.page.ts';

/** The pop-up of the home page, which the visitor's first move opens. */
export class HomePopupPage {
  readonly page: Page;
  readonly shell: ShellPage;
  readonly dialog: Locator;

  constructor(page: Page, shell: ShellPage) {
    this.page = page;
    this.shell = shell;
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
  }

  /** Looks at the home page as a session that has not seen the pop-up, and makes the first move. */
  async comeHome(): Promise<void> {
    await this.shell.open('/');
    await this.shell.isHydrated();
    await this.move();
  }

  /** Moves, as a visitor does who begins to read. */
  async move(): Promise<void> {
    await this.page.mouse.wheel(0, 200);
    await this.page.keyboard.press('Shift');
  }

  /** Opens the pop-up by a move that comes before the page is hydrated, and waits until its lists are there. */
  async open(): Promise<void> {
    await this.shell.open('/');
    await this.move();
    await expect(this.dialog.locator('a[href^="/article/"]').first()).toBeVisible({ timeout: 15_000 });
  }

  /** Whether the page behind can be scrolled. */
  async pageScrolls(): Promise<boolean> {
    return this.page.evaluate(
      () =>
        ![document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden'),
    );
  }

  /** Whether the session remembers that the pop-up was shown. */
  async isRemembered(): Promise<boolean> {
    return this.page.evaluate(() => sessionStorage.getItem('millwright.home-popup') !== null);
  }
}
