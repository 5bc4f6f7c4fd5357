import type { StoryFacts } from '../.storybook/types.ts';
import type { StateStory } from './machine-states.ts';

/** A story file as a module: its default export and one named export for each story. */
export type StoryModule = {
  default: { title?: string; parameters?: StoryFacts; excludeStories?: readonly string[] | RegExp };
} & Record<string, unknown>;

const isExcluded = (name: string, excluded: readonly string[] | RegExp | undefined): boolean =>
  excluded instanceof RegExp ? excluded.test(name) : (excluded ?? []).includes(name);

/** The named stories of a module, without its default export and what it keeps out. */
export const storyNames = (module: StoryModule): string[] =>
  Object.keys(module).filter(
    (name) => name !== 'default' && !name.startsWith('__') && !isExcluded(name, module.default.excludeStories),
  );

/** What a story says of itself, with what its file says of all its stories. */
export const factsOf = (module: StoryModule, name: string): StoryFacts => {
  const story = module[name] as { parameters?: StoryFacts };
  return { ...module.default.parameters, ...story.parameters };
};

/** The states that the stories of a module say they show. */
export const stateStories = (path: string, module: StoryModule): StateStory[] =>
  storyNames(module).map((name) => {
    const { machine, state } = factsOf(module, name);
    const states = state === undefined ? [] : typeof state === 'string' ? [state] : state;
    return { name: `${path} ${name}`, machine, states };
  });

/** The reason why a story is not rendered on the server, if it gives one. */
export const notServerRendered = (module: StoryModule, name: string): string | undefined =>
  factsOf(module, name).notServerRendered;
