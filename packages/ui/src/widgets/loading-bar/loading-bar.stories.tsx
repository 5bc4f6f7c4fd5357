import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createLoadingBar } from '../../behaviours/loading-bar/index.ts';
import type { LoadingBarEvent } from '../../behaviours/loading-bar/index.ts';
import { createTestClock } from '../../testing/clock.ts';
import { LoadingBar } from './loading-bar.tsx';

/** A loading bar that has come so far and stands still. */
const after = (...steps: (LoadingBarEvent['type'] | number)[]) => {
  const clock = createTestClock();
  const bar = createLoadingBar({ clock });
  steps.forEach((step) => (typeof step === 'number' ? clock.advance(step) : bar.send({ type: step })));
  return bar;
};

const meta = {
  title: 'Widgets/Loading bar',
  component: LoadingBar,
  parameters: { notServerRendered: 'Navigations happen in a browser; on the server the bar is always idle' },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { bar: after('LOADING.STARTED', 2200) },
  parameters: { machine: 'loadingBar', state: 'growing', requirements: ['ST-42'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the page' })).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Idle: Story = {
  args: { bar: after() },
  parameters: { machine: 'loadingBar', state: 'idle', notServerRendered: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
};

export const ShortNavigation: Story = {
  args: { bar: after('LOADING.STARTED', 199) },
  parameters: { requirements: ['ST-42'] },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
};

export const Full: Story = {
  args: { bar: after('LOADING.STARTED', 2200, 'LOADING.FINISHED', 499) },
  parameters: { machine: 'loadingBar', state: 'full', requirements: ['ST-44'] },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'),
};

export const Failed: Story = {
  args: { bar: after('LOADING.STARTED', 2200, 'REQUEST.FAILED') },
  parameters: { requirements: ['ST-45', 'ER-12'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('data-failed');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Part of the page could not be loaded');
  },
};

const live = createLoadingBar();
export const WholeNavigation: Story = {
  args: { bar: live },
  parameters: { requirements: ['ST-42', 'ST-44'] },
  play: async ({ canvas }) => {
    live.stop();
    live.send({ type: 'LOADING.STARTED' });
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'growing'));
    live.send({ type: 'LOADING.FINISHED' });
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'full'));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
