import { test as base, type Page } from '@playwright/test';
import { ShellPage } from '../pages/shell.page.ts';

/** What a project of the Playwright configuration says of its runs. */
export interface EditionOptions {
  /** The edition whose host the base address names. */
  edition: 'cn' | 'en';
  /** Whether the viewport is below 960. */
  narrow: boolean;
  /** What an earlier visit said of being counted; null asks. */
  consent: 'granted' | 'refused' | null;
  /** Whether this session has seen the home pop-up. */
  popupSeen: boolean;
  /** Whether this is a later visit, to which the top banner is small and lies over nothing. */
  bannerSeen: boolean;
}

interface EditionFixtures {
  /** The shell around every page. */
  shell: ShellPage;
  /** Errors of the page and of its console, in order. A test that expects none asserts that it is empty. */
  faults: string[];
}

/** Errors and warnings of a page and of its console from now on, in order. */
export const collectFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // Tests run without the service worker, which the browser notes.
    const isOurs = !message.text().startsWith('Service Worker registration blocked');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) faults.push(message.text());
  });
  return faults;
};

/** The test function of this folder: knows its edition and width. */
export const test = base.extend<EditionOptions & EditionFixtures>({
  edition: ['cn', { option: true }],
  narrow: [false, { option: true }],
  consent: ['refused', { option: true }],
  popupSeen: [true, { option: true }],
  bannerSeen: [false, { option: true }],
  page: async ({ page, consent, popupSeen, bannerSeen }, use) => {
    await page.addInitScript(
      ([said, popup, banner]) => {
        // A blank page has no storage.
        if (location.protocol === 'about:') return;
        if (said) localStorage.setItem('millwright.consent', said);
        if (popup) sessionStorage.setItem('millwright.home-popup', 'shown');
        if (banner) localStorage.setItem('millwright.top-banner.visited', '1');
      },
      [consent, popupSeen, bannerSeen] as const,
    );
    await use(page);
  },
  shell: async ({ page, edition, narrow }, use) => use(new ShellPage(page, edition, narrow)),
  faults: async ({ page }, use) => use(collectFaults(page)),
});

export { expect } from '@playwright/test';
