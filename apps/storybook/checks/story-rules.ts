import { badInputKinds, type BadInputKind } from '../.storybook/types.ts';
import { factsOf, storyNames, type StoryModule } from './stories.ts';

/** Story files by their path. */
export type StoryModules = Readonly<Record<string, StoryModule>>;

const isEmpty = (module: StoryModule, name: string): boolean => {
  const story = module[name] as { play?: unknown };
  const { machine, state } = factsOf(module, name);
  const play = story.play ?? (module.default as { play?: unknown }).play;
  return play === undefined && (machine === undefined || state === undefined);
};

const short = (path: string): string => path.replace(/^.*\/(?=[^/]+\/[^/]+\/[^/]+$)/, '');

/** The stories that have neither a play function nor a state behind them, and so prove nothing. */
export const emptyStories = (modules: StoryModules): string[] =>
  Object.entries(modules).flatMap(([path, module]) => storyNames(module).filter((name) => isEmpty(module, name)).map((name) => `${short(path)} ${name}`));

/** The stories that hand in each kind of bad input. A story without a play function proves nothing about it. */
export const badInputStories = (modules: StoryModules): Record<BadInputKind, string[]> => {
  const stories = Object.entries(modules).flatMap(([path, module]) =>
    storyNames(module).flatMap((name) => {
      const { badInput } = factsOf(module, name);
      const kinds = badInput === undefined ? [] : typeof badInput === 'string' ? [badInput] : badInput;
      return (module[name] as { play?: unknown }).play === undefined ? [] : kinds.map((kind) => ({ kind, story: `${short(path)} ${name}` }));
    }),
  );
  return Object.fromEntries(badInputKinds.map((kind) => [kind, stories.filter((story) => story.kind === kind).map(({ story }) => story)])) as Record<BadInputKind, string[]>;
};

/** The folders that have stories and no page of documentation. */
export const foldersWithoutDocs = (storyPaths: readonly string[], docPaths: readonly string[]): string[] => {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const documented = new Set(docPaths.map(folderOf));
  return [...new Set(storyPaths.map(folderOf))].filter((folder) => !documented.has(folder)).map((folder) => folder.replace(/^.*\/src\//, ''));
};
