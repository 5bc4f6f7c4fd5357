import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { otherResults } from './other-results.fixtures.ts';
import { OtherResults } from './other-results.tsx';

describe('the other results', () => {
  it('are a list under a heading: all of a kind with their number, and the best of them', () => {
    renderIn('en', <OtherResults results={otherResults.en.slice(0, 2)} />);
    const [products, suppliers] = within(screen.getByRole('region', { name: 'Also found' })).getAllByRole('listitem');
    const links = (item: HTMLElement) =>
      within(item)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const [product, supplier] = otherResults.en;
    expect(links(products!)).toEqual([
      ['Products: 6 results', '/search?type=products&keyword=press'],
      [product!.hit.title, `/showroom/products/info/${product!.hit.id}`],
    ]);
    expect(links(suppliers!)).toEqual([
      ['Suppliers: 2 results', '/search?type=supplier&keyword=press'],
      [supplier!.hit.title, `/showroom/suppliers/info/${supplier!.hit.id}`],
    ]);
  });

  it('mark what was searched for, and name one result as one', () => {
    const { container } = renderIn('en', <OtherResults results={otherResults.en.slice(2, 3)} />);
    expect(screen.getByRole('link', { name: /: 1 result$/ })).toBeInTheDocument();
    expect(container.querySelectorAll('mark').length).toBeLessThanOrEqual(1);
  });

  it('are nothing where no other kind was found', () => {
    const { container } = renderIn('en', <OtherResults results={[]} />);
    expect(container.textContent).toBe('');
  });

  it.each(editionKeys)('hydrate without a difference in %s', (edition) =>
    expectCleanHydration(edition, <OtherResults results={otherResults[edition]} />),
  );
});
