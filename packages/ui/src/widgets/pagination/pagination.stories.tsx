import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  play: showsWhole,
  title: 'Widgets/Pagination',
  component: Pagination,
  args: {
    page: 6,
    total: 240,
    rows: 12,
    hrefOf: (page: number) => (page === 1 ? '/articles' : `/articles?page=${page}`),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/articles?page=7');
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/articles');
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
  },
};

export const LastPage: Story = {
  args: { page: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
  },
};

export const FewPages: Story = { args: { page: 2, total: 30 } };
export const ManyPages: Story = { args: { page: 5000, total: 100_000, rows: 10 } };

/** Beyond the last page is the last page. */
export const BeyondTheEnd: Story = {
  args: { page: 2_147_483_647 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 20' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnePage: Story = {
  args: { page: 1, total: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
