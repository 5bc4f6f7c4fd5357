import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ArticleList } from './article-list.tsx';

const { articles, industryOf } = content.en;

const meta = {
  play: showsWhole,
  title: 'Widgets/Article list',
  component: ArticleList,
  // The props of the result list, of which the reader of the type knows no more than their names.
  argTypes: {
    title: {
      description: 'The heading.',
      type: { name: 'string', required: true },
      control: 'text',
      table: { type: { summary: 'string' } },
    },
    headingLevel: {
      description: 'Its level in the page.',
      options: [1, 2],
      control: 'inline-radio',
      table: { type: { summary: '1 | 2' }, defaultValue: { summary: '1' } },
    },
    result: {
      description:
        'What became of the request: the articles with their total, on their way, or failed with a way to retry.',
      type: { name: 'other', value: 'ArticleListResult', required: true },
      control: 'object',
      table: { type: { summary: 'ArticleListResult' } },
    },
    page: {
      description: 'The page that is shown, counted from 1.',
      type: 'number',
      control: { type: 'number', min: 1, step: 1 },
      table: { type: { summary: 'number' }, defaultValue: { summary: '1' } },
    },
    isNarrowed: {
      description:
        'Whether filters or a keyword narrow the list: one that is empty without them says that nothing is there yet.',
      type: 'boolean',
      control: 'boolean',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'true' } },
    },
    clearHref: {
      description: 'Leads to the list without filters.',
      type: 'string',
      control: 'text',
      table: { type: { summary: 'string' }, defaultValue: { summary: 'no link' } },
    },
    recommended: {
      description: 'Articles that an empty list offers instead.',
      control: 'object',
      table: { type: { summary: 'readonly ArticleSummary[]' }, defaultValue: { summary: 'none' } },
    },
  },
  args: { title: 'Industry news', result: { status: 'ready', items: articles.slice(0, 5), total: 240 }, industryOf },
  // The toolbar's edition shows the same articles as that edition tells them.
  render: (args, { globals }) => {
    const told = contentFor(globals);
    const tell = (items: readonly (typeof articles)[number][]) =>
      items.map((item) => told.articles.find(({ id }) => id === item.id) ?? item);
    const result = args.result.status === 'ready' ? { ...args.result, items: tell(args.result.items) } : args.result;
    return (
      <ArticleList
        {...args}
        result={result}
        recommended={args.recommended && tell(args.recommended)}
        industryOf={told.industryOf}
      />
    );
  },
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { recommended: articles.slice(5, 8), industries: { 1: industryOf(1)! } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('240 articles')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

export const SecondPage: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('240 articles, page 2')).toBeVisible();
  },
};

export const OneArticle: Story = {
  args: { result: { status: 'ready', items: articles.slice(0, 1), total: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 article')).toBeVisible();
  },
};

/** Says that there is nothing and recommends other articles. */
export const Empty: Story = {
  args: { result: { status: 'ready', items: [], total: 0 }, clearHref: '/articles', recommended: articles.slice(0, 4) },
  parameters: { requirements: ['ER-20'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You may also like' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/articles');
  },
};

export const EmptyWithoutAdvice: Story = { args: { result: { status: 'ready', items: [], total: 0 } } };

export const Failed: Story = {
  args: { result: { status: 'failed', retryHref: '/articles?page=2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/articles?page=2');
  },
};

export const Loading: Story = {
  args: { result: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** A title of 200 characters, no image, an industry that nobody knows. */
export const BadInput: Story = {
  args: {
    result: {
      status: 'ready',
      total: 1,
      items: [{ ...articles[0]!, id: 1, title: 'x'.repeat(200), image: null, industryId: 999_999, tags: [] }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
