import { describe, expect, it } from 'vitest';
import { readParameterFacet, readUnit } from './parameter.ts';

describe('the unit of a parameter', () => {
  it.each(['KWT', 'C62', 'MM', '4H', 'X-SHOTS', 'X-1-A'])('%s is one', (code) => {
    expect(readUnit(code)).toBe(code);
  });

  it.each(['', 'K', 'KWTX', 'kwt', 'K T', 'X-', 'x-1', `X-${'A'.repeat(21)}`, 'aKWT', 'KWTa', 'X-a', '-X-1', 'X-1 '])(
    '%j is none',
    (code) => {
      expect(readUnit(code)).toBeNull();
    },
  );
});

describe('results by the values of a parameter', () => {
  const wire = { key: 'power', label: 'Power', unit: 'KWT', ranges: [], choices: [] };
  const range = { low: '5', high: '7.5', count: 3 };
  const choice = { value: 'oil', label: 'Oil', count: 2 };

  it('are ranges of a quantity', () => {
    expect(readParameterFacet({ ...wire, ranges: [range, { low: '-1', high: '0', count: 1 }] })).toEqual([
      {
        ...wire,
        kind: 'quantity',
        ranges: [
          { low: '5', high: '7.5', count: 3 },
          { low: '-1', high: '0', count: 1 },
        ],
      },
    ]);
  });

  it('are choices of anything else', () => {
    expect(readParameterFacet({ ...wire, unit: '', choices: [choice] })).toEqual([
      { ...wire, kind: 'choice', unit: null, choices: [choice] },
    ]);
  });

  it('leave out what is no number or no value', () => {
    const ranges = [range, { ...range, low: 'x' }, { ...range, high: '' }, { low: 'x', high: 'y', count: 1 }];
    const choices = [choice, { ...choice, value: 'Not a key' }];
    expect(readParameterFacet({ ...wire, ranges, choices })).toEqual([
      { ...wire, kind: 'quantity', ranges: [{ low: '5', high: '7.5', count: 3 }], choices: [choice] },
    ]);
  });

  it('are none of what is no parameter', () => {
    expect(readParameterFacet({ ...wire, key: 'Not a key', choices: [choice] })).toEqual([]);
  });
});
