import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentFor, editionOf } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { press, tabTo } from '../../testing/press.ts';
import { IndustryHighlights, type IndustryHighlightsProps } from './industry-highlights.tsx';

const { products, shows } = entities.en;
const all: IndustryHighlightsProps = {
  story: contentFor({}).articles[0]!,
  products: products.slice(0, 3),
  shows: shows.slice(0, 2),
};
const veryLongName = 'Hydraulic-pneumatic-electromechanical combination presses '.repeat(6).trim();

const meta = {
  title: 'Widgets/Industry highlights',
  component: IndustryHighlights,
  parameters: { layout: 'padded' },
  args: all,
  render: (args, { globals }) => {
    const edition = editionOf(globals);
    const told = entities[edition];
    // The samples as the edition of the toolbar tells them.
    return (
      <div style={{ maxWidth: 640 }}>
        <IndustryHighlights
          story={args.story === all.story ? contentFor(globals).articles[0]! : args.story}
          products={args.products === all.products ? told.products.slice(0, 3) : args.products}
          shows={args.shows === all.shows ? told.shows.slice(0, 2) : args.shows}
        />
      </div>
    );
  },
} satisfies Meta<typeof IndustryHighlights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/article/giga-cast-yield',
      '/showroom/products/info/61',
      '/showroom/products/info/62',
      '/showroom/products/info/63',
      '/tradeshow/info/81',
      '/tradeshow/info/82',
    ]);
  },
};

export const NewsAlone: Story = {
  args: { products: [], shows: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const WithoutNews: Story = {
  args: { story: null },
  play: async ({ canvas }) => expect(canvas.getAllByRole('list')).toHaveLength(2),
};

export const Nothing: Story = {
  args: { story: null, products: [], shows: [] },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const VeryLongNames: Story = {
  args: {
    story: { ...all.story!, title: veryLongName },
    products: all.products.map((product) => ({ ...product, title: veryLongName })),
    shows: all.shows.map((show) => ({ ...show, title: veryLongName })),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await tabTo(links[0]!);
    await press('Tab');
    await expect(links[1]).toHaveFocus();
  },
};
