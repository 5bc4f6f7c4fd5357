import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { tables } from '../../testing/data-chart.fixtures.ts';
import { FrontPage, HomeCovers, HomeDemands, HomeFigures, pricesOf } from './index.ts';

const { articles, industries } = content.en;

describe('the prices of the front page', () => {
  const show = (edition: 'cn' | 'en') =>
    renderIn(
      edition,
      <FrontPage
        title="Millwright"
        stories={{ status: 'ready', items: articles.slice(1) }}
        industries={industries}
        prices={{ table: pricesOf(tables.prices.en)!, article: articles[0]! }}
      />,
    );

  it('stand in a table with the article that they are from', () => {
    show('en');
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('rowheader', { name: 'HDPE' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: articles[0]!.title })).toBeInTheDocument();
  });

  it('fall in green in Chinese markets, and in red in others', () => {
    const colorOf = (edition: 'cn' | 'en') => {
      const { unmount } = show(edition);
      const { className } = screen.getByText('−4.2');
      unmount();
      return className;
    };
    expect(colorOf('cn')).not.toBe(colorOf('en'));
  });
});

describe('the demands of the home page', () => {
  const [, demand] = entities.en.posts;

  it('lead to their pages, and to the form for an offer', () => {
    renderIn('en', <HomeDemands demands={[demand!]} caption="Sourcing" />);
    expect(screen.getByRole('link', { name: demand!.title })).toHaveAttribute('href', '/showroom/demand/72');
    expect(screen.getByRole('link', { name: `Quote: ${demand!.title}` })).toHaveAttribute(
      'href',
      '/showroom/demand/72#enquiry',
    );
  });

  it('without a quantity are by agreement', () => {
    renderIn('en', <HomeDemands demands={[{ ...demand!, quantity: 0 }]} caption="Sourcing" />);
    expect(screen.getByRole('cell', { name: 'By agreement' })).toBeInTheDocument();
  });
});

describe('the figures of the home page', () => {
  it('are each a table of numbers with the title of its article', () => {
    const chart = { table: tables.prices.en, kind: 'bar', columns: [1], title: 'What resins cost' } as const;
    renderIn('en', <HomeFigures title="Figures" figures={[{ article: articles[0]!, chart }]} />);
    expect(screen.getByRole('figure', { name: 'What resins cost' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'HDPE' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '7,850' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: articles[0]!.title })).toBeInTheDocument();
  });

  it('are left out where there are none', () => {
    expect(renderIn('en', <HomeFigures title="Figures" figures={[]} />).container).toBeEmptyDOMElement();
  });
});

it('covers after the third are in a shelf of their own', () => {
  const issues = [1, 2, 3, 4, 5].map((id) => ({ ...entities.en.issues[0]!, id }));
  renderIn('en', <HomeCovers issues={issues} headingLevel={3} />);
  expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 2]);
});

it.each(editionKeys)('tables and covers hydrate without a difference in %s', (key) =>
  expectCleanHydration(
    key,
    <>
      <HomeDemands demands={entities[key].posts} caption="" />
      <HomeCovers issues={entities[key].issues} headingLevel={3} />
      <HomeFigures title="" figures={[{ article: content[key].articles[0]!, chart: { table: tables.prices[key] } }]} />
    </>,
  ),
);
