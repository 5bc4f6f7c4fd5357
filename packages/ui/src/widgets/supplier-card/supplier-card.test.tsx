import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { SupplierCard } from './supplier-card.tsx';

describe('the supplier card', () => {
  const supplier = entities.en.suppliers[0]!;

  it('states the facts, a year without grouping and a count with it', () => {
    renderIn('en', <SupplierCard supplier={{ ...supplier, productCount: 1234 }} />);
    const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(['Region', 'Founded', 'Staff', 'Products'].map(fact)).toEqual(['Suzhou, Jiangsu', '2003', '380', '1,234']);
  });

  it('leaves out what is not known', () => {
    renderIn(
      'en',
      <SupplierCard supplier={{ ...supplier, city: '', region: null, founded: 0, staff: 0, productCount: 0 }} />,
    );
    expect(screen.queryAllByRole('term')).toHaveLength(0);
  });

  it('names the province before the city in the Chinese edition', () => {
    renderIn('cn', <SupplierCard supplier={entities.cn.suppliers[0]!} />);
    expect(screen.getByText('江苏苏州')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <SupplierCard supplier={entities[edition].suppliers[0]!} industry={content[edition].industryOf(1)} />,
    ),
  );
});
