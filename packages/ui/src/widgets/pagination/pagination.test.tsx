import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOwn } from '../../testing/own-edition.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `/articles?page=${page}`;

describe('the page numbers shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 10, [1, 2, 'gap', 10]],
    [3, 10, [1, 2, 3, 4, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [7, 10, [1, 'gap', 6, 7, 8, 9, 10]],
    [10, 10, [1, 'gap', 9, 10]],
  ])('on page %i of %i are %j', (page, last, places) => {
    expect(pageWindow(page, last)).toEqual(places);
  });

  it('are few however long the list is, and leave no page out without a gap', () => {
    for (let page = 1; page <= 40; page++) {
      const places = pageWindow(page, 40);
      expect(places.length).toBeLessThanOrEqual(7);
      expect(new Set(places.filter((place) => place !== 'gap')).size).toBe(
        places.filter((place) => place !== 'gap').length,
      );
    }
    expect(pageWindow(1_000_000, 2_147_483_647)).toHaveLength(7);
  });
});

describe('the pagination', () => {
  it('has the digits of the language', () => {
    renderInOwn({ key: 'ar', lang: 'ar-EG' }, <Pagination page={2} total={60} rows={20} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Page ٣' })).toHaveTextContent('٣');
  });

  it('marks what comes before and after for crawlers', () => {
    renderIn('en', <Pagination page={2} total={60} rows={20} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  });

  it.each([0, -5, 1])('takes page %i as the first one', (page) => {
    renderIn('en', <Pagination page={page} total={60} rows={20} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  });

  it.each([3, 4, 2_147_483_647])('takes page %i of three as the last one', (page) => {
    renderIn('en', <Pagination page={page} total={60} rows={20} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
  });

  it.each([
    [20, 0],
    [21, 1],
  ])('of %i items at 20 a page has %i navigations', (total, count) => {
    renderIn('en', <Pagination page={1} total={total} rows={20} hrefOf={hrefOf} />);
    expect(screen.queryAllByRole('navigation')).toHaveLength(count);
  });

  it('names its pages in Chinese in the Chinese edition', () => {
    renderIn('cn', <Pagination page={1} total={60} rows={20} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: '第 2 页' })).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, <Pagination page={6} total={240} rows={12} hrefOf={hrefOf} />),
  );
});
