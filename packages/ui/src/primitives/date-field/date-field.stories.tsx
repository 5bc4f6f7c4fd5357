import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { Field } from '../field/index.ts';
import { DateField } from './date-field.tsx';

/** Days that bound the choice: a date that is half written would be none. */
const days = { control: 'select', options: ['2026-05-04', '2026-05-18', '2026-05-31'] } as const;

const meta = {
  title: 'Primitives/Date field',
  component: DateField,
  argTypes: { min: days, max: days },
  args: { name: 'delivery', onValueChange: fn() },
  render: (args) => <Field label="Delivery">{(control) => <DateField {...control} {...args} />}</Field>,
  decorators: [(Story) => <div style={{ minHeight: 440 }}>{Story()}</div>],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day is written in the order year, month, day; the field writes it out when it is left. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery' });
    await userEvent.type(field, '2026/5/2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02');
    await userEvent.tab();
    await expect(field).toHaveValue('2026-05-02');
    await expect(field).toBeValid();
  },
};

export const Open: Story = {
  args: { defaultValue: '2026-05-12' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar|日历/ }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(7);
    await userEvent.click(canvas.getByText('20'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-20'));
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-05-20');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /calendar|日历/ }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** What is no day stays as it was written, and is marked. */
export const NoDay: Story = {
  parameters: { badInput: 'hostileHtml' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '2026-02-30');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('2026-02-30');
    await expect(field).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalledWith('2026-02-30');
  },
};

export const Limits: Story = {
  args: {
    defaultValue: '2026-05-12',
    min: '2026-05-10',
    max: '2026-06-20',
    isUnavailable: (day) => day === '2026-05-15',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar|日历/ }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getByText('9')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('15'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  render: (args) => (
    <Field label="Delivery" required hint="Year, month, day" error="Choose a day from tomorrow on">
      {(control) => <DateField {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Year, month, day Choose a day from tomorrow on',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '2026-05-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Can be focused, copied and submitted, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '2026-05-12' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('readonly');
    await userEvent.type(field, '3{Backspace}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('2026-05-12');
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The arrows go by days and weeks, Page Down by months; Enter takes, Escape leaves the day as it was. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-05-12' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery' });
    await tabTo(field);
    await press('Control+a');
    await typeText('20260601');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-01'));
    await press('Tab', 'Enter');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1$/));
    await press('ArrowRight');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^2$/));
    await press('ArrowDown');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^9$/));
    // The ends of the week, one of them in another month.
    await press('End');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^14$/));
    await press('ArrowUp', 'Home');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1$/));
    await press('ArrowUp', 'End', 'Home');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^25$/));
    await press('ArrowDown', 'ArrowDown', 'ArrowRight');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^9$/));
    await press('Enter');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-09'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveValue('2026-06-09');
  },
};
