import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { ArticleFilters } from './article-filters.tsx';
import { articleListHref, noArticleFilters } from './article-list-href.ts';
import { LinkProvider } from '../../primitives/link/index.ts';
import { facets, noFacets } from './filter-bar.fixtures.ts';
import { FilterBar, type ArticleFilterValues } from './filter-bar.tsx';

const { industries, tags } = content.en;
const show = (filters: Partial<ArticleFilterValues>, counts = facets) =>
  renderIn(
    'en',
    <ArticleFilters
      filters={{ ...noArticleFilters, ...filters }}
      facets={counts}
      industries={industries}
      tags={tags}
    />,
  );
// Of a long filter the first choices are one list, those that unfold another.
const choices = (label: string) =>
  screen.getAllByRole('list', { name: label }).flatMap((list) => within(list).getAllByRole('link'));
const choice = (label: string, name: RegExp) =>
  screen.getAllByRole('list', { name: label }).flatMap((list) => within(list).queryAllByRole('link', { name }))[0]!;

describe('the URL of a list', () => {
  it('states every filter in one order, the type in the path, and no first page', () => {
    expect(articleListHref({})).toBe('/articles');
    expect(articleListHref({ type: 'latest' }, 1)).toBe('/articles/latest');
    expect(articleListHref({ keyword: 'a&b 模具', month: 3, year: 2026, tagId: 11, industryId: 5 }, 2)).toBe(
      '/articles?sid=5&tid=11&year=2026&month=3&keyword=a%26b+%E6%A8%A1%E5%85%B7&page=2',
    );
  });

  it('states an order that is not its own: of a list that is searched, that is the best first', () => {
    expect(articleListHref({ year: 2026 }, 2, 'oldest')).toBe('/articles?year=2026&sort=oldest&page=2');
    expect(articleListHref({}, 1, 'latest')).toBe('/articles');
    expect(articleListHref({ keyword: 'servo' }, 1, 'latest')).toBe('/articles?keyword=servo&sort=latest');
  });
});

describe('the filters of an article list', () => {
  it('keep the other filters and go back to the first page', () => {
    show({ industryId: 5, keyword: 'servo' });
    expect(choice('Year', /2025/)).toHaveAttribute('href', '/articles?sid=5&year=2025&keyword=servo');
  });

  it('take a filter off by its first choice', () => {
    show({ industryId: 5, year: 2026 });
    expect(choices('Industry')[0]).toHaveAttribute('href', '/articles?year=2026');
  });

  it('offer months within a year only, and drop the month with the year', () => {
    show({});
    expect(screen.queryByRole('list', { name: 'Month' })).toBeNull();
    show({ year: 2026, month: 11 });
    expect(choice('Month', /Nov, 64 results/)).toHaveAttribute('aria-current', 'true');
    expect(
      within(screen.getAllByRole('list', { name: 'Year' })[1]!).getByRole('link', { name: /2025/ }),
    ).toHaveAttribute('href', '/articles?year=2025');
  });

  it('show a month that the URL states without a year, and keep it with the year', () => {
    show({ month: 11 });
    expect(screen.getByRole('link', { name: 'Remove Month: Nov' })).toHaveAttribute('href', '/articles');
    expect(choice('Year', /2025/)).toHaveAttribute('href', '/articles?year=2025&month=11');
  });

  it.each([null, 901, 902])('offer a topic once that stands under two names of one kind, chosen: %o', (tagId) => {
    renderIn(
      'en',
      <ArticleFilters
        filters={{ ...noArticleFilters, tagId }}
        facets={{ ...facets, tags: [901, 902].map((value) => ({ value, count: 9 })) }}
        industries={industries}
        tags={[
          { id: 901, name: 'Laser', grade: 1 },
          { id: 902, name: 'ＬＡＳＥＲ ', grade: 1 },
        ]}
      />,
    );
    const topics = choices('Topic').slice(1);
    expect(topics).toHaveLength(1);
    expect(topics[0]!.hasAttribute('aria-current')).toBe(tagId !== null);
  });

  it('mark one choice of each filter as current', () => {
    show({ industryId: 5 });
    for (const label of ['Section', 'Industry', 'Topic', 'Year']) {
      expect(choices(label).filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    }
  });

  it('leave out an industry that nobody can name, unless the URL states it', () => {
    show({}, { ...facets, industries: [{ value: 999, count: 3 }] });
    expect(screen.queryByRole('list', { name: 'Industry' })).toBeNull();
    show({ industryId: 999 }, noFacets);
    expect(choice('Industry', /No. 999/)).toHaveAttribute('aria-current', 'true');
  });

  it('send the keyword with the other filters, without a script', () => {
    show({ type: 'latest', industryId: 5, keyword: 'servo' });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/articles/latest');
    expect(form).toHaveAttribute('method', 'get');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ sid: '5', keyword: 'servo' });
  });

  it('show what is chosen, each a link to the list without it', () => {
    show({ industryId: 5, year: 2026, month: 11 });
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link');
    expect(chosen.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Remove Industry: Plastics and rubber', '/articles?year=2026&month=11'],
      ['Remove Year: 2026', '/articles?sid=5'],
      ['Remove Month: Nov', '/articles?sid=5&year=2026'],
    ]);
  });

  it('fold what is beyond the first choices, but never the current one', async () => {
    show({ industryId: 24 });
    const [seen, folded] = screen.getAllByRole('list', { name: 'Industry' });
    expect(within(seen!).getAllByRole('link')).toHaveLength(11);
    expect(within(seen!).getByRole('link', { current: true })).toHaveTextContent('Water and environment');
    expect(within(folded!).getAllByRole('link')).toHaveLength(14);
    const details = folded!.closest('details')!;
    expect(details.open).toBe(false);
    await userEvent.click(screen.getByText('14 more'));
    expect(details.open).toBe(true);
  });

  it('stand behind words that unfold them, without a script, and what is chosen stands before those', () => {
    const { container } = show({ industryId: 5 });
    const panel = container.querySelector('details[data-panel]')!;
    expect(panel).not.toHaveAttribute('open');
    expect(within(panel as HTMLElement).getByText('Sort and filter').tagName).toBe('SUMMARY');
    for (const group of container.querySelectorAll('[data-filter]'))
      expect(panel).toContainElement(group as HTMLElement);
    expect(panel).not.toContainElement(screen.getByRole('list', { name: 'Chosen filters' }));
  });

  it('stand below the orders of the list', () => {
    const sort = {
      key: 'sort',
      label: 'Sort by',
      options: [
        { label: 'Latest first', href: '/articles', current: true },
        { label: 'Oldest first', href: '/articles?sort=oldest' },
      ],
    };
    renderIn(
      'en',
      <ArticleFilters filters={noArticleFilters} facets={facets} industries={industries} tags={tags} sort={sort} />,
    );
    expect(
      screen
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label'))
        .slice(0, 2),
    ).toEqual(['Sort by', 'Section']);
    expect(choice('Sort by', /Oldest first/)).toHaveAttribute('href', '/articles?sort=oldest');
  });

  it('offer to clear them only when one is on', () => {
    show({});
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
  });

  it.each(editionKeys)('hydrate without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <ArticleFilters
        filters={{ ...noArticleFilters, year: 2026 }}
        facets={facets}
        industries={content[edition].industries}
        tags={content[edition].tags}
      />,
    ),
  );
});

describe('the ends of a range', () => {
  const end = (typed: string) => {
    const range = { action: '/showroom/products', hidden: [], unit: 'kN', from: typed, to: '' };
    const options = ['All', '0–5,000 kN'].map((label) => ({ label, href: '/showroom/products' }));
    renderIn('en', <FilterBar groups={[{ key: 'force', label: 'Clamping force', options, range }]} />);
    return screen.getByRole('textbox', { name: /from/i });
  };

  it.each(['3000', '3,000', '12 000', '1,234,567.5', '-0.5', '３０００．５', '5，000'])(
    'may be typed as the list shows numbers, or with wide digits: %s',
    (typed) => void expect(end(typed)).toBeValid(),
  );

  it.each(['abc', '1,5', '1,2345', '3000 kN', '5-9'])('are not %s', (typed) => void expect(end(typed)).toBeInvalid());
});

describe('the forms of a filter bar', () => {
  const forms = (
    <FilterBar
      keyword={{ action: '/articles', hidden: [['sid', '5']], value: '' }}
      groups={[
        {
          key: 'force',
          label: 'Force',
          options: [
            { label: 'All', href: '/showroom/products' },
            { label: 'Large', href: '/showroom/products?large=1' },
          ],
          range: { action: '/showroom/products?old=1', hidden: [['sid', '5']], unit: 'kN', from: '', to: '300' },
        },
      ]}
    />
  );
  const RouterLink = ({ href, ...rest }: { href: string }) => <a href={href} {...rest} />;

  it('go to where the browser would send them by the router that links have', async () => {
    const navigate = vi.fn();
    renderIn(
      'en',
      <LinkProvider link={RouterLink} navigate={navigate}>
        {forms}
      </LinkProvider>,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'servo & 5{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/articles?sid=5&keyword=servo+%26+5');
    await userEvent.type(screen.getByRole('textbox', { name: /from/i }), '100');
    await userEvent.click(screen.getByRole('button', { name: /Force/ }));
    expect(navigate).toHaveBeenLastCalledWith('/showroom/products?sid=5&from=100&to=300');
  });

  it('are left to the browser where there is no router', async () => {
    const seen: boolean[] = [];
    const hear = (event: Event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('submit', hear);
    renderIn('en', forms);
    await userEvent.type(screen.getByRole('searchbox'), 'servo{Enter}');
    document.removeEventListener('submit', hear);
    expect(seen).toEqual([false]);
  });
});
