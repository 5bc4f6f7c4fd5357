import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inStorybook, pageOfDocument } from '../docs/shown-documents.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = globSync('apps/storybook/pages/*.mdx', { cwd: root }).map((file) => read(file));

describe('documents of the repository in Storybook', () => {
  it.each(Object.entries(pageOfDocument))(
    '%s has its page, and its links and images lead somewhere there',
    (document, id) => {
      const page = pages.find((text) => text.includes(`/${document}?raw`)) ?? '';
      expect(
        /<Meta title="([^"]+)"/
          .exec(page)?.[1]
          ?.toLowerCase()
          .replace(/[^a-z]+/g, '-'),
      ).toBe(id);
      const files = Object.fromEntries(
        [...page.matchAll(/^import \w+ from '(?:\.\.\/){3}([^'?]+)(?:\?url)?';$/gm)].map(([, path = '']) => [
          path,
          '/assets/a-file',
        ]),
      );
      const links = [...inStorybook(read(document), document, files).matchAll(/\]\(([^)\s]+)\)/g)].map(
        ([, link]) => link,
      );
      expect(links.filter((link) => !/^(?:https:|\?path=|#|\/assets\/)/.test(link ?? ''))).toEqual([]);
    },
  );

  it('a link that leads nowhere stays as it is, and is noticed', () => {
    expect(
      inStorybook('[a](../packages/ui/README.md) [b](gone.md) [c](https://example.com/x.md)', 'docs/reuse.md'),
    ).toBe('[a](?path=/docs/about-a-page-of-your-own--docs) [b](gone.md) [c](https://example.com/x.md)');
  });
});
