import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { ofAMember } from '../../testing/favourite-button.fixtures.tsx';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { DeclineDialog, type DeclineDialogProps } from './decline-dialog.tsx';

type Decline = DeclineDialogProps['onDecline'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const never: Decline = () => new Promise(() => undefined);

const meta = {
  title: 'Widgets/Decline dialog',
  component: DeclineDialog,
  args: { onDecline: fn<Decline>(async () => ({ status: 'sent' })) },
  decorators: [ofAMember],
} satisfies Meta<typeof DeclineDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvas, userEvent }: Scene) => {
  await userEvent.click(canvas.getByRole('button'));
  return within(await within(document.body).findByRole('dialog'));
};
const confirmIn = (dialog: Awaited<ReturnType<typeof open>>) => dialog.getByRole('button', { name: 'Do not quote' });

/** A button among others of a thread; nothing happens before it is confirmed. */
export const Default: Story = {
  parameters: { machine: 'confirmedAction', state: 'idle' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const Opened: Story = {
  parameters: { machine: 'confirmedAction', state: 'confirming' },
  play: async (scene) => {
    const dialog = await open(scene);
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await expect(scene.args.onDecline).not.toHaveBeenCalled();
  },
};

/** The reason is sent without the space around it. */
export const Declined: Story = {
  parameters: { machine: 'confirmedAction', state: 'done' },
  play: async (scene) => {
    const dialog = await open(scene);
    await scene.userEvent.type(dialog.getByLabelText('Reason'), ' We make no dies of this size. ');
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await scene.canvas.findByText('You have declined to quote.')).toBeVisible();
    await expect(scene.args.onDecline).toHaveBeenLastCalledWith('We make no dies of this size.');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(scene.canvas.queryByRole('button')).toBeNull();
  },
};

export const Sending: Story = {
  args: { onDecline: fn<Decline>(never) },
  parameters: { machine: 'confirmedAction', state: 'running', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    const dialog = await open(scene);
    await scene.userEvent.dblClick(confirmIn(dialog));
    await expect(confirmIn(dialog)).toHaveAttribute('aria-busy', 'true');
    await expect(scene.args.onDecline).toHaveBeenCalledTimes(1);
  },
};

/** What was written is still there, and the same button sends it again. */
export const Failed: Story = {
  args: { onDecline: fn<Decline>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    const dialog = await open(scene);
    await scene.userEvent.type(dialog.getByLabelText('Reason'), 'Too small');
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await dialog.findByText(/server cannot be reached/)).toBeVisible();
    await expect(dialog.getByLabelText('Reason')).toHaveValue('Too small');
  },
};

/** The server says why not: the enquiry was withdrawn meanwhile. */
export const Refused: Story = {
  args: { onDecline: fn<Decline>(async () => ({ status: 'failed', message: 'This enquiry is closed' })) },
  parameters: { machine: 'confirmedAction', state: 'failed' },
  play: async (scene) => {
    const dialog = await open(scene);
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await dialog.findByText('This enquiry is closed')).toBeVisible();
  },
};

const clock = createTestClock();
export const TooLate: Story = {
  args: { onDecline: fn<Decline>(never), clock },
  parameters: { machine: 'confirmedAction', state: 'failed' },
  play: async (scene) => {
    const dialog = await open(scene);
    await scene.userEvent.click(confirmIn(dialog));
    clock.advance(15_000);
    await expect(await dialog.findByText(/does not respond/)).toBeVisible();
  },
};

export const LoggedOut: Story = {
  args: { onDecline: fn<Decline>(async () => ({ status: 'loginNeeded' })) },
  parameters: { machine: 'confirmedAction', state: 'failed' },
  play: async (scene) => {
    const dialog = await open(scene);
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await dialog.findByText(/Please login first/)).toBeVisible();
  },
};

/** Escape leaves it, the focus goes back, and what was written is there at the next try. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const page = within(document.body);
    const button = canvas.getByRole('button', { name: 'Decline to quote' });
    await tabTo(button);
    await press('Enter');
    await tabTo(await page.findByLabelText('Reason'));
    await typeText('No');
    await press('Escape');
    await waitFor(() => expect(button).toHaveFocus());
    await press('Enter');
    await expect(await page.findByLabelText('Reason')).toHaveValue('No');
    await tabTo(page.getByRole('button', { name: 'Do not quote' }));
    await press('Enter');
    await waitFor(() => expect(args.onDecline).toHaveBeenLastCalledWith('No'));
  },
};
