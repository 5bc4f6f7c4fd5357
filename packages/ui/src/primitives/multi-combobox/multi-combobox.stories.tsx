import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { countries } from '../combobox/combobox.fixtures.ts';
import { Field } from '../field/index.ts';
import { MultiCombobox } from './multi-combobox.tsx';

const choices = {
  control: { type: 'multi-select', labels: Object.fromEntries(countries.map(({ id, label }) => [id, label])) },
  options: countries.map(({ id }) => id),
} as const;

const meta = {
  title: 'Primitives/Multi combobox',
  component: MultiCombobox,
  argTypes: { value: choices, defaultValue: choices },
  args: { options: countries, listLabel: 'Countries', name: 'countries', onValueChange: fn() },
  render: (args) => <Field label="Countries">{(control) => <MultiCombobox {...control} {...args} />}</Field>,
  decorators: [(Story) => <div style={{ maxWidth: 384, minHeight: 340 }}>{Story()}</div>],
} satisfies Meta<typeof MultiCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Countries' });
    await userEvent.type(field, 'guinea');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 choices');
    await userEvent.click(canvas.getByRole('option', { name: 'Guinea' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['380']));
    await expect(canvas.getByRole('list', { name: 'Chosen' })).toHaveTextContent('Guinea');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Guinea' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const Open: Story = {
  args: { defaultValue: ['376', '492'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Countries' })).toBeVisible());
    await expect(canvas.getByRole('option', { name: /Germany/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
  },
};

export const WithError: Story = {
  render: (args) => (
    <Field label="Countries" required error="Choose one country at least">
      {(control) => <MultiCombobox {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose one country at least');
    await expect(canvas.getByRole('combobox')).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['376'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove Germany' })).toBeDisabled();
  },
};

/** Those chosen can be read and are submitted; nothing removes them. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: ['376', '492'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('readonly');
    await userEvent.click(field);
    await userEvent.keyboard('ja{ArrowDown}{Enter}{Backspace}');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Chosen' })).toHaveTextContent(/Germany.*Japan/);
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NoOptions: Story = {
  parameters: { badInput: 'emptyList' },
  args: { options: [], defaultValue: ['gone'] },
  play: async ({ canvas }) => expect(canvas.getByText('gone')).toBeVisible(),
};

export const VeryLongChoice: Story = {
  parameters: { badInput: 'longTitle' },
  args: { options: [{ id: 'long', label: 'Continuouslycastaluminium'.repeat(8) }], defaultValue: ['long'] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** Typing finds, Enter takes and the list stays; Backspace in the empty field removes the last one. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Countries' });
    await tabTo(field);
    await typeText('ja');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id));
    await press('Enter');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['492']));
    await waitFor(() => expect(field).toHaveValue(''));
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await press('Backspace');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([]));
  },
};
