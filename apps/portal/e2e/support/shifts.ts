import type { Page } from '@playwright/test';

/** Adds up how far things on the pages to come move without the visitor's doing. Returns what reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const unrequested = (entry: PerformanceEntry) => !(entry as unknown as { hadRecentInput: boolean }).hadRecentInput;
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .filter(unrequested)
        .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
