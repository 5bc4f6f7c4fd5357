import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ArticleFilters } from './article-filters.tsx';
import { noArticleFilters } from './article-list-href.ts';
import { facets, noFacets } from './filter-bar.fixtures.ts';
import { FilterBar } from './filter-bar.tsx';

const { industries, tags } = content.en;

/** A list that can stand in two orders. */
const sort = {
  key: 'sort',
  label: 'Order',
  options: [
    { label: 'Latest', href: '/videos', current: true },
    { label: 'Most watched', href: '/videos?sort=views' },
  ],
};

const meta = {
  play: showsWhole,
  title: 'Widgets/Filter bar',
  component: ArticleFilters,
  argTypes: { sort: choiceOf({ 'latest or most watched': sort }) },
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
    await expect(canvas.getByRole('link', { name: /^Plastics and rubber.*204 results$/ })).toHaveAttribute(
      'href',
      '/articles?sid=5',
    );
    await expect(canvas.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('');
  },
};

export const Chosen: Story = {
  args: { filters: { ...noArticleFilters, industryId: 5, year: 2026, month: 11, keyword: 'servo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Plastics and rubber/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Remove Industry: Plastics and rubber' })).toHaveAttribute(
      'href',
      '/articles?year=2026&month=11&keyword=servo',
    );
    await expect(canvas.getByRole('searchbox')).toHaveValue('servo');
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/articles');
  },
};

/** In a column of at most 416 px the choices stand in lists. */
export const Rail: Story = {
  args: { filters: { ...noArticleFilters, industryId: 5 } },
  decorators: [(Story) => <div style={{ maxWidth: 256 }}>{Story()}</div>],
};

/** A long filter shows its first choices; the others unfold, without a script. */
export const Unfolded: Story = {
  play: async ({ canvas, canvasElement }) => {
    // On a phone all of them are folded away; on a wide screen they stand open whatever it says.
    canvasElement.querySelector<HTMLDetailsElement>('[data-panel]')!.open = true;
    const environment = canvas.getByText(/Water and environment|环保水务/, { ignore: 'nothing' });
    await expect(environment).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^(15 more|还有 15 项)$/));
    await expect(environment).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A list that can stand in several orders. */
export const Sorted: Story = {
  render: () => <FilterBar groups={[]} sort={sort} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Latest');
    await expect(canvas.getByRole('link', { name: 'Most watched' })).toHaveAttribute('href', '/videos?sort=views');
  },
};

/** Within a search the keyword has a form of its own already. */
export const WithoutKeyword: Story = {
  args: { withKeyword: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const NothingToChoose: Story = { args: { facets: noFacets }, parameters: { badInput: 'emptyList' } };

/** Choices that the URL states and nobody knows can be seen and taken off. */
export const UnknownChoice: Story = {
  parameters: { badInput: ['unknownIndustry', 'hostileHtml'] },
  args: {
    filters: { ...noArticleFilters, industryId: 424_242, keyword: '<script>alert(1)</script>' },
    facets: noFacets,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^No. 424242/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const LongNames: Story = {
  parameters: { badInput: 'longTitle' },
  args: { industries: industries.map(({ id, name }) => ({ id, name: `${name} `.repeat(12) })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector<HTMLDetailsElement>('[data-panel]')!;
    const toggle = panel.querySelector('summary')!;
    // On a phone the filters are folded away.
    if (toggle.checkVisibility()) {
      await tabTo(toggle);
      await press('Enter');
    }
    const more = canvas.getByText(/^(15 more|还有 15 项)$/);
    await tabTo(more);
    await press('Space');
    const environment = canvas.getByRole('link', { name: /^Water and environment|^环保水务/ });
    await expect(environment.checkVisibility()).toBe(true);
    await tabTo(environment);
    await tabTo(more, 'Shift+Tab');
    await press('Enter');
    await expect(environment.checkVisibility()).toBe(false);
  },
};
