import { expect, it } from 'vitest';
import { controlsOfDefault } from '../.storybook/controls.ts';

const open = {
  name: 'open',
  control: { type: 'boolean' as const },
  table: { category: 'props' },
  type: { name: 'boolean' as const, required: true },
};

it('only the first story of a component has controls', () => {
  const argTypes = { open };
  expect(controlsOfDefault({ name: 'Default', argTypes, initialArgs: {} })).toEqual(argTypes);
  expect(controlsOfDefault({ name: 'Paused', argTypes, initialArgs: {} })).toMatchObject({
    open: { control: { disable: true }, table: { category: 'props', disable: true } },
  });
});

it('a default has its column, and a text is changed as a text', () => {
  const argTypes = {
    size: { ...open, name: 'size', description: "32 or 40 px high. @default 'medium'" },
    children: { name: 'children', type: { name: 'other' as const, value: 'ReactNode' } },
    items: { name: 'items', type: { name: 'other' as const, value: 'Item[]' } },
  };
  const changed = controlsOfDefault({ name: 'Default', argTypes, initialArgs: { children: 'Search', items: [] } });
  expect(changed.items).not.toHaveProperty('control');
  expect(changed).toMatchObject({
    size: { description: '32 or 40 px high.', table: { category: 'props', defaultValue: { summary: 'medium' } } },
    children: { control: { type: 'text' } },
  });
});

it('a number that may be left out by hand is changed as a number', () => {
  const current = {
    name: 'current',
    control: { type: 'object' as const },
    description: 'Shows this slide. @default none',
    type: {
      name: 'union' as const,
      value: [{ name: 'number' as const }, { name: 'other' as const, value: 'undefined' }],
    },
    table: { type: { summary: 'union' } },
  };
  expect(controlsOfDefault({ name: 'Default', argTypes: { current }, initialArgs: {} })).toMatchObject({
    current: { control: { type: 'number' }, table: { type: { summary: 'number' }, defaultValue: { summary: 'none' } } },
  });
});
