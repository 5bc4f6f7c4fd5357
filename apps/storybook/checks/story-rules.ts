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
  Object.entries(modules).flatMap(([path, module]) =>
    storyNames(module)
      .filter((name) => isEmpty(module, name))
      .map((name) => `${short(path)} ${name}`),
  );

/** The stories that hand in each kind of bad input. A story without a play function proves nothing about it. */
export const badInputStories = (modules: StoryModules): Record<BadInputKind, string[]> => {
  const stories = Object.entries(modules).flatMap(([path, module]) =>
    storyNames(module).flatMap((name) => {
      const { badInput } = factsOf(module, name);
      const kinds = badInput === undefined ? [] : typeof badInput === 'string' ? [badInput] : badInput;
      return (module[name] as { play?: unknown }).play === undefined
        ? []
        : kinds.map((kind) => ({ kind, story: `${short(path)} ${name}` }));
    }),
  );
  return Object.fromEntries(
    badInputKinds.map((kind) => [kind, stories.filter((story) => story.kind === kind).map(({ story }) => story)]),
  ) as Record<BadInputKind, string[]>;
};

/** The sources of stories and their fixtures that choose an edition themselves, and so contradict the toolbar. */
export const storiesWithOwnEdition = (sources: Readonly<Record<string, string>>): string[] =>
  Object.entries(sources)
    .filter(([, source]) => /\bcreateI18n\(|<EditionProvider\b[^>]*\beditions\./.test(source))
    .map(([path]) => short(path));

/** The folders that have stories and no page of documentation. */
export const foldersWithoutDocs = (storyPaths: readonly string[], docPaths: readonly string[]): string[] => {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const documented = new Set(docPaths.map(folderOf));
  return [...new Set(storyPaths.map(folderOf))]
    .filter((folder) => !documented.has(folder))
    .map((folder) => folder.replace(/^.*\/src\//, ''));
};

/** The sections that a page of documentation may have, in their order; all other sections belong to the anatomy. */
const sectionOrder = [
  '<Canvas',
  '## When to use',
  '## Do and don’t',
  '## Anatomy',
  '<Reference part="props"',
  '## Keyboard',
  '<Reference part="states"',
  '## Content',
  '<Reference part="size"',
];

/** The pages of documentation whose sections stand in another order, or that lack one which every page has. */
export const docsOutOfOrder = (docs: Readonly<Record<string, string>>): string[] =>
  Object.entries(docs)
    .filter(([, text]) => {
      const places = sectionOrder.map((section) => text.indexOf(`\n${section}`));
      const isOptional = (index: number) => /Do and|Content/.test(sectionOrder[index]!);
      const found = places.filter((place) => place >= 0);
      return (
        places.some((place, index) => place < 0 && !isOptional(index)) ||
        found.some((place, index) => index > 0 && place < found[index - 1]!)
      );
    })
    .map(([path]) => short(path));

/** The widgets of a list whose page has no do and don't, or no content advice in English and Chinese. */
export const docsWithoutAdvice = (docs: Readonly<Record<string, string>>, widgets: readonly string[]): string[] =>
  widgets.filter((widget) => {
    const text =
      Object.entries(docs).find(([path]) => path.endsWith(`/widgets/${widget}/${widget}.docs.mdx`))?.[1] ?? '';
    const [, dos = ''] = /\n## Do and don’t\n\n\| Do \| Don’t \|\n\|---\|---\|\n((?:\|.+\|\n)+)/.exec(text) ?? [];
    const [, advice = ''] = /\n## Content\n\n\| English \| 中文 \|\n\|---\|---\|\n((?:\|.+\|\n)+)/.exec(text) ?? [];
    return dos === '' || !/\p{Script=Han}/u.test(advice);
  });

/** What a visitor acts on with keys of its own; a link alone is followed as everywhere. */
const actedOn = new RegExp(
  [
    'button|summary|select|textarea|input(?! type="hidden")',
    'Button|IconButton|Select|Input|Checkbox|Textarea|Dialog|Tabs|RadioGroup|Combobox|Slider',
    String.raw`Radix\.\w*(?:Trigger|Close)`,
  ]
    .map((names) => String.raw`<(?:${names})[\s>]`)
    .join('|'),
);
const byPointer = /\b(?:click|dblClick|tripleClick|hover|unhover|pointer|tap|selectOptions)\(/;
const byKeys = /\b(?:press|pressKeys|tabTo|keyboard|tab)\)?\(/;
const folderOfSource = (path: string) => path.slice(0, path.lastIndexOf('/'));
const isPart = (path: string) => !/\.(?:stories|test|fixtures)\.tsx$/.test(path);

/** The folders of components that have something to act on, by the sources of their parts. */
export const interactiveFolders = (sources: Readonly<Record<string, string>>): string[] => [
  ...new Set(
    Object.entries(sources).flatMap(([path, source]) =>
      isPart(path) && actedOn.test(source) ? [folderOfSource(path)] : [],
    ),
  ),
];

/**
 * The stories that are played by keyboard alone: their name says so, and their play function uses keys and no pointer.
 */
export const keyboardStories = (module: StoryModule): string[] =>
  storyNames(module).filter((name) => {
    const played = String((module[name] as { play?: unknown }).play);
    return name.endsWith('ByKeyboard') && byKeys.test(played) && !byPointer.test(played);
  });

/** The folders with something to act on and stories, of which none is played by keyboard alone. */
export const foldersWithoutKeys = (modules: StoryModules, sources: Readonly<Record<string, string>>): string[] => {
  const storied = new Set(Object.keys(modules).map(folderOfSource));
  const proven = new Set(
    Object.entries(modules).flatMap(([path, module]) =>
      keyboardStories(module).length > 0 ? [folderOfSource(path)] : [],
    ),
  );
  return interactiveFolders(sources)
    .filter((folder) => storied.has(folder) && !proven.has(folder))
    .map((folder) => folder.replace(/^.*\/src\//, ''));
};
