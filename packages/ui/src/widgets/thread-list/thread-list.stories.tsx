import { THREAD_STATUSES } from '@millwright/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { spindleSummary } from '../../testing/enquiry-thread.fixtures.ts';
import { ThreadList } from './thread-list.tsx';

const items = THREAD_STATUSES.map((status, index) => ({
  ...spindleSummary,
  id: index + 1,
  status,
  unread: index === 2 ? 3 : 0,
}));

const meta = {
  title: 'Widgets/Thread list',
  component: ThreadList,
  args: { state: { status: 'ready', items }, side: 'buyer', hrefOf: ({ id }) => `/threads/${id}` },
} satisfies Meta<typeof ThreadList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a buyer sees, in every status; one has unread messages. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'HX Spindles' })).toHaveLength(items.length);
    await showsWhole({ canvasElement });
  },
};

/** What the supplier's people see: who asks, and which enquiry is new. */
export const Inbox: Story = {
  args: { side: 'supplier' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Lin Xia · Hansa Werkzeugbau' })).toHaveLength(items.length);
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('3 unread')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading conversations' })).toBeVisible(),
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
  play: async ({ canvas }) => expect(canvas.getByText('No conversations yet')).toBeVisible(),
};

export const Long: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: {
    state: {
      status: 'ready',
      items: [
        {
          ...spindleSummary,
          supplier: { id: 1, title: `<b>${'Verylongname'.repeat(17)}</b>`, image: null },
          target: { id: 2, title: 'W'.repeat(300), image: null },
          unread: 1200,
        },
      ],
    },
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  args: { state: { status: 'failed' }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Try again' }));
    await press('Enter');
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
