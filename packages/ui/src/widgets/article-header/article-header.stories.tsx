import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ArticleHeader } from './article-header.tsx';

const article = { ...content.en.articles[0]!, author: 'Li Chen', tags: [...content.en.tags] };

const meta = {
  play: showsWhole,
  title: 'Widgets/Article header',
  component: ArticleHeader,
  args: { article, industry: content.en.industryOf(1) },
  // The toolbar's edition shows the same article as that edition tells it.
  render: (args, { globals }) => {
    const told = contentFor(globals);
    return args.article === article ? (
      <ArticleHeader
        {...args}
        article={{ ...told.articles[0]!, author: article.author, tags: [...told.tags] }}
        industry={told.industryOf(1)}
      />
    ) : (
      <ArticleHeader {...args} />
    );
  },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect(canvas.getByText('2026-11-20')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Five-axis' })).toHaveAttribute('target', '_blank');
  },
};

/** Title and date alone. */
export const Bare: Story = {
  args: { article: { ...article, brief: '', source: '', author: null, tags: [] }, industry: null },
};

export const LongTitle: Story = {
  parameters: { badInput: 'longTitle' },
  args: { article: { ...article, title: 'x'.repeat(200) }, industry: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
