import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createConnectivity, watchConnectivity, type ConnectivityEvent } from '../../behaviours/connectivity/index.ts';
import { createTestClock } from '../../testing/clock.ts';
import { ConnectivityNotice } from './connectivity-notice.tsx';

const after = (...events: ConnectivityEvent['type'][]) => {
  const connectivity = createConnectivity({ clock: createTestClock() });
  events.forEach((type) => connectivity.send({ type }));
  return connectivity;
};

const meta = {
  title: 'Widgets/Connectivity notice',
  component: ConnectivityNotice,
  parameters: { notServerRendered: 'Only a browser knows of its connection; the server renders Online' },
} satisfies Meta<typeof ConnectivityNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { connectivity: after('BROWSER.OFFLINE') },
  parameters: { machine: 'connectivity', state: 'offline', requirements: ['ST-46'] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline'),
};

export const Online: Story = {
  args: { connectivity: after() },
  parameters: { machine: 'connectivity', state: 'online', notServerRendered: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};

export const Restored: Story = {
  args: { connectivity: after('BROWSER.OFFLINE', 'BROWSER.ONLINE') },
  parameters: { machine: 'connectivity', state: 'restored', requirements: ['ST-47'] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are online again.'),
};

const live = createConnectivity();
export const ByTheBrowsersEvents: Story = {
  name: 'By the browser’s events',
  args: { connectivity: live },
  parameters: { requirements: ['ST-46', 'ST-47'] },
  play: async ({ canvas }) => {
    const stop = watchConnectivity(live);
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByText('You are online again.')).toBeVisible());
    stop();
  },
};
