import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { injectAxe } from 'axe-playwright';
import { isSmallTarget } from '../../../tools/small-target.mjs';
import { controlFaults, findInThemes, type Search } from './find-violations.ts';
import { unreadableTexts } from './forced-colors.ts';
import { beyondStructure, installLooks, installStructure } from './judged-before.ts';
import { layoutFaults } from './layouts.ts';
import type { StoryFacts } from './types.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** What the run leaves behind for each story; `tools/test.mjs` gathers it with the other results. */
interface StoryResult {
  /** Title and name, as a reader knows the story. */
  name: string;
  /** The requirements that the story claims. */
  requirements: readonly string[];
  /** Whether the play function and every check of the visit passed. */
  passed: boolean;
}

/** What a story fixes of the toolbar. */
interface Globals {
  edition?: string;
  theme?: string;
  viewport?: { value?: string };
}

const folder = process.env.STORY_RESULTS ?? join(import.meta.dirname, '../../../.cache/results/storybook/stories');

const record = (context: TestContext, { facts }: Story, passed: boolean): void => {
  const result: StoryResult = {
    name: `${context.title} / ${context.name}`,
    requirements: facts.requirements ?? [],
    passed,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${context.id}.json`), JSON.stringify(result));
};

/** A story as Storybook knows it. */
interface LoadedStory {
  name: string;
  initialArgs: Readonly<Record<string, unknown>>;
  argTypes: Readonly<
    Record<
      string,
      {
        description?: string;
        control?: { type?: string; disable?: boolean };
        table?: { category?: string; type?: { summary?: string } };
      }
    >
  >;
  parameters: StoryFacts & { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
  storyGlobals?: Globals;
}

/** Storybook in the page, as far as it is used here. */
interface Preview {
  channel: {
    emit(name: string, data: object): void;
    once(name: string, listener: () => void): void;
  };
  storyStore: { loadStory(wanted: { storyId: string }): Promise<LoadedStory> };
}

type WithPreview = typeof globalThis & { __STORYBOOK_PREVIEW__: Preview };

/** What a story says of itself, and what it fixes. All that Storybook knows of it would be much to hand over. */
interface Story {
  facts: Pick<StoryFacts, 'requirements' | 'axeIgnore' | 'mayBeWide'>;
  fixed: Globals;
  /** How large its screen is; undefined where it says nothing of that. */
  screen: { width: number; height: number } | undefined;
  /** The props that lack a description or a type, or a control though they are data. */
  incomplete: readonly string[];
}

const readStory = (page: Page, { id }: TestContext): Promise<Story> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as WithPreview;
    // The store throws until the index of the stories is there, which is late on a busy machine.
    const isReady = () => {
      try {
        return Boolean(preview.storyStore.loadStory);
      } catch {
        return false;
      }
    };
    while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 50));
    const {
      name,
      initialArgs,
      argTypes,
      parameters,
      storyGlobals = {},
    } = await preview.storyStore.loadStory({ storyId });
    const { requirements, axeIgnore, mayBeWide, viewport } = parameters;
    const styles = viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
    return {
      screen: styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) },
      facts: { requirements, axeIgnore, mayBeWide },
      fixed: { edition: storyGlobals.edition, theme: storyGlobals.theme },
      incomplete:
        name === 'Default'
          ? Object.entries(argTypes).flatMap(([prop, { description, control, table }]) => {
              // What is no data stands under a heading of its own (arg-types.ts). An editor of objects needs one to begin with.
              const hasControl =
                table?.category !== undefined ||
                (control?.type === 'object' ? Boolean(initialArgs[prop]) : Boolean(control && !control.disable));
              return description && table?.type?.summary && hasControl ? [] : [prop];
            })
          : [],
    };
  }, id);

/**
 * Switches edition and theme in place, so that what the play function opened stays open, and waits until the story
 * has finished: choosing another story while one still renders makes Storybook reload the page.
 */
const dress = (page: Page, edition: string, theme: string): Promise<void> =>
  page.evaluate(
    async (globals) => {
      const { channel } = (globalThis as WithPreview).__STORYBOOK_PREVIEW__;
      await new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`The story did not change to ${globals.edition}, ${globals.theme}`)), 10_000);
        channel.once('storyFinished', () => resolve());
        channel.emit('updateGlobals', { globals });
      });
    },
    { edition, theme },
  );

const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'document-title'];

/** The last is the one in which every story begins. */
const editions: readonly string[] = ['cn', 'en'];
const themes = ['light', 'dark', 'contrast'] as const;

/** Whether everything is to be looked at that is otherwise looked at in turns: `MILLWRIGHT_FULL=1`. */
const isFull = process.env.MILLWRIGHT_FULL === '1';

/**
 * The first story of a component is looked at in both editions, any other in one, by the length of its id, so that a second
 * try is in the same; all in both when asked.
 */
const editionsOf = ({ id, name }: TestContext, { fixed }: Story): readonly string[] => {
  if (fixed.edition) return [fixed.edition];
  return isFull || name === 'Default' ? editions : [editions[id.length % 2]!];
};

/** Looks at a story in its editions and in every theme, or in the one that it fixes. Returns whether the page is then as it was. */
const inspect = async (page: Page, context: TestContext, story: Story): Promise<boolean> => {
  const { facts, fixed } = story;
  const shown = themes.filter((theme) => (fixed.theme ?? theme) === theme);
  const search: Search = { shown, ignored: [...pageRules, ...(facts.axeIgnore ?? [])], beyondStructure };
  const shownIn = editionsOf(context, story);
  // Most stories stand there in English as they were played.
  const isAsPlayed = fixed.theme === undefined && shownIn.length === 1 && shownIn[0] === 'en';
  for (const edition of shownIn) {
    if (!isAsPlayed) await dress(page, edition, shown[0]!);
    const found: string[] = [];
    for (const { text, small } of await page.evaluate(findInThemes, search)) {
      if (small === undefined || (await page.evaluate(isSmallTarget, small))) found.push(text);
    }
    if (found.length > 0) throw new Error(`In the edition ${edition}:\n${found.join('\n')}`);
  }
  return fixed.edition === undefined && shownIn.at(-1) === 'en' && shown[0] === 'light';
};

/** 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10): the page must not be wider than this. */
const reflowWidth = 320;

const inspectReflow = async (page: Page, { mayBeWide }: Story['facts']): Promise<void> => {
  if (mayBeWide !== undefined) return;
  const before = page.viewportSize();
  await page.setViewportSize({ width: reflowWidth, height: 800 });
  const wide = await page.evaluate(async (width) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found = document.documentElement.scrollWidth;
    if (found <= width) return '';
    const sticking = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .at(-1);
    return `${found} px, because of <${sticking?.tagName.toLowerCase()} class="${sticking?.getAttribute('class') ?? ''}">`;
  }, reflowWidth);
  if (before) await page.setViewportSize(before);
  if (wide) throw new Error(`On a screen of ${reflowWidth} px the story is as wide as ${wide}`);
};

/**
 * Further languages are looked at in the first story of each component, at both ends of the widths. With
 * `STORY_EDITION=ar` a run by hand looks at every story at every width in that edition, and at nothing else.
 */
const everywhereIn = process.env.STORY_EDITION;
const layoutWidths = everywhereIn ? [320, 375, 600, 768, 960, 1024, 1280, 1440] : [320, 1440];
const furtherEditions = everywhereIn ? [everywhereIn] : ['de', 'ar'];

/** Longer words, and text from right to left: nothing is wider than the window and no text is cut off. */
const inspectLayouts = async (page: Page, name: string, { facts, fixed }: Story): Promise<void> => {
  if (facts.mayBeWide !== undefined || (name !== 'Default' && !everywhereIn)) return;
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const edition of furtherEditions.filter((each) => (fixed.edition ?? each) === each)) {
    await dress(page, edition, 'light');
    for (const width of layoutWidths) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${edition} at ${width} px: ${fault}`));
    }
  }
  if (before) await page.setViewportSize(before);
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/** Runs in the page: what moves by itself. Storybook pauses it where a story has ended. */
const findMotion = (): string[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        ['running', 'paused'].includes(playState) && Number(effect?.getComputedTiming().duration) > 20,
    )
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? 'something');

/** The runner visits every story as somebody who wants no motion: nothing may move by itself then. */
const inspectMotion = async (page: Page): Promise<void> => {
  const moving = await page.evaluate(findMotion);
  if (moving.length > 0) throw new Error(`Under reduced motion this still moves: ${moving.join('; ')}`);
};

/**
 * In forced colours the system chooses; text must still stand out from its ground. One story of each component.
 */
const inspectForcedColors = async (page: Page, name: string, facts: Story['facts']): Promise<void> => {
  if (name !== 'Default' || facts.axeIgnore?.includes('color-contrast')) return;
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    const faults = await page.evaluate(unreadableTexts);
    if (faults.length > 0) throw new Error(`In forced colours: ${faults.join('; ')}`);
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
};

const prepared = new WeakSet<Page>();

/** Lends the page real keys for the stories that are played by keyboard alone (`testing/press.ts`), and ends motion and hovering. */
const prepare = async (page: Page): Promise<void> => {
  if (prepared.has(page)) return;
  prepared.add(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // In the headless shell the mouse rests on the corner of a page, and opens what opens on hover.
  await page.mouse.move(-1, -1);
  await page.exposeFunction('pressRealKey', (key: string) => page.keyboard.press(key));
  await page.exposeFunction('clickRealPoint', (x: number, y: number) => page.mouse.click(x, y));
};

/**
 * Runs in the page: Storybook's own hundred elements for what is not there yet go. None is seen in a story, and axe would
 * walk through them each time.
 */
const removePlaceholders = (): void => {
  for (const own of document.querySelectorAll('body > :is(.sb-preparing-story, .sb-preparing-docs, .sb-nopreview)'))
    own.remove();
};

const controlled = new WeakSet<Page>();

/** Once for each page: what moves is found, and axe finds what is wrong, though it need not judge everything again. */
const control = async (page: Page): Promise<void> => {
  // While a dialog is open, what lies under it is not judged.
  if (controlled.has(page) || (await page.locator(':modal, [aria-modal="true"]').count()) > 0) return;
  controlled.add(page);
  const faults = await controlFaults(page, { shown: ['light', 'dark'], ignored: pageRules, beyondStructure });
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'moving';
    place.innerHTML =
      '<style>@keyframes planted { to { opacity: 0 } }</style><p style="animation: planted 1s infinite">';
  });
  if ((await page.evaluate(findMotion)).length !== 1) faults.push('What moves is not found.');
  await page.evaluate(() => document.getElementById('moving')!.remove());
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/** The window of a story that does not say how wide its screen is. */
const ordinaryScreen = { width: 1280, height: 720 };

/** The story that a page shows. */
const shownStories = new WeakMap<Page, Story>();

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    await prepare(page);
    const story = await readStory(page, context);
    shownStories.set(page, story);
    // Storybook narrows the frame of a story; here there is no frame, and the window itself must be as narrow.
    const screen = story.screen ?? ordinaryScreen;
    const { width, height } = page.viewportSize() ?? {};
    if (width !== screen.width || height !== screen.height) await page.setViewportSize(screen);
    record(context, story, false);
    if (story.incomplete.length > 0)
      throw new Error(`Props without a description, a type or a control: ${story.incomplete.join(', ')}`);
    // A page shows many stories, one after the other.
    if (await page.evaluate(() => 'axe' in globalThis)) return;
    await injectAxe(page);
    await page.evaluate(removePlaceholders);
    await page.evaluate(installLooks);
    await page.evaluate(installStructure);
  },
  async postVisit(page, context) {
    // A story that failed has nothing to look at.
    if (context.hasFailure) return;
    const story = shownStories.get(page)!;
    let isAsBefore = false;
    try {
      if (everywhereIn) {
        await inspectLayouts(page, context.name, story);
        return;
      }
      await inspectMotion(page);
      await inspectReflow(page, story.facts);
      await inspectForcedColors(page, context.name, story.facts);
      await inspectLayouts(page, context.name, story);
      isAsBefore = await inspect(page, context, story);
      if (isAsBefore && story.facts.axeIgnore === undefined) await control(page);
    } finally {
      // The next story of this page begins as every story begins.
      if (!isAsBefore) await dress(page, 'en', 'light');
    }
    record(context, story, true);
  },
};

export default config;
