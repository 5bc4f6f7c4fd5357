import { expect, type Locator, type Page } from '@playwright/test';

/** A page that lists articles: `/articles`, `/articles/{type}` and `/search`. */
export class ArticleListPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly pagination: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.cards = main.locator('section[data-state] ol article');
    this.pagination = main.locator('nav:has([aria-current="page"]):has(a[href*="page="])');
  }

  /** The number of results that the list states. */
  async resultCount(): Promise<number> {
    const text = await this.page.getByRole('main').locator('h1 + span').innerText();
    return Number(text.replace(/[^0-9]/g, ''));
  }

  /** Follows the first choice of a filter, or of the order, that is not the present one, and waits for its URL. */
  async chooseFirst(filter: 'type' | 'industryId' | 'tagId' | 'year' | 'month' | 'sort', url: RegExp): Promise<void> {
    const folded = this.page.getByRole('main').locator('[data-panel]:not([open]) > summary').locator('visible=true');
    if ((await folded.count()) > 0) await folded.click();
    await this.page.getByRole('main').locator(`[data-filter="${filter}"] a:not([aria-current])`).first().click();
    await expect(this.page).toHaveURL(url);
  }

  /** Opens the first article of the list. */
  async openFirst(): Promise<void> {
    await this.cards.first().getByRole('heading').getByRole('link').click();
  }

  async goToPage(number: number): Promise<void> {
    await this.pagination.locator(`a[href*="page=${number}"]:not([rel])`).click();
  }
}
