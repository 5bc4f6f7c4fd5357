import { expect, it } from 'vitest';
import { storyName } from '../.storybook/story-names.ts';
import { storyNames, type StoryModule } from './stories.ts';

const modules = import.meta.glob<StoryModule>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });

const pages = {
  ...modules,
  ...import.meta.glob<StoryModule>(['../pages/**/*.stories.tsx', '../../../packages/elements/src/**/*.stories.tsx'], {
    eager: true,
  }),
};

/** What the search of Storybook looks through: the path and the name of each story. */
const searched = Object.values(modules).flatMap((module) =>
  storyNames(module).map((name) => `${module.default.title} ${storyName(name)}`.toLowerCase()),
);

it('every story stands in a group: the first that stands in none would be what Storybook opens on', () => {
  expect(Object.values(pages).filter((module) => !module.default.title?.includes('/'))).toEqual([]);
});

it.each(['mega menu', 'countdown', 'sms', 'slider', 'toast', 'login', 'banner', 'search'])(
  'the search finds “%s”',
  (word) => {
    expect(searched.filter((each) => each.includes(word))).not.toEqual([]);
  },
);

it('names of stories are written as those of components, abbreviations in capitals', () => {
  expect(
    ['SmsCode', 'LongestUrl', 'CodeForWeChat', 'AnotherBrandInChinese', 'SentBeforeReload'].map(storyName),
  ).toEqual(['SMS code', 'Longest URL', 'Code for WeChat', 'Another brand in Chinese', 'Sent before reload']);
});
