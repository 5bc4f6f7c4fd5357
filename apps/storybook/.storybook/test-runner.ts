import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import type { StoryFacts } from './types.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** What the run leaves behind for each story; `tools/test.mjs` gathers it with the other results. */
interface StoryResult {
  /** Title and name, as a reader knows the story. */
  name: string;
  /** The requirements that the story claims. */
  requirements: readonly string[];
  /** Whether the play function and every accessibility check passed. */
  passed: boolean;
}

const folder = process.env.STORY_RESULTS ?? join(import.meta.dirname, '../../../.cache/results/stories');

const record = (context: TestContext, facts: StoryFacts, passed: boolean): void => {
  const result: StoryResult = { name: `${context.title} / ${context.name}`, requirements: facts.requirements ?? [], passed };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${context.id}.json`), JSON.stringify(result));
};

/** Switches edition and theme in place, so that what the play function opened stays open. */
const dress = async (page: Page, edition: string, theme: string): Promise<void> => {
  await page.evaluate(
    async ({ globals, wanted }) => {
      const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: { channel: { emit(name: string, data: object): void } } }).__STORYBOOK_PREVIEW__;
      channel.emit('updateGlobals', { globals });
      const root = document.documentElement;
      const deadline = performance.now() + 3000;
      while (root.dataset.theme !== globals.theme || root.lang !== wanted) {
        if (performance.now() > deadline) throw new Error(`The story did not change to ${globals.edition}, ${globals.theme}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      // Two frames: one for React to commit, one for styles; colours that fade in would be measured half way.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    },
    { globals: { edition, theme }, wanted: edition === 'cn' ? 'zh-CN' : 'en' },
  );
};

const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'document-title'];

/** Every rule once per edition; in the other themes only colours differ, so only contrast is looked at again. */
const looks = [
  { edition: 'en', theme: 'light', all: true },
  { edition: 'en', theme: 'dark', all: false },
  { edition: 'en', theme: 'contrast', all: false },
  { edition: 'cn', theme: 'light', all: true },
  { edition: 'cn', theme: 'dark', all: false },
  { edition: 'cn', theme: 'contrast', all: false },
] as const;

type Violation = Awaited<ReturnType<typeof getViolations>>[number];

const inWords = ({ id, help, nodes }: Violation): string =>
  [`${id}: ${help}`, ...nodes.slice(0, 5).map((node) => `  ${node.target.join(' ')}  ${node.failureSummary?.split('\n').at(1)?.trim() ?? ''}`)].join('\n');

const inspect = async (page: Page, facts: StoryFacts): Promise<void> => {
  const ignored = [...pageRules, ...(facts.axeIgnore ?? [])];
  for (const { edition, theme, all } of looks) {
    await dress(page, edition, theme);
    const rules = Object.fromEntries(ignored.map((id) => [id, { enabled: false }]));
    const axeOptions = all ? { rules } : { runOnly: { type: 'rule' as const, values: ['color-contrast'].filter((id) => !ignored.includes(id)) } };
    if (!all && axeOptions.runOnly?.values.length === 0) continue;
    // The whole body, because dialogs stand outside the story's root.
    const violations = await getViolations(page, 'body', axeOptions);
    if (violations.length > 0) throw new Error(`In the edition ${edition}, theme ${theme}:\n${violations.map(inWords).join('\n')}`);
  }
};

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { parameters } = await getStoryContext(page, context);
    record(context, parameters as StoryFacts, false);
    await injectAxe(page);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await inspect(page, parameters as StoryFacts);
    record(context, parameters as StoryFacts, true);
  },
};

export default config;
