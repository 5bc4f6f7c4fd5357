import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { isSmallTarget } from '../../../../tools/small-target.mjs';
import { isFull } from './longer-form.ts';
import { countCases } from './test.ts';

/** Below and above the breakpoint, next to it and far from it. */
export const axeWidths = [1440, 961, 959, 360] as const;

/** The widest in one edition and the narrowest in the other; all of them when asked. */
export const axeWidthsOf = (edition: 'cn' | 'en'): readonly number[] =>
  isFull ? axeWidths : { en: [1440], cn: [360] }[edition];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 and some on trial, which axe leaves out unless they are enabled. */
const requestedFor = ['target-size', 'css-orientation-lock', 'p-as-heading', 'td-has-header', 'table-fake-caption'];

/**
 * Lays out what a page lays out when it comes near (`content-visibility`): axe asks for the places and the colours of what
 * nobody has seen yet, where nothing fades and nothing is hit.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** What axe finds on the page as it is now, by the rules of WCAG 2.2 AA and of good practice, or by `only` some. */
export async function findings(page: Page, only?: readonly string[]): Promise<string[]> {
  countCases('G39', 1, 'scans');
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const all = await page.evaluate(
    async ([wanted, some]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const rules = some
        ? { runOnly: { type: 'rule' as const, values: [...some] } }
        : { rules: Object.fromEntries(wanted.map((id) => [id, { enabled: true }])) };
      const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all: every, none }) => ({
          id,
          target: String(target[0]),
          text: `${id} ${target.join(' ')}: ${[...any, ...every, ...none].map(({ message }) => message).join('; ')}`,
        })),
      );
    },
    [requestedFor, only] as const,
  );
  const found: string[] = [];
  for (const { id, target, text } of all)
    if (id !== 'target-size' || (await page.evaluate(isSmallTarget, target))) found.push(text);
  return found;
}

/** The two other themes, as a browser requests them. */
export const themes = [
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'more contrast', media: { contrast: 'more' } },
] as const;

/** Ends what fades from one theme to the other; what inherits a colour fades after what it inherits from. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const fading = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (let all = fading(); all.length > 0; all = fading()) {
      for (const animation of all) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

/** What is found in a theme: only colours differ from the light one. */
export async function findingsInTheme(page: Page, { name, media }: (typeof themes)[number]): Promise<string[]> {
  await layOutAll(page);
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
export async function findingsAt(
  page: Page,
  widths: readonly number[],
  name: string,
  prepare: (width: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await prepare(width);
    found.push(...(await findings(page)).map((finding) => `${name} at ${width}: ${finding}`));
  }
  return found;
}
