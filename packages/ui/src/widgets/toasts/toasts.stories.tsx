import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { press, tabTo } from '../../testing/press.ts';
import { createToasts, type ToastContent } from './toasts.store.ts';
import { Toasts } from './toasts.tsx';

/** Toasts whose time stands still until the story lets it pass. */
const withMessages = (...contents: ToastContent[]) => {
  const clock = createTestClock();
  const toasts = createToasts({ clock });
  contents.forEach(toasts.show);
  return { clock, toasts };
};

const meta = {
  title: 'Widgets/Toasts',
  component: Toasts,
  parameters: {
    notServerRendered: 'Messages are shown by what happens in a browser; the empty regions are covered by Empty',
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { toasts: withMessages({ code: 'linkCopied' }).toasts },
  parameters: { machine: 'toast', state: 'showing', requirements: ['ER-27'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Link Copied');
  },
};

export const Empty: Story = {
  args: { toasts: withMessages().toasts },
  parameters: { notServerRendered: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const paused = withMessages({ code: 'developing' });
export const Paused: Story = {
  args: { toasts: paused.toasts },
  parameters: { machine: 'toast', state: 'paused', requirements: ['ER-11'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Still developing: this page is not there yet'));
    paused.clock.advance(20_000);
    await waitFor(() => expect(canvas.getByRole('status').querySelector('[data-state="paused"]')).toBeVisible());
  },
};

export const FailedCopy: Story = {
  args: { toasts: withMessages({ code: 'copyFailed' }).toasts },
  parameters: { requirements: ['ER-26'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Copy Failed');
    await userEvent.tab();
    await expect(within(canvas.getByRole('alert')).getByRole('button')).toHaveFocus();
  },
};

export const AfterLogout: Story = {
  args: { toasts: withMessages({ code: 'loggedOut' }).toasts },
  parameters: { requirements: ['ST-30', 'ER-23'] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Logout success'),
};

export const MembersOnly: Story = {
  args: { toasts: withMessages({ code: 'loginFirst' }, { code: 'loginToDownload' }).toasts },
  parameters: { requirements: ['ER-21', 'ER-31'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Please login first')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Please log in to the member center to download')).toBeVisible());
  },
};

const onReload = fn();
export const PageOutdated: Story = {
  args: { toasts: withMessages({ code: 'pageOutdated', onAction: onReload }).toasts },
  parameters: { machine: 'chunkReload', state: 'offering' },
  play: async ({ canvas }) => {
    onReload.mockClear();
    const button = canvas.getByRole('button', { name: 'Reload the page' });
    await waitFor(() => expect(button).toBeVisible());
    await expect(onReload).not.toHaveBeenCalled();
  },
};

const onRetry = fn();
export const ConnectionLost: Story = {
  args: { toasts: withMessages({ code: 'connectionLost', onAction: onRetry }).toasts },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('the connection was lost'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const PageReloaded: Story = {
  args: { toasts: withMessages({ code: 'pageReloaded' }).toasts },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('loaded again'),
};

export const ManyAtOnce: Story = {
  args: {
    toasts: withMessages(
      { code: 'loggedIn' },
      { code: 'developing' },
      { code: 'connectionLost' },
      { text: 'This one waits until there is room', tone: 'info' },
    ).toasts,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('This one waits until there is room')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close message' }).at(-1)!);
    await waitFor(() => expect(canvas.getByText('This one waits until there is room')).toBeVisible());
  },
};

export const HostileServerMessage: Story = {
  args: {
    toasts: withMessages({
      text: `<img src=x onerror="document.title='harmed'"> ${'Verylongword'.repeat(40)}`,
      tone: 'error',
    }).toasts,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').querySelector('img')).toBeNull();
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const PressedTwice: Story = {
  args: { toasts: withMessages({ code: 'developing' }, { code: 'developing' }).toasts },
  play: async ({ canvas }) =>
    expect(canvas.getAllByText('Still developing: this page is not there yet')).toHaveLength(1),
};

export const ByKeyboard: Story = {
  args: { toasts: withMessages({ code: 'copyFailed' }, { code: 'developing' }).toasts },
  play: async ({ canvas }) => {
    const failed = within(canvas.getByRole('alert'));
    const note = within(canvas.getByRole('status'));
    await waitFor(() => expect(note.getByRole('button', { name: 'Close message' })).toBeVisible());
    await tabTo(failed.getByRole('button', { name: 'Close message' }));
    await press('Escape');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await waitFor(() => expect(note.getByRole('button', { name: 'Close message' })).toHaveFocus());
    await press('Enter');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
