import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { here, inTheOffice, unknown } from './session-list.fixtures.ts';
import { SessionList, type SessionListProps } from './session-list.tsx';

type End = SessionListProps['onEnd'];
type EndOthers = NonNullable<SessionListProps['onEndOthers']>;
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const items = [here, inTheOffice, unknown];
const never = () => new Promise<never>(() => undefined);

/** A host that gives the list without what was ended. */
const Host = (args: SessionListProps) => {
  const [gone, setGone] = useState<readonly string[]>([]);
  const { state } = args;
  if (state.status !== 'ready') return <SessionList {...args} />;
  return (
    <SessionList
      {...args}
      state={{ status: 'ready', items: state.items.filter(({ id }) => !gone.includes(id)) }}
      onEnd={async (session) => {
        const outcome = await args.onEnd(session);
        if (outcome.status === 'sent') setGone((before) => [...before, session.id]);
        return outcome;
      }}
    />
  );
};

const meta = {
  title: 'Widgets/Session list',
  component: SessionList,
  args: {
    state: { status: 'ready', items },
    onEnd: fn<End>(async () => ({ status: 'sent' })),
    onEndOthers: fn<EndOthers>(async () => ({ status: 'sent' })),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const endOn = ({ canvas }: Pick<Scene, 'canvas'>, agent: string) =>
  canvas.getByRole('button', { name: `End the login on ${agent}` });

/** The browser that looks is marked, and has no button: logging out ends it. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Where you are logged in' }).children).toHaveLength(items.length);
    await expect(canvas.getByText('This browser')).toBeVisible();
    await expect(canvas.getByText('Unknown browser')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^End the login/ })).toHaveLength(2);
    await expect(args.onEnd).not.toHaveBeenCalled();
    await showsWhole({ canvasElement });
  },
};

/** There is nothing to end. */
export const ThisOneAlone: Story = {
  args: { state: { status: 'ready', items: [here] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading your logins' })).toBeVisible(),
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
  play: async ({ canvas }) => expect(canvas.getByText('No logins that last')).toBeVisible(),
};

export const Ending: Story = {
  args: { onEnd: fn<End>(never) },
  parameters: { machine: 'confirmedAction', state: 'running', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    await scene.userEvent.dblClick(endOn(scene, 'Firefox · Windows'));
    await expect(endOn(scene, 'Firefox · Windows')).toHaveAttribute('aria-busy', 'true');
    await expect(scene.args.onEnd).toHaveBeenCalledTimes(1);
  },
};

/** The row is gone, which a line below the list says. */
export const Ended: Story = {
  render: (args) => <Host {...args} />,
  parameters: { machine: 'confirmedAction', state: 'done' },
  play: async (scene) => {
    await scene.userEvent.click(endOn(scene, 'Firefox · Windows'));
    await expect(await scene.canvas.findByText('The login on Firefox · Windows was ended.')).toBeVisible();
    await expect(scene.args.onEnd).toHaveBeenLastCalledWith(inTheOffice);
    await expect(scene.canvas.queryByText('Firefox · Windows')).toBeNull();
  },
};

export const OthersEnded: Story = {
  parameters: { machine: 'confirmedAction', state: 'done' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all other logins' }));
    await expect(await canvas.findByText('All other logins were ended.')).toBeVisible();
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};

/** Its row says so, and its button tries again. */
export const EndingFailed: Story = {
  args: { onEnd: fn<End>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await scene.userEvent.click(endOn(scene, 'Firefox · Windows'));
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent(/does not respond. Nothing was changed/);
    await scene.userEvent.click(endOn(scene, 'Firefox · Windows'));
    await waitFor(() => expect(scene.args.onEnd).toHaveBeenCalledTimes(2));
  },
};

const clock = createTestClock();
/** Nobody knows whether it was done. */
export const TooLate: Story = {
  args: { onEndOthers: fn<EndOthers>(never), clock },
  parameters: { machine: 'confirmedAction', state: 'failed', badInput: 'neverSettles' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all other logins' }));
    clock.advance(15_000);
    await expect(await canvas.findByText(/Load the page again/)).toBeVisible();
  },
};

export const Long: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: { state: { status: 'ready', items: [here, { ...inTheOffice, agent: `<b>${'Verylongname'.repeat(17)}</b>` }] } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** The line that says so has the focus that the button had. */
export const ByKeyboard: Story = {
  render: (args) => <Host {...args} />,
  play: async ({ canvas }) => {
    await tabTo(endOn({ canvas }, 'Firefox · Windows'));
    await press('Enter');
    await waitFor(() => expect(canvas.getByText('The login on Firefox · Windows was ended.')).toHaveFocus());
  },
};
