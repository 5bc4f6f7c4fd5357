import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ArticleFilters } from './article-filters.tsx';
import { noArticleFilters } from './article-list-href.ts';
import { facets, noFacets } from './filter-bar.fixtures.ts';

const { industries, tags } = content.en;

const meta = {
  play: showsWhole,
  title: 'Widgets/Filter bar',
  component: ArticleFilters,
  args: { filters: noArticleFilters, facets, industries, tags },
  // The toolbar's edition names the same industries and tags.
  render: (args, { globals }) =>
    args.industries === industries ? (
      <ArticleFilters {...args} industries={contentFor(globals).industries} tags={contentFor(globals).tags} />
    ) : (
      <ArticleFilters {...args} />
    ),
} satisfies Meta<typeof ArticleFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Plastics and rubber.*204 results$/ })).toHaveAttribute('href', '/articles?sid=5');
    await expect(canvas.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('');
  },
};

export const Chosen: Story = {
  args: { filters: { ...noArticleFilters, industryId: 5, year: 2026, month: 11, keyword: 'servo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Plastics and rubber/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('searchbox')).toHaveValue('servo');
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/articles');
  },
};

/** In a column of at most 416 px the choices stand in lists. */
export const Rail: Story = {
  args: { filters: { ...noArticleFilters, industryId: 5 } },
  decorators: [(Story) => <div style={{ maxWidth: 256 }}>{Story()}</div>],
};

/** Within a search the keyword has a form of its own already. */
export const WithoutKeyword: Story = {
  args: { withKeyword: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const NothingToChoose: Story = { args: { facets: noFacets } };

/** Choices that the address states and nobody knows can be seen and taken off. */
export const UnknownChoice: Story = {
  args: { filters: { ...noArticleFilters, industryId: 424_242, keyword: '<script>alert(1)</script>' }, facets: noFacets },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /No. 424242/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const LongNames: Story = {
  args: { industries: industries.map(({ id, name }) => ({ id, name: `${name} `.repeat(6) })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
