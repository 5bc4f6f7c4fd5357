const words = (name) => name.split('-');
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = (name) => words(name).map(capital).join('');
const title = (name) => capital(words(name).join(' '));

/** Whether a name can be that of a widget: kebab-case, letters first. */
export const isWidgetName = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '');

const component = (name) => `import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as css from './${name}.css.ts';

/** Copy of the ${words(name).join(' ')}. */
const messages = {
  label: msg\`${title(name)}\`,
} as const;

/** Props of the ${words(name).join(' ')}. */
export interface ${pascal(name)}Props {
  /** The heading. */
  heading: string;
}

/** The ${words(name).join(' ')}. Inert: a pure function of its props. */
export const ${pascal(name)} = ({ heading }: ${pascal(name)}Props) => {
  const { t } = useLingui();
  return (
    <section className={css.root} aria-label={t(messages.label)}>
      <h2>{heading}</h2>
    </section>
  );
};
`;

const styles = () => `import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const root = style({ padding: vars.space[4], color: vars.color.ink });
`;

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal(name)} } from './${name}.tsx';

const meta = {
  title: 'Widgets/${title(name)}',
  component: ${pascal(name)},
  args: { heading: '${title(name)}' },
} satisfies Meta<typeof ${pascal(name)}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(args.heading);
  },
};
`;

const docs = (name) => `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} name="Docs" />

# ${title(name)}

<Canvas of={stories.Default} story={{ inline: false, height: '24rem' }} />

## When to use

Say where it belongs, and what to take instead where it does not.

## Do and don’t

| Do | Don’t |
|---|---|
| Say what is right | Say what it is mistaken for |

## Anatomy

A section with a heading.

<Reference part="props" folder="widgets/${name}" stories={stories} />

## Keyboard

Nothing in it takes the focus.

<Reference part="states" folder="widgets/${name}" stories={stories} />

## Content

| English | 中文 |
|---|---|
| Say how its words are written | 写明文字怎么写 |

<Reference part="size" folder="widgets/${name}" stories={stories} />
`;

const test = (name) => `import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { ${pascal(name)} } from './${name}.tsx';

describe('the ${words(name).join(' ')}', () => {
  it('shows its heading', () => {
    renderIn('en', <${pascal(name)} heading="${title(name)}" />);
    expect(screen.getByRole('heading')).toHaveTextContent('${title(name)}');
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', async (edition) => {
    await expectCleanHydration(edition, <${pascal(name)} heading="${title(name)}" />);
  });
});
`;

const index = (name) => `export { ${pascal(name)}, type ${pascal(name)}Props } from './${name}.tsx';
`;

/** The files of a new widget, by name. */
export const widgetFiles = (name) => ({
  [`${name}.tsx`]: component(name),
  [`${name}.css.ts`]: styles(),
  [`${name}.stories.tsx`]: stories(name),
  [`${name}.docs.mdx`]: docs(name),
  [`${name}.test.tsx`]: test(name),
  'index.ts': index(name),
});

/** The manifest of the component library with an entry for the widget, the entries in alphabetical order. */
export const withEntry = (manifest, name) => {
  const source = `./src/widgets/${name}/index.ts`;
  const entry = { '@millwright/source': source, types: source, default: `./dist/widgets/${name}/index.js` };
  const changed = JSON.parse(manifest);
  changed.exports = Object.fromEntries(
    Object.entries({ ...changed.exports, [`./${name}`]: entry }).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return `${JSON.stringify(changed, null, 2)}\n`;
};
