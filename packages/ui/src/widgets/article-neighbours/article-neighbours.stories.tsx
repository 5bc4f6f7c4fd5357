import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ArticleNeighbours } from './article-neighbours.tsx';

const [first, second] = content.en.articles;

const meta = {
  play: showsWhole,
  title: 'Widgets/Article neighbours',
  component: ArticleNeighbours,
  args: { previous: first!, next: second! },
  // The toolbar's edition shows the same articles as that edition tells them.
  render: ({ previous, next }, { globals }) => {
    const told = (article: typeof previous) =>
      contentFor(globals).articles.find(({ id }) => id === article?.id) ?? article;
    return <ArticleNeighbours previous={told(previous)} next={told(next)} />;
  },
} satisfies Meta<typeof ArticleNeighbours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Previous article/ })).toHaveAttribute('rel', 'prev');
    await expect(canvas.getByRole('link', { name: /Next article/ })).toHaveAttribute('href', '/article/1002');
  },
};

export const First: Story = { args: { previous: null } };
export const Last: Story = { args: { next: null } };

export const Alone: Story = {
  args: { previous: null, next: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
