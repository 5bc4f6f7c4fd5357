import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { storyName } from '../.storybook/story-names.ts';
import type { StoryFacts } from '../.storybook/types.ts';
import { factsOf, storyNames, type StoryModule } from '../checks/stories.ts';

/** A story of a component, as its documentation lists it. */
export interface ListedStory {
  id: string;
  name: string;
  facts: StoryFacts;
}

/** The stories of a module with what they say of themselves. */
export const listStories = (module: StoryModule): ListedStory[] =>
  storyNames(module).map((name) => ({
    id: toId(String(module.default.title), storyNameFromExport(name)),
    name: storyName(name),
    facts: factsOf(module, name),
  }));

/** A list of what a fact holds, whether it is one thing or several. */
export const listOf = <Value extends string>(fact: Value | readonly Value[] | undefined): readonly Value[] =>
  fact === undefined ? [] : typeof fact === 'string' ? [fact] : fact;
