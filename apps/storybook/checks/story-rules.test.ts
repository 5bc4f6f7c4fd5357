import { describe, expect, it } from 'vitest';
import { badInputKinds } from '../.storybook/types.ts';
import {
  badInputStories,
  docsOutOfOrder,
  docsWithoutAdvice,
  emptyStories,
  foldersWithoutDocs,
  foldersWithoutKeys,
  interactiveFolders,
  keyboardStories,
  storiesWithOwnEdition,
} from './story-rules.ts';
import type { StoryModule } from './stories.ts';

const modules = import.meta.glob<StoryModule>(
  ['../../../packages/ui/src/**/*.stories.tsx', '../pages/**/*.stories.tsx'],
  { eager: true },
);
const docs = import.meta.glob<string>('../../../packages/ui/src/**/*.docs.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../../../packages/ui/src/*/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storySources = import.meta.glob<string>('../../../packages/ui/src/**/*.{stories,fixtures}.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The foundations have pages of prose, one for each of their parts. */
const storyPaths = Object.keys(modules).filter((path) => path.includes('/ui/src/') && !path.includes('/foundations/'));

describe('the rules of stories', () => {
  const made = (stories: Record<string, object>, parameters = {}): StoryModule =>
    ({ default: { title: 'Widgets/Made', parameters }, ...stories }) as StoryModule;
  const play = () => undefined;

  it('refuse a story without a play function and without a state', () => {
    const module = made(
      { Default: {}, Played: { play }, Shown: { parameters: { state: 'open' } } },
      { machine: 'door' },
    );
    expect(emptyStories({ 'src/widgets/made/made.stories.tsx': module })).toEqual([
      'widgets/made/made.stories.tsx Default',
    ]);
    expect(emptyStories({ 'a.tsx': made({ Shown: { parameters: { state: 'open' } } }) })).toHaveLength(1);
  });

  it('take no story for a proof of bad input that plays nothing', () => {
    const module = made({
      Empty: { play, parameters: { badInput: 'emptyList' } },
      Long: { parameters: { badInput: ['longTitle'] } },
    });
    const found = badInputStories({ 'a.stories.tsx': module });
    expect([found.emptyList, found.longTitle]).toEqual([['a.stories.tsx Empty'], []]);
  });

  it('refuse a story that chooses its edition itself: the toolbar says it, or the story tells the toolbar', () => {
    expect(
      storiesWithOwnEdition({
        'src/widgets/a/a.stories.tsx': "<EditionProvider edition={editions.cn} i18n={createI18n('cn', cn)}>",
        'src/widgets/b/b.stories.tsx': "export const Arabic = { globals: { edition: 'ar' } };",
        'src/widgets/c/c.stories.tsx': 'const { urlSuffix } = editions.en;',
      }),
    ).toEqual(['widgets/a/a.stories.tsx']);
    expect(storiesWithOwnEdition(storySources)).toEqual([]);
  });

  it('require documentation next to stories', () => {
    expect(
      foldersWithoutDocs(
        ['x/src/widgets/a/a.stories.tsx', 'x/src/widgets/b/b.stories.tsx'],
        ['x/src/widgets/a/a.docs.mdx'],
      ),
    ).toEqual(['widgets/b']);
  });

  it('require a story by keyboard alone where there is something to act on', () => {
    const source = {
      'x/src/widgets/a/a.tsx': '<button type="button">',
      'x/src/widgets/b/b.tsx': '<a href="/">',
      'x/src/widgets/b/b.stories.tsx': '<button>',
    };
    const withStory = (path: string, byKeyboard: () => unknown) =>
      foldersWithoutKeys({ [path]: made({ Default: { play }, ByKeyboard: { play: byKeyboard } }) }, source);
    const userEvent = { click: play, keyboard: play };
    expect(withStory('x/src/widgets/a/a.stories.tsx', () => userEvent.keyboard())).toEqual([]);
    expect(withStory('x/src/widgets/a/a.stories.tsx', () => [userEvent.keyboard(), userEvent.click()])).toEqual([
      'widgets/a',
    ]);
    expect(withStory('x/src/widgets/a/a.stories.tsx', play)).toEqual(['widgets/a']);
    expect(withStory('x/src/widgets/b/b.stories.tsx', play)).toEqual([]);
  });
});

/** What the customer's pages are made of. */
const advisedWidgets = (
  'top-banner site-header subsite-header industry-menu main-navigation mobile-menu search-panel login-dialog ' +
  'register-form floating-bar home-popup site-footer language-switch slider article-list article-card ' +
  'supplier-card product-card video-card magazine-issue-card white-paper-card trade-show-card enquiry-form ' +
  'subscription-form share-menu pagination'
).split(' ');

describe('the pages of documentation', () => {
  const page = (...sections: string[]) => ({ 'x/src/widgets/a/a.docs.mdx': `\n${sections.join('\n\n')}\n` });
  const all = [
    '<Canvas',
    '## When to use',
    '## Anatomy',
    '<Reference part="props"',
    '## Keyboard',
    '<Reference part="states"',
    '<Reference part="size"',
  ];

  it('have their sections in one order', () => {
    expect(docsOutOfOrder(page(...all))).toEqual([]);
    expect(docsOutOfOrder(page(...all.toReversed()))).toEqual(['widgets/a/a.docs.mdx']);
    expect(docsOutOfOrder(page(...all.slice(1)))).toEqual(['widgets/a/a.docs.mdx']);
    expect(docsOutOfOrder(docs)).toEqual([]);
  });

  it('have do and don’t, and content advice in both languages, for the widgets of the portal', () => {
    const dos = '## Do and don’t\n\n| Do | Don’t |\n|---|---|\n| a | b |';
    const content = (advice: string) => `## Content\n\n| English | 中文 |\n|---|---|\n| a | ${advice} |`;
    expect(docsWithoutAdvice(page(dos, content('甲')), ['a'])).toEqual([]);
    expect(docsWithoutAdvice(page(dos, content('b')), ['a'])).toEqual(['a']);
    expect(docsWithoutAdvice(page(content('甲')), ['a'])).toEqual(['a']);
    expect(docsWithoutAdvice(docs, advisedWidgets)).toEqual([]);
  });
});

describe('the stories of the library', () => {
  it('hold one that is played by keyboard alone for each component with something to act on', () => {
    expect(interactiveFolders(sources).length).toBeGreaterThan(30);
    expect(Object.values(modules).flatMap(keyboardStories).length).toBeGreaterThan(30);
    expect(foldersWithoutKeys(modules, sources)).toEqual([]);
  });

  it('each have a play function or a state behind them', () => {
    expect(emptyStories(modules)).toEqual([]);
  });

  it.each(badInputKinds)('hand in bad input of the kind %s', (kind) => {
    expect(badInputStories(modules)[kind]).not.toEqual([]);
  });
});

describe('the documentation of the library', () => {
  it('has a page for every component that has stories', () => {
    expect(foldersWithoutDocs(storyPaths, Object.keys(docs))).toEqual([]);
  });

  it.each(Object.entries(docs).map(([path, text]) => [path.replace(/^.*\/src\//, ''), text] as const))(
    '%s says when to use it, of what it consists, and its keys, and has the reference',
    (path, text) => {
      for (const heading of ['## When to use', '## Anatomy', '## Keyboard'])
        expect(text).toMatch(new RegExp(`^${heading}\n\n\\S.{12,}`, 'm'));
      for (const part of ['props', 'states', 'size'])
        expect(text).toContain(`<Reference part="${part}" folder="${path.slice(0, path.lastIndexOf('/'))}"`);
    },
  );
});
