import { expect, type Locator, type Page } from '@playwright/test';

/** A page that lists articles: `/articles`, `/articles/{type}` and `/search`. */
export class ArticleListPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly filters: Locator;
  readonly pagination: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.cards = main.locator('[data-list="articles"] article');
    this.filters = main.locator('[data-filters]');
    this.pagination = main.locator('nav[data-pagination]');
  }

  /** The number of results that the list states. */
  async resultCount(): Promise<number> {
    const text = await this.page.getByRole('main').locator('[data-result-count]').first().innerText();
    return Number(text.replace(/[^0-9]/g, ''));
  }

  /** Follows the first choice of a filter that has results. */
  async chooseFirst(filter: string): Promise<void> {
    await this.filters.locator(`a[href*="${filter}="]`).first().click();
    await expect(this.page).toHaveURL(new RegExp(`[?&]${filter}=`));
  }

  /** Opens the first article of the list. */
  async openFirst(): Promise<void> {
    await this.cards.first().getByRole('link').first().click();
  }

  async goToPage(number: number): Promise<void> {
    await this.pagination.getByRole('link', { name: String(number), exact: true }).click();
  }
}
