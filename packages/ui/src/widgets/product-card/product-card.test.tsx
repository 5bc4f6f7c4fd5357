import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { ProductCard } from './product-card.tsx';

describe('the product card', () => {
  const product = entities.en.products[0]!;

  it('shows the first two figures with their units', () => {
    renderIn('en', <ProductCard product={product} />);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'HY-650U',
      '650 mm',
      '18000 r/min',
    ]);
  });

  it('leads to the product, and its supplier to the supplier', () => {
    renderIn('en', <ProductCard product={product} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/showroom/products/info/61',
      '/showroom/suppliers/info/41',
    ]);
  });

  it('has one link where the supplier is not shown', () => {
    renderIn('en', <ProductCard product={{ ...product, owner: null }} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <ProductCard product={entities[edition].products[0]!} industry={content[edition].industryOf(1)} />,
    ),
  );
});
