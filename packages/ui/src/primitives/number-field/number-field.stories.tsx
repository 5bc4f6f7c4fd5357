import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { Field } from '../field/index.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Primitives/Number field',
  component: NumberField,
  args: { unit: 'mm', decimals: 2, min: 0, max: 2000, onValueChange: fn() },
  render: (args) => <Field label="Length">{(control) => <NumberField {...control} {...args} />}</Field>,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Length' });
    const { lang } = document.documentElement;
    const written = new Intl.NumberFormat(lang).format(1250.5);
    await userEvent.clear(field);
    // As a visitor types: the library places the caret in the frame after a key.
    for (const key of new Intl.NumberFormat(lang, { useGrouping: false }).format(1250.5)) {
      await userEvent.type(field, key);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(1250.5));
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(written));
    await expect(field).toHaveAttribute('aria-valuetext', `${written} mm`);
    await expect(field).toHaveAccessibleDescription('mm');
  },
};

export const Steps: Story = {
  args: { defaultValue: 10, step: 5, max: 18, unit: 'kg' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('15'));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(5));
  },
};

/** What is out of its limits stays as it was typed. */
export const OutOfLimits: Story = {
  render: (args) => (
    <Field label="Length" hint="0 to 2,000 mm" error="The press takes 2,000 mm at most">
      {(control) => <NumberField {...control} {...args} />}
    </Field>
  ),
  args: { defaultValue: 2500 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('2,500'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^0 to 2,000 mm The press takes 2,000 mm at most/);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Increase' })).toBeDisabled();
  },
};

/** Can be focused, copied and submitted, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveAttribute('readonly');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{End}7');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: 'Increase' })).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithoutUnit: Story = {
  args: { unit: undefined, decimals: 0, defaultValue: 3 },
  render: ({ unit: _, ...args }) => <Field label="Copies">{(control) => <NumberField {...control} {...args} />}</Field>,
  play: async ({ canvas }) => expect(canvas.getByRole('spinbutton', { name: 'Copies' })).toHaveValue('3'),
};

export const ByKeyboard: Story = {
  args: { defaultValue: 10 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Length' });
    await tabTo(field);
    await press('ArrowUp');
    await waitFor(() => expect(field).toHaveValue('11'));
    await press('ArrowDown', 'ArrowDown');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(9));
    await press('Home');
    await waitFor(() => expect(field).toHaveValue('0'));
    await press('End');
    await waitFor(() => expect(field).toHaveValue('2,000'));
    await press('Control+a');
    await typeText('7.25');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(7.25));
  },
};
