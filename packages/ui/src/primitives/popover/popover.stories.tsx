import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    trigger: (
      <Button variant="secondary" iconAfter="chevron-down">
        Delivery
      </Button>
    ),
    title: 'Delivery',
    children: (
      <p>
        Four weeks from the day of the order. <Link href="/delivery">Terms of delivery</Link>
      </p>
    ),
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delivery' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Delivery' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const VeryLongTitle: Story = {
  parameters: { badInput: 'longTitle' },
  args: { title: 'Continuouslycastaluminium'.repeat(8) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The focus goes in and comes back; the page around it stays in reach. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delivery' });
    await tabTo(button);
    await press('Enter');
    const panel = await canvas.findByRole('dialog', { name: 'Delivery' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await press('Space');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
