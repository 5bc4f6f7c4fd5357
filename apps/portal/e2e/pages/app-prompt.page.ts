import { expect, type Locator, type Page } from '@playwright/test';
import type { ShellPage } from './shell.page.ts';

/** The offer of the app at the foot of a narrow screen. There is no app behind its deep link. */
export class AppPromptPage {
  readonly page: Page;
  readonly shell: ShellPage;
  readonly prompt: Locator;

  constructor(page: Page, shell: ShellPage) {
    this.page = page;
    this.shell = shell;
    this.prompt = page.locator('[data-app-prompt]');
  }

  /**
   * Opens a page whose clock stands still after hydration, and which notes where it would go instead of going there.
   */
  async openStopped(path: string): Promise<void> {
    await this.page.clock.install();
    await this.page.addInitScript(() => {
      const gone: string[] = [];
      Object.assign(window, { gone });
      (window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', (event) => {
        const { url } = (event as Event & { destination: { url: string } }).destination;
        if (new URL(url).pathname === location.pathname && url.startsWith('http')) return;
        gone.push(url.replace(location.origin, ''));
        event.preventDefault();
      });
    });
    await this.shell.open(path);
    await this.shell.isHydrated();
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 5000);
  }

  /** Presses the button, and waits until the deep link is followed. */
  async openApp(): Promise<void> {
    await this.prompt.getByRole('button').first().click();
    await expect.poll(() => this.wentTo()).not.toEqual([]);
  }

  /** Does without the app. */
  async close(): Promise<void> {
    await this.prompt.locator('#close-app-prompt').click();
    await expect(this.prompt).toHaveCount(0);
  }

  /** Where the page went, or would have gone. */
  async wentTo(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { gone: string[] }).gone);
  }
}
