import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { ofAMember } from '../../testing/favourite-button.fixtures.tsx';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { atEachState, published, waiting } from './member-post-list.fixtures.ts';
import { MemberPostList, type MemberPostListProps } from './member-post-list.tsx';

type Withdraw = MemberPostListProps['onWithdraw'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const never: Withdraw = () => new Promise(() => undefined);

/** A host that gives the post with its new state. */
const Host = (args: MemberPostListProps) => {
  const [taken, setTaken] = useState<number | null>(null);
  const { state } = args;
  if (state.status !== 'ready') return <MemberPostList {...args} />;
  return (
    <MemberPostList
      {...args}
      state={{
        status: 'ready',
        items: state.items.map((post) => (post.id === taken ? { ...post, state: 'withdrawn', entryId: null } : post)),
      }}
      onWithdraw={async (post) => {
        const outcome = await args.onWithdraw(post);
        if (outcome.status === 'sent') setTaken(post.id);
        return outcome;
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Member post list',
  component: MemberPostList,
  args: {
    state: { status: 'ready', items: atEachState },
    hrefOf: ({ entryId }) => `/platform/${entryId}`,
    onWithdraw: fn<Withdraw>(async () => ({ status: 'sent' })),
  },
  decorators: [ofAMember],
} satisfies Meta<typeof MemberPostList>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonOf = ({ canvas }: Pick<Scene, 'canvas'>, { title } = published) =>
  canvas.getByRole('button', { name: `Withdraw: ${title}` });
const withdrawing = async (scene: Scene) => {
  await scene.userEvent.click(buttonOf(scene));
  return within(await within(document.body).findByRole('dialog', { name: `Withdraw “${published.title}”?` }));
};
const confirmIn = (dialog: Awaited<ReturnType<typeof withdrawing>>) => dialog.getByRole('button', { name: 'Withdraw' });

/** One at each state: what is in the supply hall is a link, and what is over cannot be withdrawn. */
export const Default: Story = {
  parameters: { machine: 'confirmedAction', state: 'idle' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: published.title })).toHaveAttribute('href', '/platform/901');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    for (const state of ['In the supply hall', 'Waiting for review', 'Refused', 'Withdrawn', 'Expired'])
      await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getByText('Reason: Say what you offer')).toBeVisible();
    await showsWhole({ canvasElement });
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading your posts' })).toBeVisible(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', items: [] } },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => expect(canvas.getByText('You have published nothing yet')).toBeVisible(),
};

/** Nothing happens before it is confirmed. */
export const Withdrawing: Story = {
  parameters: { machine: 'confirmedAction', state: 'confirming' },
  play: async (scene) => {
    const dialog = await withdrawing(scene);
    await expect(dialog.getByText(/cannot be published again/)).toBeVisible();
    await expect(scene.args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const WithdrawalUnderWay: Story = {
  args: { onWithdraw: fn<Withdraw>(never) },
  parameters: { machine: 'confirmedAction', state: 'running', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    const dialog = await withdrawing(scene);
    await scene.userEvent.dblClick(confirmIn(dialog));
    await expect(confirmIn(dialog)).toHaveAttribute('aria-busy', 'true');
    await expect(scene.args.onWithdraw).toHaveBeenCalledTimes(1);
  },
};

/** The post stays in the list, with its new state. */
export const WithdrawnNow: Story = {
  render: (args) => <Host {...args} />,
  parameters: { machine: 'confirmedAction', state: 'done' },
  play: async (scene) => {
    const dialog = await withdrawing(scene);
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await scene.canvas.findByText('The post was withdrawn.')).toBeVisible();
    await expect(scene.args.onWithdraw).toHaveBeenLastCalledWith(published);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(scene.canvas.queryByRole('button', { name: `Withdraw: ${published.title}` })).toBeNull();
  },
};

/** The question says so, and its button tries again. */
export const WithdrawalFailed: Story = {
  args: { onWithdraw: fn<Withdraw>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    const dialog = await withdrawing(scene);
    await scene.userEvent.click(confirmIn(dialog));
    await expect(await dialog.findByText(/server cannot be reached/)).toBeVisible();
    await scene.userEvent.click(confirmIn(dialog));
    await waitFor(() => expect(scene.args.onWithdraw).toHaveBeenCalledTimes(2));
  },
};

const clock = createTestClock();
/** Nobody knows whether it was done. */
export const TooLate: Story = {
  args: { onWithdraw: fn<Withdraw>(never), clock },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'neverSettles' },
  play: async (scene) => {
    const dialog = await withdrawing(scene);
    await scene.userEvent.click(confirmIn(dialog));
    clock.advance(15_000);
    await expect(await dialog.findByText(/does not respond/)).toBeVisible();
  },
};

export const Long: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: {
    state: {
      status: 'ready',
      items: [{ ...published, title: `<b>${'Verylongname'.repeat(17)}</b>`, reason: 'W'.repeat(300) }],
    },
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** Escape leaves the question, and the focus goes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const page = within(document.body);
    const button = buttonOf({ canvas }, waiting);
    await tabTo(button);
    await press('Enter');
    await page.findByRole('dialog');
    await press('Escape');
    await waitFor(() => expect(button).toHaveFocus());
    await press('Enter');
    await tabTo(await page.findByRole('button', { name: 'Withdraw' }));
    await press('Enter');
    await waitFor(() => expect(args.onWithdraw).toHaveBeenLastCalledWith(waiting));
  },
};
