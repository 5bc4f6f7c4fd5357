import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { DateRangeField } from './date-range-field.tsx';

/** Days that bound the choice: a date that is half written would be none. */
const days = { control: 'select', options: ['2026-05-04', '2026-05-18', '2026-05-31'] } as const;

const meta = {
  title: 'Primitives/Date range field',
  component: DateRangeField,
  argTypes: { min: days, max: days, value: choiceOf({ 'a week in June': { from: '2026-06-01', to: '2026-06-07' } }) },
  args: { label: 'Fair', names: { from: 'from', to: 'to' }, onValueChange: fn() },
  decorators: [(Story) => <div style={{ minHeight: 440 }}>{Story()}</div>],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: { from: '2026-05-12', to: '2026-05-15' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Fair' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(canvas.getByText('18'));
    await userEvent.click(canvas.getByText('21'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-18', to: '2026-05-21' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  args: { defaultValue: { from: '2026-05-12', to: '2026-05-15' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.getByText('13')).toHaveAttribute('data-in-range');
  },
};

/** A period that ends before it begins stays as it was written, and is marked. */
export const Turned: Story = {
  args: { defaultValue: { from: '2026-05-15', to: '2026-05-12' }, error: 'The last day is before the first one' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Fair' });
    await expect(group).toHaveAccessibleDescription('The last day is before the first one');
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'Set by the organiser', defaultValue: { from: '2026-05-12', to: '2026-05-15' } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('textbox')[0]).toBeDisabled(),
};

/** Can be focused, copied and submitted, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: { from: '2026-05-12', to: '2026-05-15' } },
  play: async ({ args, canvas, userEvent }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toHaveAttribute('readonly');
      await userEvent.type(field, '3{Backspace}');
      await expect(field).toHaveFocus();
    }
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    await tabTo(from);
    await typeText('20260512');
    await press('Tab');
    await expect(to).toHaveFocus();
    await typeText('20260515');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-05-12', to: '2026-05-15' });
    await press('Tab', 'Enter');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-part', 'table-cell-trigger'));
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(from).toHaveValue('2026-05-12');
  },
};
