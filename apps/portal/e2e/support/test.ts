import { test as base, type Page } from '@playwright/test';
import { ShellPage } from '../pages/shell.page.ts';

/** What a project of the Playwright configuration says of its runs. */
export interface EditionOptions {
  /** The edition whose host the base address names. */
  edition: 'cn' | 'en';
  /** Whether the viewport is below 960. */
  narrow: boolean;
}

interface EditionFixtures {
  /** The shell around every page. */
  shell: ShellPage;
  /** Errors of the page and of its console, in order. A test that expects none asserts that it is empty. */
  faults: string[];
}

const collectFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return faults;
};

/** The test function of this folder: knows its edition and width. */
export const test = base.extend<EditionOptions & EditionFixtures>({
  edition: ['cn', { option: true }],
  narrow: [false, { option: true }],
  shell: async ({ page, edition, narrow }, use) => use(new ShellPage(page, edition, narrow)),
  faults: async ({ page }, use) => use(collectFaults(page)),
});

export { expect } from '@playwright/test';
