import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostileTitle, isText, longTitle, staysInside } from '../../testing/card-stories.ts';
import { content, contentFor, industryInEditionOf } from '../../testing/content.fixtures.ts';
import { entities, inEditionOf, readOn } from '../../testing/entities.fixtures.ts';
import { ResultList } from '../result-list/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { TradePostCard } from './trade-post-card.tsx';

const post = entities.en.posts[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Trade post card',
  component: TradePostCard,
  args: { post, industry: content.en.industryOf(1), headingLevel: 2, now: readOn },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 640 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => (
    <TradePostCard
      {...args}
      post={inEditionOf(globals, 'posts', args.post)}
      industry={industryInEditionOf(globals, args.industry)}
    />
  ),
} satisfies Meta<typeof TradePostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: post.title })).toHaveAttribute('href', '/showroom/supply/71');
    await expect(canvas.getByText('40 t')).toBeVisible();
    await expect(canvas.getByText('2026-12-31')).toBeVisible();
  },
};

export const Demand: Story = {
  args: { post: entities.en.posts[1]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demand')).toBeVisible();
    await expect(canvas.getByRole('link', { name: entities.en.posts[1]!.title })).toHaveAttribute(
      'href',
      '/showroom/demand/72',
    );
  },
};

/** The day after its last day. */
export const Expired: Story = {
  args: { now: '2027-01-01T02:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};

export const OpenEnded: Story = {
  args: { post: { ...post, quantity: 0, validUntil: null }, now: readOn },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By agreement')).toBeVisible();
    await expect(canvas.getByText('No end date')).toBeVisible();
  },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = { ...staysInside, args: { post: { ...post, title: longTitle } } };

/** Nothing but a title, and dates that are none. */
export const Bare: Story = {
  args: {
    post: { ...post, brief: '', quantity: 0, unit: '', place: '', publishedAt: '', validUntil: 'soon' },
    industry: null,
  },
};

/** An industry that nobody knows is left out. */
export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** A title that looks like markup is text. */
export const HostileTitle: Story = { ...isText, args: { post: { ...post, title: hostileTitle } } };

/** As its list shows it. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="tradePost"
      title={contentFor(globals).industries[0]!.name}
      layout="rows"
      imageRatio={null}
      result={{ status: 'ready', items: entities.en.posts, total: 60 }}
      renderItem={(item, place) => (
        <TradePostCard post={inEditionOf(globals, 'posts', item)} now={readOn} headingLevel={place.headingLevel} />
      )}
    />
  ),
};
