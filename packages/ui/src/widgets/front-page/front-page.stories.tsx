import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { tables } from '../../testing/data-chart.fixtures.ts';
import { FrontPage } from './front-page.tsx';
import { pricesOf } from './prices.ts';

const { articles, industries } = content.en;

const prices = { table: pricesOf(tables.prices.en)!, article: articles[12] ?? articles[0]! };

const meta = {
  play: showsWhole,
  title: 'Widgets/Front page',
  component: FrontPage,
  argTypes: { prices: choiceOf({ 'of plastics': prices }) },
  args: {
    title: 'Millwright',
    stories: { status: 'ready', items: articles },
    industries,
    more: { href: '/articles', label: 'All news' },
  },
  // The toolbar's edition tells the same stories.
  render: (args, { globals }) => {
    const told = contentFor(globals);
    const stories =
      args.stories.status === 'ready' && args.stories.items === articles
        ? { ...args.stories, items: told.articles }
        : args.stories;
    return (
      <FrontPage
        {...args}
        stories={stories}
        industries={args.industries === industries ? told.industries : args.industries}
        industryOf={told.industryOf}
      />
    );
  },
} satisfies Meta<typeof FrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { seconds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'Plastics and rubber' })).toHaveAttribute('href', '/i/plastics');
  },
};

export const FewStories: Story = { args: { stories: { status: 'ready', items: articles.slice(0, 3) } } };
export const OneStory: Story = { args: { stories: { status: 'ready', items: articles.slice(0, 1) } } };

/** Two stories more where there are as many. */
export const WithSeconds: Story = {
  args: { seconds: articles.slice(9, 11) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(11);
  },
};

/** Prices above the industries. */
export const WithPrices: Story = {
  args: { prices },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'HDPE' })).toBeVisible();
  },
};

export const NoStories: Story = {
  parameters: { badInput: 'emptyList' },
  args: { stories: { status: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

export const StoriesFailed: Story = {
  args: { stories: { status: 'failed', retryHref: '/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Industries' })).toBeVisible();
  },
};

export const WithoutIndustries: Story = { parameters: { badInput: 'emptyList' }, args: { industries: [] } };

/** Names that nobody planned for. */
export const BadInput: Story = {
  args: {
    stories: {
      status: 'ready',
      items: articles.map((article, index) => ({ ...article, id: index + 1, title: 'x'.repeat(200), image: null })),
    },
    industries: industries.map((industry) => ({
      ...industry,
      name: `${industry.name} and everything that belongs to it`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
