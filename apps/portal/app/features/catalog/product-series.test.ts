import type { ProductSummary } from '@millwright/domain';
import { describe, expect, it } from 'vitest';
import { apartFrom, commonUnit, inOrder, numberOf } from './product-series.server.tsx';

const model = (name: string, force: string): ProductSummary =>
  ({ id: name, model: name, parameters: [{ label: 'Force', value: force }] }) as unknown as ProductSummary;

describe('figures of a series', () => {
  it.each([
    ['3,830 kN', 3830],
    ['0.05 kg', 0.05],
    ['48', 48],
    ['< 10 mg/kg', null],
    ['15 – 53 µm', null],
    ['Torque motor, direct', null],
    ['', null],
  ])('reads "%s"', (value, number) => expect(numberOf(value)).toBe(number));

  it.each([
    ['5,500 kN', '3,830 kN', '+44%'],
    ['2,170 kN', '3,830 kN', '−43%'],
    ['3,830 kN', '3,830 kN', ''],
    ['5,500 kN', '3,830 t', ''],
    ['Servo pump', '3,830 kN', ''],
    ['5 kN', '0 kN', ''],
  ])('says how far "%s" is from "%s"', (value, own, words) => expect(apartFrom(value, own)).toBe(words));

  it.each([
    [['900 kN', '1,200 kN'], 'kN'],
    [['900 kN', '90 t'], ''],
    [['900 kN', 'on request'], ''],
    [['high', 'low'], ''],
  ])('have in %j the common unit "%s"', (values, unit) =>
    expect(
      commonUnit(
        values.map((value) => model(value, value)),
        'Force',
      ),
    ).toBe(unit),
  );

  it('stands from the smallest model to the largest, and by name where there are no figures', () => {
    const names = (models: ProductSummary[]): string[] => models.map((one) => one.model);
    expect(names(inOrder([model('A', '900 kN'), model('B', '1,200 kN'), model('C', '90 kN')], ['Force']))).toEqual([
      'C',
      'A',
      'B',
    ]);
    expect(names(inOrder([model('B', 'high'), model('A', 'low')], ['Force']))).toEqual(['A', 'B']);
  });
});
