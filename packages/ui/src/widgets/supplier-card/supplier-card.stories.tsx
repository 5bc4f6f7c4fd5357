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
import { SupplierCard } from './supplier-card.tsx';

const supplier = entities.en.suppliers[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Supplier card',
  component: SupplierCard,
  args: { supplier, industry: content.en.industryOf(1), headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 640 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => (
    <SupplierCard
      {...args}
      supplier={inEditionOf(globals, 'suppliers', args.supplier)}
      industry={industryInEditionOf(globals, args.industry)}
    />
  ),
} satisfies Meta<typeof SupplierCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: supplier.title })).toHaveAttribute(
      'href',
      '/showroom/suppliers/info/41',
    );
    await expect(canvas.getByText('2003')).toBeVisible();
    await expect(canvas.getByText('Suzhou, Jiangsu')).toBeVisible();
  },
};

export const WithoutLogo: Story = {
  parameters: { badInput: 'missingImage' },
  args: { supplier: { ...supplier, image: null } },
};

export const BrokenLogo: Story = {
  ...showsDefaultImage,
  args: { supplier: { ...supplier, image: brokenImage }, priority: true },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = { ...staysInside, args: { supplier: { ...supplier, title: longTitle } } };

/** Nothing but a name: facts that nobody stated are left out. */
export const Bare: Story = {
  args: {
    supplier: { ...supplier, brief: '', city: '', region: null, founded: 0, staff: 0, productCount: 0, image: null },
    industry: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Founded')).toBeNull();
  },
};

/** An industry that nobody knows is left out. */
export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** A title that looks like markup is text. */
export const HostileTitle: Story = { ...isText, args: { supplier: { ...supplier, title: hostileTitle } } };

/** As its list shows it. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="supplier"
      title={contentFor(globals).industries[0]!.name}
      layout="rows"
      imageRatio="1:1"
      result={{ status: 'ready', items: entities.en.suppliers, total: 60 }}
      renderItem={(item, place) => (
        <SupplierCard
          supplier={inEditionOf(globals, 'suppliers', item)}
          headingLevel={place.headingLevel}
          priority={place.priority}
        />
      )}
    />
  ),
};
