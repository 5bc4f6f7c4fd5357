import type { StoryModule } from '../checks/stories.ts';
import { codeOfUnseen, storiesOfMachine } from './machine-code.ts';
import { storyCode } from './story-code.ts';

const modules = import.meta.glob<StoryModule>([
  '../../../packages/ui/src/**/*.stories.tsx',
  '../pages/**/*.stories.tsx',
]);

/** What Storybook knows of a story that it shows. */
export interface ShownStory {
  /** `code`: what a story hands out itself, because it shows no component of React. */
  parameters: { fileName?: string; code?: string };
  moduleExport?: unknown;
  globals?: object;
}

/** The code of a chart: that of the widget which runs the machine, as it begins. */
const machineCode = async (machine: string, globals: object | undefined): Promise<string> => {
  const unseen = codeOfUnseen[machine];
  const module = unseen ? undefined : await modules[storiesOfMachine(machine, Object.keys(modules)) ?? '']?.();
  return (
    unseen ??
    (module ? (await storyCode(module, 'Default', globals)).code : `// No widget is known that runs ${machine}`)
  );
};

/** The code of a story, in the edition of the toolbar. */
export const loadStoryCode = async ({ parameters, moduleExport, globals }: ShownStory): Promise<string> => {
  if (parameters.code !== undefined) return parameters.code;
  const file = parameters.fileName?.replace(/^(?:\.{1,2}\/)+/, '') ?? '';
  const machine = /^virtual:machine-stories\/(\w+)/.exec(file)?.[1];
  if (machine) return machineCode(machine, globals);
  const load = Object.entries(modules).find(
    ([path]) => path.replace(/^(?:\.{1,2}\/)+/, '') === file || path.endsWith(file.replace(/^.*\/src\//, '/src/')),
  )?.[1];
  const module = await load?.();
  const name = module && Object.keys(module).find((key) => module[key] === moduleExport);
  if (!module || !name)
    return `// The code of this story could not be found: ${parameters.fileName ?? 'it has no file'}`;
  return (await storyCode(module, name, globals)).code;
};
