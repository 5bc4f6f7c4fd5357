import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Button } from '../button/index.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { open: true, title: 'Log in', closeLabel: 'Close', onClose: fn(), children: <p>What the dialog is about.</p> },
  parameters: { notServerRendered: 'A dialog is rendered when it is opened, never on the server.' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithDescription: Story = {
  args: { description: 'Log in to the member centre to download.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Log in to the member centre to download.',
    );
  },
};

const widthOf = async () => (await screen.findByRole('dialog')).getBoundingClientRect().width;

export const Medium: Story = {
  args: { size: 'medium' },
  play: async () => expect(await widthOf()).toBeGreaterThan(480),
};

export const Full: Story = {
  args: { size: 'full' },
  play: async () => expect(await widthOf()).toBeGreaterThan(720),
};

/** The focus goes in when it opens and back when it closes. */
export const FocusReturns: Story = {
  args: { open: false },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What is required of a modal dialog: in, round both ways, nothing behind it, out by Esc and by its button, and back. */
export const ByKeyboard: Story = {
  ...FocusReturns,
  args: { open: false, children: <Button>Inside</Button> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await tabTo(opener);
    await press('Enter');
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    const inside = within(dialog);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
    const stops = [inside.getByRole('button', { name: 'Close' }), inside.getByRole('button', { name: 'Inside' })];
    await tabTo(stops[1]);
    await press('Tab');
    await expect(stops[0]).toHaveFocus();
    await press('Shift+Tab');
    await expect(stops[1]).toHaveFocus();
    await press('Escape');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press('Space');
    await tabTo((await screen.findByRole('dialog')).querySelector('button'));
    await press('Enter');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
