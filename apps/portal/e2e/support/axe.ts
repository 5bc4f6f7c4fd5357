import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Below and above the breakpoint, beside it and far from it. */
export const axeWidths = [1440, 961, 959, 360] as const;

/** Whether everything is to be looked at that is otherwise looked at in turns: `MILLWRIGHT_FULL=1`. */
export const isFull = process.env.MILLWRIGHT_FULL === '1';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 and some on trial, which axe leaves out unless it is asked. */
const askedFor = ['target-size', 'css-orientation-lock', 'p-as-heading', 'td-has-header', 'table-fake-caption'];

/** What axe finds on the page as it is now, by the rules of WCAG 2.2 AA and of good practice, or by `only` some. */
export async function findings(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([wanted, some]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const rules = some ? { runOnly: { type: 'rule' as const, values: [...some] } } : { rules: Object.fromEntries(wanted.map((id) => [id, { enabled: true }])) };
      const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
      /**
       * Whether a press within 12 pixels of the middle of a target may meet another one, where nothing fixed to an edge of
       * the window lies over it. Asked of the browser: axe takes lines of a neighbour that are cut off for lines that are there.
       */
      const isSmall = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) return true;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const offsets = [-11, 0, 11];
        const at = (x: number, y: number) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        const isAnother = (hit: Element | null) => !element.contains(hit) && Boolean(hit?.closest('a[href], button, input, select, textarea, summary, label'));
        // What lies under an open panel cannot be pressed at all.
        return element.contains(at(0, 0)) && offsets.some((x) => offsets.some((y) => isAnother(at(x, y))));
      };
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        for (const { target, any, all, none } of nodes) {
          if (id === 'target-size' && !isSmall(String(target[0]))) continue;
          found.push(`${id} ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`);
        }
      }
      return found;
    },
    [askedFor, only] as const,
  );
}

/** The two other themes, as a browser asks for them. */
export const themes = [
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'more contrast', media: { contrast: 'more' } },
] as const;

/** Ends what fades from one theme to the other; what inherits a colour fades after what it inherits from. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const fading = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (let all = fading(); all.length > 0; all = fading()) {
      for (const animation of all) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

/** What is found in a theme: only colours differ from the light one. */
export async function findingsInTheme(page: Page, { name, media }: (typeof themes)[number]): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  await settle(page);
  const found = await findings(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', contrast: 'no-preference' });
  await settle(page);
  return found.map((finding) => `${name}: ${finding}`);
}

/** How many pixels the page is too wide at 320 px, and at 1280 with text of twice the size. */
export async function tooWideEnlarged(page: Page): Promise<string[]> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found: string[] = [];
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await excess();
  if (narrow > 0) found.push(`at 320 ${narrow} pixels too wide`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const enlarged = await excess();
  if (enlarged > 0) found.push(`with text of twice the size ${enlarged} pixels too wide`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
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
