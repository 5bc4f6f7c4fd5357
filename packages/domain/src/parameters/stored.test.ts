import { describe, expect, it } from 'vitest';
import { PARAMETERS_MAX } from './define.ts';
import { checkStoredParameters, definitionsFor, parseStoredParameters, type ParameterMistake } from './stored.ts';

describe('parameters that somebody wrote', () => {
  it.each([
    [{ key: 'clamping-force', low: '3,000' }, 'clamping-force', 'noNumber'],
    [{ key: 'clamping-force', high: 3000 }, 'clamping-force', 'noNumber'],
    [{ key: 'clamping-force' }, 'clamping-force', 'noValue'],
    [{ key: 'clamping-force', low: '30', high: '20' }, 'clamping-force', 'lowAboveHigh'],
    [{ key: 'clamping-force', low: '30', unit: 'NEW' }, 'clamping-force', 'wrongUnit'],
    [{ key: 'drive', choice: 'horse' }, 'drive', 'noChoice'],
    [{ key: 'drive', text: 'horse' }, 'drive', 'noChoice'],
    [{ key: 'panel' }, 'panel', 'noWords'],
    [{ key: 'panel', text: { cn: '双面' } }, 'panel', 'noWords'],
    [{ key: 'no-such' }, '"no-such"', 'unknown'],
    [{ label: 'Oil tank' }, '', 'noLine'],
    ['text', '', 'noList'],
    [null, '', 'noList'],
  ] as [unknown, string, ParameterMistake][])('%j: %s %s', (item, key, mistake) => {
    expect(checkStoredParameters([item])).toEqual({ problems: [{ key, mistake }] });
    expect(parseStoredParameters([item])).toEqual({ errors: [expect.stringMatching(/^[a-z]/)] });
  });

  it('are stored without what they do not state', () => {
    const right = [
      { key: 'clamping-force', low: '3000', high: '5000', unit: 'B47' },
      { key: 'drive', choice: 'servo-hydraulic' },
      { key: 'panel', text: { cn: '双面', en: 'Both sides' } },
      { label: 'Oil tank', value: '220 L' },
    ];
    expect(checkStoredParameters(right.map((one) => ({ ...one, more: 1 })))).toEqual({ parameters: right });
  });

  it('are a list, each key once, and not too many', () => {
    const one = { key: 'clamping-force', low: '1' };
    expect(checkStoredParameters([one, one])).toEqual({ problems: [{ key: 'clamping-force', mistake: 'twice' }] });
    const lines = (count: number) => Array.from({ length: count }, () => ({ label: 'a', value: 'b' }));
    expect(checkStoredParameters(lines(PARAMETERS_MAX))).toMatchObject({ parameters: expect.any(Array) });
    expect(checkStoredParameters(lines(PARAMETERS_MAX + 1))).toEqual({ problems: [{ key: '', mistake: 'noList' }] });
    expect(checkStoredParameters({})).toEqual({ problems: [{ key: '', mistake: 'noList' }] });
  });
});

describe('the form of a product', () => {
  it('asks for what the product states, then for what its industry knows besides, each once', () => {
    const stated = [
      { key: 'clamping-force', low: '3000', high: '3000', unit: 'B47' as const },
      { label: 'Oil tank', value: '220 L' },
      { key: 'no-such', text: 'x' },
      { key: 'drive', choice: 'servo-hydraulic' },
    ];
    const keys = definitionsFor('plastics', stated).map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(['clamping-force', 'drive']);
    expect(keys.length).toBeGreaterThan(6);
    expect(new Set(keys).size).toBe(keys.length);
    expect(definitionsFor('', stated).map(({ key }) => key)).toEqual(['clamping-force', 'drive']);
    expect(definitionsFor('', [])).toEqual([]);
  });
});
