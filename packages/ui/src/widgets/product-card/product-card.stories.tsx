import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  brokenImage,
  hostileTitle,
  isText,
  longTitle,
  showsDefaultImage,
  staysInside,
} from '../../testing/card-stories.ts';
import { content, contentFor, industryInEditionOf } from '../../testing/content.fixtures.ts';
import { entities, inEditionOf } from '../../testing/entities.fixtures.ts';
import { ResultList } from '../result-list/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ProductCard } from './product-card.tsx';

const product = entities.en.products[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Product card',
  component: ProductCard,
  args: { product, industry: content.en.industryOf(1), headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 304 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => (
    <ProductCard
      {...args}
      product={inEditionOf(globals, 'products', args.product)}
      industry={industryInEditionOf(globals, args.industry)}
    />
  ),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: product.title })).toHaveAttribute(
      'href',
      '/showroom/products/info/61',
    );
    await expect(canvas.getByRole('link', { name: 'Hengyue Precision Machinery' })).toHaveAttribute(
      'href',
      '/showroom/suppliers/info/41',
    );
    await expect(canvas.getByText('18000 r/min')).toBeVisible();
  },
};

/** Without its figures, as on the home page. */
export const Terse: Story = { args: { terse: true } };

export const WithoutImage: Story = {
  parameters: { badInput: 'missingImage' },
  args: { product: { ...product, image: null } },
};

export const BrokenImage: Story = {
  ...showsDefaultImage,
  args: { product: { ...product, image: brokenImage }, priority: true },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = { ...staysInside, args: { product: { ...product, title: longTitle } } };

/** A supplier's own designation of 200 characters. */
export const LongModel: Story = { ...staysInside, args: { product: { ...product, model: 'X'.repeat(200) } } };

/** Neither model, figures nor supplier. */
export const Bare: Story = {
  args: { product: { ...product, model: '', parameters: [], owner: null, image: null }, industry: null },
};

/** An industry that nobody knows is left out. */
export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** A title that looks like markup is text. */
export const HostileTitle: Story = { ...isText, args: { product: { ...product, title: hostileTitle } } };

/** As its list shows it. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="product"
      title={contentFor(globals).industries[0]!.name}
      layout="grid"
      imageRatio="4:3"
      result={{ status: 'ready', items: entities.en.products, total: 60 }}
      renderItem={(item, place) => (
        <ProductCard
          product={inEditionOf(globals, 'products', item)}
          headingLevel={place.headingLevel}
          priority={place.priority}
        />
      )}
    />
  ),
};
