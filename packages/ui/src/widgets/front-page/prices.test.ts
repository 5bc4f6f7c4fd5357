import { describe, expect, it } from 'vitest';
import { tables } from '../../testing/data-chart.fixtures.ts';
import { pricesOf } from './prices.ts';

describe('the prices of a table', () => {
  it('are its first column of a currency for an amount, with the first change in percent', () => {
    const found = pricesOf(tables.prices.en)!;
    expect(found.columns).toEqual([{ name: 'Resin' }, { name: '18 Nov', unit: 'CNY/t' }, { name: 'Year', unit: '%' }]);
    expect(found.prices[0]).toEqual({ name: 'HDPE', text: '7,850', change: '−4.2', sign: 'down' });
    expect(pricesOf(tables.prices.cn)?.columns[1]).toEqual({ name: '11月18日', unit: 'CNY/t' });
  });

  it('have no direction where they stayed, and are left out where there is no number', () => {
    const table = {
      caption: 'Prices',
      columns: [{ name: 'Grade' }, { name: 'Now', unit: 'EUR / kg' }, { name: 'Week', unit: '%' }],
      rows: [
        ['A', '12', '+1.0'],
        ['B', '13', '0'],
        ['C', '14', '–'],
        ['D', '–', '−2'],
        ['E', '15', '−1'],
      ],
    };
    expect(pricesOf(table)?.prices.map(({ name, change, sign }) => [name, change, sign])).toEqual([
      ['A', '+1.0', 'up'],
      ['B', '0', undefined],
      ['C', '', undefined],
      ['E', '−1', 'down'],
    ]);
  });

  it.each([
    ['no currency', 'kg/t', '%'],
    ['no amount', 'EUR', '%'],
    ['no percent', 'EUR/t', 'kg'],
  ])('are none where a table has %s', (_, unit, changeUnit) => {
    const table = {
      caption: '',
      columns: [{ name: 'Grade' }, { name: 'Now', unit }, { name: 'Week', unit: changeUnit }],
      rows: [
        ['A', '12', '+1.0'],
        ['B', '13', '−1.0'],
      ],
    };
    expect(pricesOf(table)).toBeNull();
  });
});
