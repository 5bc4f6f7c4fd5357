import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { Field } from '../field/index.ts';
import { countries } from './combobox.fixtures.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const Controlled = ({ value: first, ...rest }: ComboboxProps) => {
  const [value, setValue] = useState(first);
  return (
    <Field label="Country">
      {(control) => <Combobox {...control} {...rest} value={value} onValueChange={setValue} />}
    </Field>
  );
};

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: {
    value: '',
    onValueChange: fn(),
    options: countries,
    listLabel: 'Countries',
    countText: (count) => (count === 1 ? '1 result' : `${count} results`),
    emptyText: 'No country has this name',
    onChoose: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 384, minHeight: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing finds, the arrows reach a choice, Enter takes it; the focus stays in the field. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'guinea');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Guinea',
      'Papua New Guinea',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Papua New Guinea');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChoose).toHaveBeenLastCalledWith(countries[5]);
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Papua New Guinea');
    await userEvent.keyboard('{Home}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('China');
  },
};

/** Esc closes the list first, and clears the text when it is pressed again. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ja{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('ja');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const ChosenByAPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: /Germany/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Germany');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await expect(canvas.getByText('No country has this name')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 results');
  },
};

/** Can be focused, copied and submitted, but not changed; its list does not open. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'Germany' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Germany');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const NoOptions: Story = {
  parameters: { badInput: 'emptyList' },
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'free text{ArrowDown}{ArrowUp}{Enter}');
    await expect(field).toHaveValue('free text');
  },
};

export const HostileLabel: Story = {
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  args: { options: [{ id: 'x', label: `<img src=x onerror="document.title='harmed'"> ${'Verylongword'.repeat(20)}` }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option')).toHaveTextContent('onerror');
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What is required of a combobox with a list. */
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <Controlled {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    const chosen = () => canvas.queryByRole('option', { selected: true });
    await tabTo(field);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await press('Escape');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await press('ArrowUp');
    await expect(chosen()).toBe(canvas.getAllByRole('option').at(-1));
    await press('ArrowDown', 'ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen()!.id);
    await press('Home');
    await expect(chosen()).toBeNull();
    await expect(field).toHaveFocus();
    await press('Escape');
    await typeText('guinea');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(field).toHaveValue('Papua New Guinea');
    await expect(args.onChoose).toHaveBeenLastCalledWith(countries[5]);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('Escape');
    await expect(field).toHaveValue('');
    await typeText('ja');
    await press('ArrowDown', 'Tab');
    await expect(field).toHaveValue('ja');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
