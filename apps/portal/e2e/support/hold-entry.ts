import type { Page } from '@playwright/test';

/** Holds the script back that hydrates the page. Returns how to let it come. */
export async function holdEntry(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
