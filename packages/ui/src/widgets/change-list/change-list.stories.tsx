import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ofAProductGone, ofProduct, ofSupplier } from './change-list.fixtures.ts';
import { ChangeList } from './change-list.tsx';

const items = [ofSupplier, ofProduct, ofAProductGone];

const meta = {
  title: 'Widgets/Change list',
  component: ChangeList,
  args: { state: { status: 'ready', items }, hrefOf: ({ id }) => `/products/${id}` },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the supplier and of products; what was stated nowhere before says so. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Changes' }).children).toHaveLength(items.length);
    await expect(canvas.getByText('Clamping force')).toBeVisible();
    await expect(canvas.getByText('≤ 5,500 kN')).toBeVisible();
    await expect(canvas.getByText('宁波')).toBeVisible();
    await expect(canvas.getAllByText('nothing')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Servo press SP-400' })).toHaveAttribute('href', '/products/31');
    await showsWhole({ canvasElement });
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading changes' })).toBeVisible(),
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
  play: async ({ canvas }) => expect(canvas.getByText('Nothing was changed yet')).toBeVisible(),
};

/** Paragraphs keep their lines, and 500 characters of them. */
export const Long: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: {
    state: {
      status: 'ready',
      items: [
        {
          ...ofProduct,
          author: 'W'.repeat(80),
          entry: { id: 31, isProduct: true, title: `<b>${'Verylongname'.repeat(17)}</b>` },
          fields: [
            { field: 'description.en', before: 'One line\n\nAnother', after: '<script>'.repeat(62) },
            { field: 'lines', before: '', after: 'W'.repeat(500) },
          ],
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
