import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  argTypes: {
    name: { description: 'Its name in the form.' },
    onChange: { description: 'The visitor turns it on or off: the event of the browser’s own checkbox.' },
  },
  args: { label: 'Weekly newsletter', name: 'weekly', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Weekly newsletter' });
    await userEvent.click(canvas.getByText('Weekly newsletter'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { defaultChecked: true, hint: 'Every Monday, at eight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Every Monday, at eight');
  },
};

export const WithError: Story = {
  args: { error: 'It could not be saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('It could not be saved. Try again.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeDisabled(),
};

export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeChecked(),
};

export const VeryLongLabel: Story = {
  parameters: { badInput: 'longTitle' },
  args: { label: 'Continuouslycastaluminium'.repeat(8) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await tabTo(control);
    await press('Space');
    await expect(control).toBeChecked();
    await press('Space');
    await expect(control).not.toBeChecked();
  },
};
