import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Icon button',
  component: IconButton,
  argTypes: {
    onClick: { description: 'The visitor presses it, by pointer or key.' },
  },
  args: { label: 'Close', icon: 'close', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton {...args} size="small" label="Small" />
      <IconButton {...args} label="Medium" />
      <IconButton {...args} size="large" label="Large" />
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Close' }));
    await press('Enter', 'Space');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
