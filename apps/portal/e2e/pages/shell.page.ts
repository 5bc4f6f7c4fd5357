import { expect, type Locator, type Page } from '@playwright/test';

type EditionKey = 'cn' | 'en';

/** Names of the controls, as assistive technology reads them. */
const controlNames = {
  cn: { industries: '全部行业', search: '搜索', logIn: '登录', menu: '菜单' },
  en: { industries: 'All industries', search: 'Search', logIn: 'Log in', menu: 'Menu' },
} as const satisfies Record<EditionKey, Record<string, string>>;

/** The header, menus and footer that surround every page. Methods are what a visitor does or sees. */
export class ShellPage {
  readonly page: Page;
  readonly edition: EditionKey;
  readonly narrow: boolean;
  readonly header: Locator;
  readonly footer: Locator;
  readonly floatingBar: Locator;
  readonly industryMenu: Locator;
  readonly searchPanel: Locator;
  readonly mobileMenu: Locator;
  readonly loginDialog: Locator;

  constructor(page: Page, edition: EditionKey, narrow: boolean) {
    this.page = page;
    this.edition = edition;
    this.narrow = narrow;
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.floatingBar = page.getByRole('navigation', { name: { cn: '快捷工具栏', en: 'Shortcuts' }[edition] });
    this.industryMenu = page.locator('#mega');
    this.searchPanel = page.locator('#search-panel');
    this.mobileMenu = page.locator('#mobile-menu');
    this.loginDialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  }

  /** The header's button with one of the agreed names. */
  control(name: keyof (typeof controlNames)['cn']): Locator {
    return this.header.getByRole('button', { name: controlNames[this.edition][name], exact: true }).first();
  }

  /** Shows intent by a key that does nothing, and waits until React has taken over the page. */
  async isHydrated(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await expect(this.page.locator('html[data-hydrated]')).toBeAttached();
  }

  /** Opens a path of the edition and waits for its response. Returns the status. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(path);
    return response?.status() ?? 0;
  }

  async openSearch(): Promise<void> {
    await this.control('search').click();
    await expect(this.searchPanel).toBeVisible();
  }

  async openIndustries(): Promise<void> {
    await this.control('industries').click();
    await expect(this.industryMenu).toBeVisible();
  }

  /** Presses Escape until nothing is open over the page. */
  async closeAll(): Promise<void> {
    const open = this.page.locator('[popover]:popover-open, [role="dialog"]').filter({ visible: true });
    await expect
      .poll(async () => {
        if ((await open.count()) > 0) await this.page.keyboard.press('Escape');
        return open.count();
      })
      .toBe(0);
  }

  async searchFor(keyword: string): Promise<void> {
    await this.openSearch();
    await this.searchPanel.locator('input[name="keyword"]').fill(keyword);
  }
}
