import type { ProductSummary, SupplierSummary } from '@millwright/domain';
import { describe, expect, it } from 'vitest';
import { productLines } from './product-lines.ts';
import { parseSupplierOrder, sortSuppliers, type SupplierOrder } from './supplier-order.ts';

const product = (id: number, industryId: number, title: string, model: string, value?: string) =>
  ({
    id,
    industryId,
    title,
    model,
    parameters: value === undefined ? [] : [{ label: 'Force', value }],
  }) as unknown as ProductSummary;

describe('the lines of products', () => {
  it('hold the models of one name and field, from the smallest to the largest', () => {
    const lines = productLines([
      product(1, 12, 'Press P-30', 'P-30', '10,000 kN'),
      product(2, 11, 'Saw', ''),
      product(3, 12, 'Press P-10', 'P-10', '900 kN'),
      product(4, 12, 'Drill D-1', 'D-1', '5 kN'),
      product(5, 11, 'Press P-10', 'P-10', '1 kN'),
    ]);
    expect(
      lines.map(({ industryId, name, parameter, models }) => [
        industryId,
        name,
        parameter,
        models.map(({ product: { id } }) => id),
      ]),
    ).toEqual([
      [11, 'Saw', '', [2]],
      [11, 'Press', 'Force', [5]],
      [12, 'Press', 'Force', [3, 1]],
      [12, 'Drill', 'Force', [4]],
    ]);
  });

  it('have the title of a product that is named by its model alone', () => {
    expect(productLines([product(1, 1, 'X-1', 'X-1')])[0]).toMatchObject({ name: 'X-1' });
  });
});

describe('the order of suppliers', () => {
  const supplier = (id: number, title: string, city: string, founded: number, staff: number, productCount: number) =>
    ({ id, title, city, founded, staff, productCount }) as unknown as SupplierSummary;
  const suppliers = [
    supplier(1, 'Beta', 'Ulm', 0, 20, 9),
    supplier(2, 'alpha', 'Bonn', 1990, 300, 1),
    supplier(3, 'Gamma', 'Kiel', 1950, 0, 4),
  ];

  it.each<[SupplierOrder | null, number[]]>([
    [null, [1, 2, 3]],
    ['name', [2, 1, 3]],
    ['place', [2, 3, 1]],
    ['founded', [3, 2, 1]],
    ['staff', [2, 1, 3]],
    ['products', [1, 3, 2]],
  ])('by %s', (order, ids) => {
    expect(sortSuppliers(suppliers, order, 'en').map(({ id }) => id)).toEqual(ids);
  });

  it('is that of a column or none', () => {
    expect(['staff', 'constructor', '', null].map(parseSupplierOrder)).toEqual(['staff', null, null, null]);
  });
});
