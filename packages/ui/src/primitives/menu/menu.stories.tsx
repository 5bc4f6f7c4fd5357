import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { Button } from '../button/index.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="secondary" iconAfter="chevron-down">
        Actions
      </Button>
    ),
    groups: [
      [
        { id: 'open', label: 'Open order', icon: 'eye', href: '/orders/4711' },
        { id: 'copy', label: 'Copy order', icon: 'plus' },
        { id: 'invoice', label: 'Download invoice', icon: 'download', note: 'Not yet written', disabled: true },
      ],
      [{ id: 'cancel', label: 'Cancel order', icon: 'close', tone: 'negative' }],
    ],
    onChoose: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    // The menu takes the focus a frame after it opens.
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Actions' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy order' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('copy'));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await expect(canvas.getByRole('menuitem', { name: 'Open order' })).toHaveAttribute('href', '/orders/4711');
    await userEvent.click(canvas.getByRole('menuitem', { name: /invoice/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const WithoutActions: Story = {
  parameters: { badInput: 'emptyList' },
  args: { groups: [[], []] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveFocus());
    await expect(canvas.queryByRole('menuitem')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

export const VeryLongAction: Story = {
  parameters: { badInput: 'longTitle' },
  args: { groups: [[{ id: 'long', label: 'Continuouslycastaluminium'.repeat(8) }]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(canvas.getByRole('menuitem')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * Down opens at the first action, Up at the last; the arrows go round and reach what cannot be chosen, letters find,
 * Escape gives the focus back.
 */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    const reached = () => canvas.getByRole('menu').querySelector('[data-highlighted]')?.textContent;
    await tabTo(button);
    await press('ArrowDown');
    await waitFor(() => expect(reached()).toBe('Open order'));
    await press('ArrowDown');
    await waitFor(() => expect(reached()).toBe('Copy order'));
    await press('ArrowDown');
    await waitFor(() => expect(reached()).toMatch(/^Download invoice/));
    await press('Enter');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('menu')).toBeVisible();
    await press('End');
    await waitFor(() => expect(reached()).toBe('Cancel order'));
    await press('ArrowDown');
    await waitFor(() => expect(reached()).toBe('Open order'));
    await typeText('ca');
    await waitFor(() => expect(reached()).toBe('Cancel order'));
    await press('Escape');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await press('ArrowUp');
    await waitFor(() => expect(reached()).toBe('Cancel order'));
    await press('Enter');
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('cancel'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
