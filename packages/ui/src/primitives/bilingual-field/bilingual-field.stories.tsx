import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { BilingualField, bilingualIn, type BilingualFieldProps } from './bilingual-field.tsx';

const meta = {
  title: 'Primitives/Bilingual field',
  component: BilingualField,
  argTypes: { value: choiceOf({ 'of the parent': { cn: '通标标准', en: 'SGS' } }) },
  args: {
    name: 'issuer',
    label: 'Issuer',
    defaultValue: { cn: '德国莱茵', en: 'TÜV Rheinland' },
    maxLength: 200,
    onValueChange: fn(),
  },
  render: (args) => (
    <form aria-label="Certificate">
      <BilingualField {...args} />
    </form>
  ),
} satisfies Meta<typeof BilingualField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form gets each text under its own name. */
export const Default: Story = {
  args: { errors: {} },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    if (globals['edition'] === 'cn') return showsWhole({ canvasElement });
    const english = canvas.getByLabelText('Issuer, in English');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(canvas.getByLabelText('Issuer, in Chinese')).toHaveAttribute('lang', 'zh-CN');
    await userEvent.type(english, ' Group');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('en', 'TÜV Rheinland Group');
    await expect(bilingualIn(new FormData(canvas.getByRole<HTMLFormElement>('form')), 'issuer')).toEqual({
      cn: '德国莱茵',
      en: 'TÜV Rheinland Group',
    });
    await showsWhole({ canvasElement });
  },
};

export const Empty: Story = {
  render: ({ defaultValue: _, ...args }) => <BilingualField {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Issuer, in Chinese')).toHaveValue('');
    await expect(canvas.getByLabelText('Issuer, in English')).toHaveValue('');
  },
};

export const SeveralLines: Story = {
  args: { name: 'scope', label: 'Scope', rows: 3, hint: 'What the certificate covers', maxLength: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Scope, in English')).toHaveAccessibleDescription('What the certificate covers');
    await expect(canvas.getByText('13 / 500')).toBeVisible();
  },
};

/** One text can be wrong alone. */
export const Wrong: Story = {
  args: { errors: { en: 'Enter at most 500 characters' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Issuer, in English')).toBeInvalid();
    await expect(canvas.getByLabelText('Issuer, in Chinese')).toBeValid();
    await expect(canvas.getByLabelText('Issuer, in English')).toHaveAccessibleDescription(/at most 500/);
  },
};

const InCapitals = ({ defaultValue: _, ...args }: BilingualFieldProps) => {
  const [value, setValue] = useState({ cn: '', en: '' });
  return (
    <BilingualField
      {...args}
      value={value}
      onValueChange={(key, text) => setValue((before) => ({ ...before, [key]: text.toUpperCase() }))}
    />
  );
};

/** Where the parent keeps the texts, it decides what stands there. */
export const ValueOfTheParent: Story = {
  render: InCapitals,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Issuer, in English'), 'bv');
    await expect(canvas.getByLabelText('Issuer, in English')).toHaveValue('BV');
  },
};

export const LongTexts: Story = {
  parameters: { badInput: 'longTitle' },
  args: { label: 'x'.repeat(200), defaultValue: { cn: '长'.repeat(200), en: 'W'.repeat(200) } },
  play: showsWhole,
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByLabelText('Issuer, in Chinese'));
    await tabTo(canvas.getByLabelText('Issuer, in English'));
    await press('End');
    await typeText('.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('en', 'TÜV Rheinland.');
  },
};
