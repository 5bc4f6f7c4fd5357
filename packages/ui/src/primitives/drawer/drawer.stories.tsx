import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { RichSelect } from '../rich-select/index.ts';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Order 4711',
    closeLabel: 'Close',
    onClose: fn(),
    children: <p>1,200 housings, die cast</p>,
    actions: <Button>Confirm</Button>,
  },
  parameters: { notServerRendered: 'A drawer is rendered when it is opened, never on the server.' },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => screen.findByRole('dialog', { name: 'Order 4711' });

export const Default: Story = {
  play: async ({ args }) => {
    const drawer = await shown();
    await waitFor(() => expect(drawer).toBeVisible());
    const place = drawer.parentElement!.getBoundingClientRect();
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBeCloseTo(place.right));
    await expect(Math.round(drawer.getBoundingClientRect().height)).toBe(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AtTheStart: Story = {
  args: { side: 'start' },
  play: async () => {
    const drawer = await shown();
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBeCloseTo(0));
  },
};

/** The buttons stay while the content scrolls. */
export const LongContent: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>) },
  play: async () => {
    await shown();
    const { bottom } = screen.getByRole('button', { name: 'Confirm' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Escape closes the list of a field in it first, and the drawer then. */
export const WithSelect: Story = {
  args: {
    children: (
      <Field label="Material">
        {(control) => (
          <RichSelect
            {...control}
            listLabel="Material"
            options={[{ value: 'a', label: 'EN AW-6061', note: 'Light' }]}
          />
        )}
      </Field>
    ),
  },
  play: async ({ args }) => {
    const inside = within(await shown());
    await userEvent.click(inside.getByRole('combobox', { name: 'Material' }));
    await waitFor(() => expect(inside.getByRole('listbox')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(inside.queryByRole('listbox')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(inside.getByRole('combobox')).toHaveFocus());
    await press('Escape');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await tabTo(opener);
    await press('Enter');
    const drawer = await shown();
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await tabTo(within(drawer).getByRole('button', { name: 'Confirm' }));
    await press('Tab');
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await press('Escape');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
