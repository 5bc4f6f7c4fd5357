import { setEditionLanguages } from '@millwright/domain';
import { definitionsFor, type StoredParameter } from '@millwright/domain/parameters';
import { afterEach, describe, expect, it } from 'vitest';
import { readParameters } from './read-parameters.ts';

const stated: StoredParameter[] = [
  { key: 'clamping-force', low: '3000', high: '3000', unit: 'B47' },
  { label: 'Oil tank', value: '220 L' },
  { key: 'drive', choice: 'servo-hydraulic' },
  { key: 'opening-stroke', text: { cn: '可调', en: 'Adjustable' } },
];

const said = (fields: Record<string, string>): StoredParameter[] => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readParameters(form, definitionsFor('plastics', stated), stated);
};

afterEach(() => setEditionLanguages({}));

describe('what a form says of parameters', () => {
  it('is a value, a range or a limit, a choice by its key, or words', () => {
    expect(
      said({
        'clamping-force': ' 3000 .. 5000 ',
        drive: 'torque-motor-direct',
        'opening-stroke.cn': '可  调',
        'opening-stroke.en': '',
        'screw-diameter': '..40',
      }),
    ).toEqual([
      { key: 'clamping-force', low: '3000', high: '5000', unit: 'B47' },
      { label: 'Oil tank', value: '220 L' },
      { key: 'drive', choice: 'torque-motor-direct' },
      { key: 'opening-stroke', text: '可 调' },
      { key: 'screw-diameter', high: '40', unit: 'MMT' },
    ]);
  });

  it('is words in a third language where they differ there', () => {
    setEditionLanguages({ cn: 'zh-CN', en: 'en', de: 'de' });
    const words = (cn: string, en: string, de: string) =>
      said({ 'opening-stroke.cn': cn, 'opening-stroke.en': en, 'opening-stroke.de': de }).find((one) => 'text' in one);
    const key = 'opening-stroke';
    expect(words('可调', 'Adjustable', 'Verstellbar')).toEqual({
      key,
      text: { cn: '可调', en: 'Adjustable', de: 'Verstellbar' },
    });
    expect(words('可调', 'Adjustable', '')).toEqual({ key, text: { cn: '可调', en: 'Adjustable' } });
    expect(words('', '', 'Verstellbar')).toEqual({ key, text: 'Verstellbar' });
    expect(words('可调', '', 'Verstellbar')).toEqual({ key, text: { cn: '可调', en: '可调', de: 'Verstellbar' } });
  });

  it('lacks what was emptied, and has what is no number as it is, so that a check can say so', () => {
    expect(said({ 'clamping-force': 'many' })).toEqual([
      { key: 'clamping-force', low: 'many', high: 'many', unit: 'B47' },
      { label: 'Oil tank', value: '220 L' },
    ]);
  });

  it('leaves what no definition has where it is', () => {
    const before: StoredParameter[] = [{ key: 'of-tomorrow', text: 'x' }, ...stated.slice(1, 2)];
    expect(readParameters(new FormData(), definitionsFor('', before), before)).toEqual(before);
  });
});
