import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ArticleCard } from './article-card.tsx';

const article = content.en.articles[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Article card',
  component: ArticleCard,
  args: { article, industry: content.en.industryOf(1), headingLevel: 2 },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.variant === 'lead' ? 560 : args.variant === 'row' ? 800 : 304 }}>{Story()}</div>
    ),
  ],
  // The toolbar's edition shows the same article as that edition tells it.
  render: (args, { globals }) =>
    args.article === article ? (
      <ArticleCard
        {...args}
        article={contentFor(globals).articles[0]!}
        industry={args.industry && contentFor(globals).industryOf(1)}
      />
    ) : (
      <ArticleCard {...args} />
    ),
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: article.title })).toHaveAttribute('href', '/article/giga-cast-yield');
    await expect(canvas.getByText('2026-11-20')).toBeVisible();
  },
};

export const Lead: Story = { args: { variant: 'lead', priority: true } };
export const Second: Story = { args: { variant: 'second' } };
export const Row: Story = { args: { variant: 'row' } };
export const Headline: Story = { args: { variant: 'headline' } };

/** An article that lives elsewhere opens in a new tab and says so. */
export const External: Story = {
  args: { article: { ...article, externalUrl: 'https://news.example.com/casting' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', 'https://news.example.com/casting');
  },
};

/** Text alone. */
export const WithoutImage: Story = {
  parameters: { badInput: 'missingImage' },
  args: { article: { ...article, id: 2, image: null } },
};

export const WithoutImageInRow: Story = {
  parameters: { badInput: 'missingImage' },
  args: { article: { ...article, id: 3, image: null }, variant: 'row' },
};

export const BrokenImage: Story = {
  args: { article: { ...article, id: 3, image: 'data:image/png;base64,broken' }, priority: true },
  parameters: { badInput: 'missingImage', requirements: ['ER-19'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-failed'));
  },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = {
  parameters: { badInput: 'longTitle' },
  args: {
    article: { ...article, id: 4, title: 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200) },
    variant: 'row',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** Nothing but a title: no brief, no source, no tags, no readable date. */
export const Bare: Story = {
  args: {
    article: { ...article, id: 5, brief: '', source: '', tags: [], image: null, publishedAt: '' },
    industry: null,
    variant: 'row',
  },
};

/** A title that looks like markup is text. */
export const HostileTitle: Story = {
  args: { article: { ...article, id: 3, title: '<img src=x onerror=alert(1)>' } },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};
