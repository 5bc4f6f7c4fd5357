import { setProjectAnnotations, composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEveryEdition } from '../.storybook/in-edition.tsx';
import preview from '../.storybook/preview.tsx';
import { notServerRendered, storyNames, type StoryModule } from './stories.ts';
import { hydrate } from './hydrate.ts';

setProjectAnnotations(preview);

beforeAll(loadEveryEdition);

const modules = import.meta.glob<StoryModule>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });

const rendered = Object.entries(modules)
  .map(([path, module]) => ({
    path: path.replace(/^.*\/src\//, ''),
    module,
    names: storyNames(module).filter((name) => notServerRendered(module, name) === undefined),
  }))
  .filter(({ names }) => names.length > 0);

describe.each(rendered)('$path', ({ module, names }) => {
  const composed = composeStories(module as never) as Record<string, ComponentType>;

  it.each(names)('%s comes from the server as the browser first renders it', async (name) => {
    const Story = composed[name]!;
    expect(await hydrate(renderToString(<Story />), <Story />)).toEqual([]);
  });
});
