import type { TestRunnerConfig } from '@storybook/test-runner';
import type { ElementContext, RunOptions } from 'axe-core';
import type { WithJudged } from './judged-before.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** The arguments of {@link findInThemes}. */
export interface Search {
  /** The themes, of which the first is looked at by every rule. */
  shown: readonly string[];
  /** Rules that do not apply. */
  ignored: readonly string[];
  /** The rules that are needed where the structure was judged before. */
  beyondStructure: readonly string[];
}

/** What {@link findInThemes} finds. */
export interface Finding {
  /** The theme, the rule and where. */
  text: string;
  /** What axe takes for too small a target, to be judged by {@link isSmallTarget}. */
  small?: string;
}

/**
 * Runs in the page: what axe finds, by every rule in the first of the themes and by the contrast of colours in the
 * others, where nothing else differs. The whole body, because dialogs stand outside the story's root. What this page
 * judged before, in another story or edition, is not judged again: the contrast of texts that look the same, of which the
 * other themes judge one, and the rules that look at the structure alone.
 */
export const findInThemes = async ({ shown, ignored, beyondStructure: more }: Search): Promise<Finding[]> => {
  const { axe, judgedBefore } = globalThis as unknown as WithJudged & { axe: typeof import('axe-core') };
  const { known } = judgedBefore;
  const contrast = 'color-contrast';
  const found: Finding[] = [];
  const endTransitions = () => {
    // Colours that fade in would be measured half way.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  };
  endTransitions();
  const looks = ignored.includes(contrast) ? new Map<number, Element>() : judgedBefore.looks(shown.join(' '));
  const structure = judgedBefore.structure(ignored.join(' '));
  const unseen = [...looks].flatMap(([key, element]) => (known.has(key) ? [] : [element]));
  const left = unseen.length > 0 ? ignored : [...ignored, contrast];
  const only = (values: readonly string[]) => ({ runOnly: { type: 'rule' as const, values: [...values] } });
  // Axe measures targets only where the rule is enabled.
  const rules = Object.fromEntries([['target-size', { enabled: true }], ...left.map((id) => [id, { enabled: false }])]);
  const judge = async (theme: string, context: ElementContext, options: RunOptions) => {
    // The decorator does no more for a theme; rendering the story again would only take longer.
    document.documentElement.dataset.theme = theme;
    endTransitions();
    const { violations } = await axe.run(context, {
      resultTypes: ['violations'],
      // No rule needs more than the media; frames have no axe, and are what others put in.
      preload: { assets: ['media'] },
      iframes: false,
      ...options,
    });
    for (const { id, help, nodes } of violations) {
      const where = nodes.map(({ target, failureSummary }) => ({
        target: String(target[0]),
        text: `\n  ${target.join(' ')}  ${failureSummary?.split('\n').at(1)?.trim() ?? ''}`,
      }));
      const name = `theme ${theme}, ${id}: ${help}`;
      if (id === 'target-size') found.push(...where.map(({ target, text }) => ({ text: name + text, small: target })));
      else found.push({ text: [name, ...where.slice(0, 5).map(({ text }) => text)].join('') });
    }
  };
  await judge(shown[0]!, 'body', known.has(structure) ? only(more.filter((id) => !left.includes(id))) : { rules });
  // What is rendered again meanwhile is another element.
  const context = () => (unseen.every(({ isConnected }) => isConnected) ? { include: unseen } : 'body');
  if (unseen.length > 0) for (const theme of shown.slice(1)) await judge(theme, context(), only([contrast]));
  document.documentElement.dataset.theme = shown[0];
  if (found.every(({ small }) => small !== undefined)) for (const key of [structure, ...looks.keys()]) known.add(key);
  return found;
};

/**
 * What is planted in a page, one after the other, and the rule that must find it. Each time something is right first,
 * so that what was judged before would hide what is wrong.
 */
const planted: readonly { html: string; rule?: string }[] = [
  { html: '<img alt="A wheel" src="data:,">' },
  { html: '<img src="data:,">', rule: 'image-alt' },
  { html: '<button aria-label="Go on">Go</button>' },
  { html: '<button aria-label="Send">Go</button>', rule: 'label-content-name-mismatch' },
  ...['#fff', '#333'].map((ground) => ({
    html:
      `<div style="position: relative"><div style="position: absolute; inset: 0; background: ${ground}"></div>` +
      '<p style="position: relative; margin: 0; color: #111">Black</p></div>',
    rule: ground === '#fff' ? undefined : 'color-contrast',
  })),
  // In another theme than the first.
  ...['#111', '#eee'].map((color) => ({
    html: `<style>[data-theme='dark'] .late { color: ${color} !important }</style><p class="late" style="background: #fff; color: #111">Late</p>`,
    rule: color === '#111' ? undefined : 'color-contrast',
  })),
];

/**
 * Whether the checks of a page find what is wrong, and nothing else, in the place of the story that it shows.
 * @returns what is otherwise
 */
export const controlFaults = async (page: Page, search: Search): Promise<string[]> => {
  const faults: string[] = [];
  for (const { html, rule } of planted) {
    await page.evaluate((text) => {
      const place = document.body.appendChild(document.createElement('div'));
      place.id = 'planted';
      place.innerHTML = `<style>body > :not(#planted) { display: none !important }</style>${text}`;
    }, html);
    const found = (await page.evaluate(findInThemes, search)).flatMap(({ text, small }) => (small ? [] : [text]));
    await page.evaluate(() => document.getElementById('planted')!.remove());
    if (rule === undefined ? found.length > 0 : !found.some((text) => text.includes(` ${rule}: `)))
      faults.push(`For ${html} the checks find: ${found.join(', ') || 'nothing'}.`);
  }
  return faults;
};
