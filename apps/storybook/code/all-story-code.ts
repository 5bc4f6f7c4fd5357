import { storyNames, type StoryModule } from '../checks/stories.ts';
import { storyCode, type StoryCode } from './story-code.ts';

const modules = import.meta.glob<StoryModule>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });

/** The code of every story of the packages, by folder and name: `primitives/button/button/AsLink`. */
export const allStoryCode = async (): Promise<ReadonlyMap<string, StoryCode>> => {
  const codes = new Map<string, StoryCode>();
  for (const [path, module] of Object.entries(modules))
    for (const name of storyNames(module)) {
      const id = `${path.replace(/^.*\/src\//, '').replace('.stories.tsx', '')}/${name}`;
      codes.set(id, await storyCode(module, name));
    }
  return codes;
};
