import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Below and above the breakpoint, beside it and far from it. */
export const axeWidths = [1440, 961, 959, 360] as const;

/** Whether everything is to be looked at that is otherwise looked at in turns: `MILLWRIGHT_FULL=1`. */
export const isFull = process.env.MILLWRIGHT_FULL === '1';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is now, by the rules of WCAG 2.2 AA and of good practice. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${id} ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`));
  });
}

/** What axe finds at some widths, with the name of what is looked at. */
export async function findingsAt(page: Page, widths: readonly number[], name: string, prepare: (width: number) => Promise<unknown> = () => Promise.resolve()): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await prepare(width);
    found.push(...(await findings(page)).map((finding) => `${name} at ${width}: ${finding}`));
  }
  return found;
}
