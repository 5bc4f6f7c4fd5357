import { THREAD_STATUSES } from '@millwright/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { threeSuppliers, withChoice } from './thread-filter.fixtures.ts';
import { ThreadFilter } from './thread-filter.tsx';

const meta = {
  title: 'Widgets/Thread filter',
  component: ThreadFilter,
  args: { suppliers: threeSuppliers, choice: {}, side: 'supplier', hrefOf: withChoice },
} satisfies Meta<typeof ThreadFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

/** Nothing is narrowed. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Supplier' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Status' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(threeSuppliers.length + 1 + THREAD_STATUSES.length + 1);
    await expect(current(canvasElement)).toEqual(['All suppliers', 'All']);
    await showsWhole({ canvasElement });
  },
};

/** Each choice leaves the other as it is. */
export const Narrowed: Story = {
  args: { choice: { supplier: 52, status: 'quoted' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(current(canvasElement)).toEqual(['Yongda Moulds', 'Quoted']);
    await expect(canvas.getByRole('link', { name: 'All suppliers' })).toHaveAttribute('href', '?status=quoted');
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('href', '?supplier=52');
    await expect(canvas.getByRole('link', { name: 'New' })).toHaveAttribute('href', '?supplier=52&status=sent');
  },
};

/** One supplier is no choice. */
export const OneSupplier: Story = {
  args: { suppliers: threeSuppliers.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation', { name: 'Supplier' })).toBeNull(),
};

/** What a buyer has sent is not new to the buyer. */
export const BuyerSide: Story = {
  args: { suppliers: [], side: 'buyer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sent' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New' })).toBeNull();
  },
};

/** The rows scroll, and the page does not. */
export const Long: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: {
    suppliers: Array.from({ length: 12 }, (_, at) => ({
      id: at + 1,
      title: `<b>${at} ${'Verylongname'.repeat(6)}</b>`,
    })),
    choice: { supplier: 11 },
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Expired' }));
    await expect(canvas.getByRole('link', { name: 'Expired' })).toHaveFocus();
  },
};
