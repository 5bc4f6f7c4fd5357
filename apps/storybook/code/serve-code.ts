import { addons } from 'storybook/preview-api';
import { codeServed, codeWanted } from './channel.ts';
import type { ShownStory } from './load-story-code.ts';

let shown: (ShownStory & { id: string }) | undefined;
let listens = false;

const give = async (): Promise<void> => {
  if (!shown) return;
  const { id } = shown;
  const { loadStoryCode } = await import('./load-story-code.ts');
  addons.getChannel().emit(codeServed, id, await loadStoryCode(shown));
};

/** Remembers which story is shown, so that the panel can request its code. Nothing is generated before that. */
export const rememberStory = (story: ShownStory & { id: string }): void => {
  shown = story;
  if (listens || typeof window === 'undefined' || !addons.hasChannel()) return;
  listens = true;
  addons.getChannel().on(codeWanted, () => void give());
};
