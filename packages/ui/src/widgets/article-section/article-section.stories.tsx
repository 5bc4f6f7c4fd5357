import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ArticleSection } from './article-section.tsx';

const { articles, industryOf } = content.en;

const meta = {
  play: showsWhole,
  title: 'Widgets/Article section',
  component: ArticleSection,
  args: {
    title: 'Editor’s pick',
    result: { status: 'ready', items: articles.slice(0, 4) },
    more: { href: '/articles/Editorpick', label: "More of editor's pick" },
    industryOf,
  },
  // The toolbar's edition shows the same articles as that edition tells them.
  render: (args, { globals }) => {
    const told = contentFor(globals);
    const { result } = args;
    const items =
      result.status === 'ready'
        ? result.items.map((item) => told.articles.find(({ id }) => id === item.id) ?? item)
        : [];
    return (
      <ArticleSection
        {...args}
        result={result.status === 'ready' ? { ...result, items } : result}
        industryOf={told.industryOf}
      />
    );
  },
} satisfies Meta<typeof ArticleSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: "More of editor's pick" })).toHaveAttribute(
      'href',
      '/articles/Editorpick',
    );
  },
};

export const Lines: Story = {
  args: { arrangement: 'lines', result: { status: 'ready', items: articles.slice(0, 8) } },
};
/** Three stand in one row, or the first above the others. */
export const ThreeCards: Story = { args: { result: { status: 'ready', items: articles.slice(0, 3) } } };

export const Ranked: Story = {
  args: { arrangement: 'ranked', result: { status: 'ready', items: articles.slice(0, 6) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const OneArticle: Story = { args: { result: { status: 'ready', items: articles.slice(0, 1) } } };

/** The rest of the page is shown all the same. */
export const Failed: Story = {
  args: { result: { status: 'failed', retryHref: '/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Temporarily unavailable/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  },
};

export const Empty: Story = {
  parameters: { badInput: 'emptyList' },
  args: { result: { status: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No data/)).toBeVisible();
  },
};

export const LongTitles: Story = {
  parameters: { badInput: 'longTitle' },
  args: {
    result: {
      status: 'ready',
      items: articles.slice(0, 4).map((article, index) => ({ ...article, id: index + 1, title: 'x'.repeat(200) })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
