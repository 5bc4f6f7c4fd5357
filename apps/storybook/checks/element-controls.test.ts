import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface ElementStories {
  default: { argTypes: Readonly<Record<string, { description?: string; control?: unknown }>> };
  Default: { args: Readonly<Record<string, unknown>>; parameters: { code: string } };
}

const stories = import.meta.glob<ElementStories>('../../../packages/elements/src/stories/*.stories.tsx', {
  eager: true,
});
const source = readFileSync(join(import.meta.dirname, '../../../packages/elements/src/index.ts'), 'utf8');

/** The elements with their attributes, as the package defines them; those without have that of all. */
const elements = [...source.matchAll(/name: '([\w-]+)',(?:\s*attributes: \[([^\]]*)\])?/g)].map(
  ([, name, attributes = "'site'"]) => [name!, [...attributes.matchAll(/'([^']+)'/g)].map(([, one]) => one!)] as const,
);

it('every custom element has a first story', () => {
  expect(Object.keys(stories)).toHaveLength(elements.length);
});

it.each(elements)('the attributes of %s are controls, each with its description', (name, attributes) => {
  const story = Object.values(stories).find(({ Default }) => Default.parameters.code.startsWith(`<${name}`))!;
  const { argTypes } = story.default;
  expect(Object.keys(argTypes)).toEqual(attributes);
  expect(Object.keys(story.Default.args)).toEqual(attributes);
  for (const attribute of attributes)
    expect(argTypes[attribute]).toMatchObject({ description: expect.any(String), control: expect.anything() });
});
