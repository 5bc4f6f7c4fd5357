import { expect, it } from 'vitest';
import { controlsOfDefault } from '../.storybook/controls.ts';

it('only the first story of a component has controls', () => {
  const argTypes = {
    open: {
      name: 'open',
      control: { type: 'boolean' as const },
      table: { category: 'props' },
      type: { name: 'boolean' as const, required: true },
    },
  };
  expect(controlsOfDefault({ name: 'Default', argTypes })).toBe(argTypes);
  expect(controlsOfDefault({ name: 'Paused', argTypes })).toMatchObject({
    open: { control: { disable: true }, table: { category: 'props', disable: true } },
  });
});
