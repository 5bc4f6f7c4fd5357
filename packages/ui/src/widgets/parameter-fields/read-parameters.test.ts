import type { StoredParameter } from '@millwright/domain/parameters';
import { expect, it } from 'vitest';
import { definitionsFor, parametersIn } from './parameter-form.ts';

const stated: StoredParameter[] = [
  { key: 'clamping-force', low: '3000', high: '3000', unit: 'B47' },
  { label: 'Oil tank', value: '220 L' },
  { key: 'drive', choice: 'servo-hydraulic' },
  { key: 'opening-stroke', text: { cn: '可调', en: 'Adjustable' } },
];

const said = (fields: Record<string, string>): StoredParameter[] => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parametersIn(form, definitionsFor('plastics', stated), stated);
};

it('a form asks for what a product states, then for what its industry knows besides, each once', () => {
  const keys = definitionsFor('plastics', stated).map(({ key }) => key);
  expect(keys.slice(0, 3)).toEqual(['clamping-force', 'drive', 'opening-stroke']);
  expect(keys.length).toBeGreaterThan(6);
  expect(new Set(keys).size).toBe(keys.length);
  expect(definitionsFor('', []).length).toBe(0);
});

it('says a value, a range and limits, choices by their keys, and words', () => {
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

it('no longer says what is emptied, and hands on what is no number, so that a check can say so', () => {
  expect(said({ 'clamping-force': 'many' })).toEqual([
    { key: 'clamping-force', low: 'many', high: 'many', unit: 'B47' },
    { label: 'Oil tank', value: '220 L' },
  ]);
});
