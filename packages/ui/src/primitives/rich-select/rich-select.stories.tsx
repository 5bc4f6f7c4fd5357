import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { RichSelect } from './rich-select.tsx';

const alloys = [
  { value: '6061', label: 'EN AW-6061', note: 'Structures, good to weld', group: 'Aluminium' },
  { value: '7075', label: 'EN AW-7075', note: 'Aircraft, not to weld', group: 'Aluminium' },
  { value: '304', label: '1.4301', note: 'Food, chemistry', group: 'Stainless steel' },
  { value: '630', label: '1.4542', note: 'Shafts; out of stock', group: 'Stainless steel', disabled: true },
];

const choices = { control: 'select', options: alloys.map(({ value }) => value) } as const;

const meta = {
  title: 'Primitives/Rich select',
  component: RichSelect,
  argTypes: { value: choices, defaultValue: choices },
  args: { options: alloys, listLabel: 'Material', name: 'material', onValueChange: fn() },
  render: (args) => <Field label="Material">{(control) => <RichSelect {...control} {...args} />}</Field>,
  decorators: [(Story) => <div style={{ maxWidth: 384, minHeight: 340 }}>{Story()}</div>],
} satisfies Meta<typeof RichSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Material' });
    await expect(control).toHaveTextContent('Please choose');
    await userEvent.click(control);
    await userEvent.click(await canvas.findByRole('option', { name: /EN AW-7075/ }));
    await waitFor(() => expect(control).toHaveTextContent('EN AW-7075'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7075');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(control).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultValue: '6061' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Material' })).toBeVisible());
    await expect(canvas.getByRole('group', { name: 'Stainless steel' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /6061/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Chosen: Story = {
  args: { defaultValue: '304' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveTextContent('1.4301'),
};

export const WithError: Story = {
  render: (args) => (
    <Field label="Material" required error="Choose the material">
      {(control) => <RichSelect {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Material' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Choose the material');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '304' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeDisabled(),
};

/** Can be focused and is submitted, but its list does not open. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '304' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox');
    await expect(control).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(control);
    await userEvent.keyboard('{ArrowDown}{Enter}E');
    await expect(control).toHaveFocus();
    await expect(control).toHaveTextContent('1.4301');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingToChoose: Story = {
  parameters: { badInput: 'emptyList' },
  args: { options: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveTextContent('Please choose'),
};

export const VeryLongChoice: Story = {
  parameters: { badInput: 'longTitle' },
  args: { options: [{ value: 'long', label: 'Continuouslycastaluminium'.repeat(8) }], defaultValue: 'long' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('option')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The arrows open it and go through it, letters find, Enter takes, Escape leaves everything as it was. */
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <Field label="Material">{(control) => <RichSelect {...control} {...args} />}</Field>
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Material' });
    const reached = () => canvas.getByRole('listbox').getAttribute('aria-activedescendant');
    await tabTo(control);
    await press('ArrowDown');
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveFocus());
    await waitFor(() => expect(reached()).toBe(canvas.getByRole('option', { name: /6061/ }).id));
    await press('ArrowDown');
    await waitFor(() => expect(reached()).toBe(canvas.getByRole('option', { name: /7075/ }).id));
    await press('Enter');
    await waitFor(() => expect(control).toHaveTextContent('EN AW-7075'));
    await waitFor(() => expect(control).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveFocus());
    await press('Home', 'Escape');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveTextContent('EN AW-7075');
    await press('Tab');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
