import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { favourites } from './favourite-list.fixtures.ts';
import { FavouriteList, type FavouriteListState } from './favourite-list.tsx';

const list = (state: FavouriteListState, props = {}) => (
  <FavouriteList state={state} loginHref="https://member.example/login" {...props} />
);

describe('the list of favourites', () => {
  it('stands by kind, each with its count', () => {
    renderIn('en', list({ status: 'ready', items: favourites.en }));
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Articles',
      'Suppliers',
      'Products',
    ]);
    const products = screen.getByRole('heading', { name: 'Products' }).closest('section')!;
    expect(within(products).getAllByRole('article')).toHaveLength(2);
    expect(within(products).getAllByRole('link')[0]).toHaveAttribute('href', '/showroom/products/info/61');
  });

  it('removes a favourite by a button that names it', async () => {
    const onRemove = vi.fn();
    renderIn('en', list({ status: 'ready', items: favourites.en }, { onRemove }));
    await userEvent.click(screen.getByRole('button', { name: `Remove from favourites: ${favourites.en[2]!.title}` }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(favourites.en[2]);
  });

  it('[ER-21] asks a visitor to log in', () => {
    renderIn('en', list({ status: 'forMembers' }));
    expect(screen.getByText('Please login first')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', 'https://member.example/login');
  });

  it('[ER-28] says where there are no favourites', () => {
    renderIn('cn', list({ status: 'ready', items: [] }));
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });

  describe.each(editionKeys)('in %s', (key) => {
    it.each<FavouriteListState>([
      { status: 'forMembers' },
      { status: 'loading' },
      { status: 'failed' },
      { status: 'ready', items: favourites[key] },
    ])('hydrates $status without a difference', (state) => expectCleanHydration(key, list(state)));
  });
});
