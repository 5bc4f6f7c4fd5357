import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Opens the drawing in a new window', children: <Button variant="secondary">Drawing</Button> },
  decorators: [(Story) => <div style={{ padding: 64 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown for the focus of the keyboard; it describes the button, and is not its name. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Drawing' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Opens the drawing in a new window');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible(), { timeout: 3000 });
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull(), { timeout: 3000 });
  },
};

export const LongText: Story = {
  parameters: { badInput: 'longTitle' },
  args: { text: 'Continuouslycastaluminium'.repeat(8), placement: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Escape closes it and leaves the focus where it is. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Drawing' });
    await tabTo(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
