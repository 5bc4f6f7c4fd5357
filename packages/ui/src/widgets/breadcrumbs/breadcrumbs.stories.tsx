import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  play: showsWhole,
  title: 'Widgets/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ name: 'News', href: '/articles' }, { name: 'Plastics and rubber' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Plastics and rubber')).toHaveAttribute('aria-current', 'page');
  },
};

export const HomeOnly: Story = { args: { items: [] } };

/** The last name gives way; it stands below again as the heading. */
export const LongTitle: Story = {
  parameters: { badInput: 'longTitle' },
  args: { items: [{ name: 'News', href: '/articles' }, { name: 'A title of two hundred characters '.repeat(6) }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
