import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
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
} satisfies Meta<typeof MemberPostList>;

export default meta;
type Story = StoryObj<typeof meta>;

const withdrawing = ({ canvas }: Pick<Scene, 'canvas'>, { title } = published) =>
  canvas.getByRole('button', { name: `Withdraw: ${title}` });

/** One at each state: what is in the supply hall is a link, and what is over cannot be withdrawn. */
export const Default: Story = {
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

export const Withdrawing: Story = {
  args: { onWithdraw: fn<Withdraw>(never) },
  parameters: { machine: 'confirmedAction', state: 'running', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    await scene.userEvent.dblClick(withdrawing(scene));
    await expect(withdrawing(scene)).toHaveAttribute('aria-busy', 'true');
    await expect(withdrawing(scene, waiting)).not.toHaveAttribute('aria-busy');
    await expect(scene.args.onWithdraw).toHaveBeenCalledTimes(1);
  },
};

/** The post stays in the list, with its new state. */
export const WithdrawnNow: Story = {
  render: (args) => <Host {...args} />,
  parameters: { machine: 'confirmedAction', state: 'done' },
  play: async (scene) => {
    await scene.userEvent.click(withdrawing(scene));
    await expect(await scene.canvas.findByText('The post was withdrawn.')).toBeVisible();
    await expect(scene.args.onWithdraw).toHaveBeenLastCalledWith(published);
    await expect(scene.canvas.queryByRole('button', { name: `Withdraw: ${published.title}` })).toBeNull();
  },
};

/** Its row says so, and its button tries again. */
export const WithdrawingFailed: Story = {
  args: { onWithdraw: fn<Withdraw>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await scene.userEvent.click(withdrawing(scene));
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent(/does not respond. Nothing was changed/);
    await scene.userEvent.click(withdrawing(scene));
    await waitFor(() => expect(scene.args.onWithdraw).toHaveBeenCalledTimes(2));
  },
};

const clock = createTestClock();
/** Nobody knows whether it was done. */
export const TooLate: Story = {
  args: { onWithdraw: fn<Withdraw>(never), clock },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'neverSettles' },
  play: async (scene) => {
    await scene.userEvent.click(withdrawing(scene));
    clock.advance(15_000);
    await expect(await scene.canvas.findByText(/Load the page again/)).toBeVisible();
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

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(withdrawing({ canvas }, waiting));
    await press('Enter');
    await waitFor(() => expect(args.onWithdraw).toHaveBeenLastCalledWith(waiting));
  },
};
