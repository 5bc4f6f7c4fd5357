import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { renderInOwn } from '../../testing/own-edition.tsx';
import { ofAProductGone, ofProduct, ofSupplier } from './change-list.fixtures.ts';
import { ChangeList } from './change-list.tsx';

const tree = (items = [ofSupplier, ofProduct, ofAProductGone]) => (
  <ChangeList state={{ status: 'ready', items }} hrefOf={({ id }) => `/products/${id}`} />
);

describe('the change list', () => {
  it.each([
    ['en', ['City, in Chinese', 'Founded in', 'Clamping force', '3,000–5,000 kN', '≤ 5,500 kN', 'A deleted account']],
    ['cn', ['城市（中文）', '成立年份', '锁模力', '3,000–5,000 kN', '≤ 5,500 kN', '已注销的账号']],
  ] as const)('says in %s what was changed, with units and names', (edition, texts) => {
    renderIn(edition, tree());
    expect(texts.filter((text) => screen.queryAllByText(text, { exact: false }).length === 0)).toEqual([]);
    // The time zone of the edition.
    expect(screen.getByText('2026-11-27 10:30')).toBeInTheDocument();
  });

  it('leads to a product, and nowhere from the supplier itself', () => {
    renderIn('en', tree());
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products/31',
      '/products/30',
    ]);
    expect(screen.getByRole('link', { name: 'A product that is no longer there' })).toBeInTheDocument();
  });

  it('marks what was there as deleted and what is there now as inserted', () => {
    renderIn('en', tree([ofProduct]));
    expect([screen.getByRole('deletion').textContent, screen.getByRole('insertion').textContent]).toEqual([
      '3,000–5,000 kN',
      '≤ 5,500 kN',
    ]);
  });

  it('points the way that its text runs, and keeps figures with their units', () => {
    const { container } = renderInOwn({ key: 'ar' }, tree([ofProduct]));
    expect(screen.getByRole('deletion').parentElement).toHaveTextContent('3,000–5,000 kN ← ≤ 5,500 kN');
    expect(container.querySelectorAll(':is(del, ins):not([dir="auto"])')).toHaveLength(0);
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});
