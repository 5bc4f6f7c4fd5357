import { setProjectAnnotations, composeStories } from '@storybook/react-vite';
import { LinkProvider, type RouterLinkProps } from '@millwright/ui/link';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEveryEdition } from '../.storybook/in-edition.tsx';
import preview from '../.storybook/preview.tsx';
import { notServerRendered, storyNames, type StoryModule } from './stories.ts';

setProjectAnnotations(preview);

beforeAll(loadEveryEdition);

const modules = import.meta.glob<StoryModule>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });

const Routed = ({ href, ...rest }: RouterLinkProps) => <a href={href} data-routed="" {...rest} />;

/** Whose links are not for a router: HTML that editors write, and what is shown when the router itself failed. */
const withoutRouter = /\/(?:article-body|bilingual-article|error-boundary-fallback)\//;

/** Own paths that no router knows: the server counts a click there and leads on, or sends a file. */
const ofTheServer = /^\/(?:banner|downloads?|files?)\b/;

const ownLinks = (markup: string): string[] =>
  (markup.match(/<a [^>]*href="\/[^>]*>/g) ?? []).filter(
    (tag) => !/\sdownload[=\s>]/.test(tag) && !ofTheServer.test(/href="([^"]*)"/.exec(tag)![1]!),
  );

const rendered = Object.entries(modules)
  .filter(([path]) => !withoutRouter.test(path))
  .map(([path, module]) => ({
    path: path.replace(/^.*\/src\//, ''),
    module,
    names: storyNames(module).filter((name) => notServerRendered(module, name) === undefined),
  }));

describe.each(rendered.filter(({ names }) => names.length > 0))('$path', ({ module, names }) => {
  const composed = composeStories(module as never) as Record<string, ComponentType>;

  it.each(names)('%s gives each link to an own path to the router', (name) => {
    const Story = composed[name]!;
    const markup = renderToStaticMarkup(
      <LinkProvider link={Routed}>
        <Story />
      </LinkProvider>,
    );
    expect(ownLinks(markup).filter((tag) => !tag.includes('data-routed'))).toEqual([]);
  });
});

it('looks at links of every kind of page', () => {
  const all = rendered.flatMap(({ module, names }) => {
    const composed = composeStories(module as never) as Record<string, ComponentType>;
    return names.slice(0, 1).flatMap((name) => {
      const Story = composed[name]!;
      return ownLinks(renderToStaticMarkup(<Story />));
    });
  });
  expect(all.length).toBeGreaterThan(200);
});
