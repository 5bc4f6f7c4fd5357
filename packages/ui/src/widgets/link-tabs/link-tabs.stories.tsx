import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTabs } from './link-tabs.tsx';

const tabs = [
  { label: 'News', href: '/search?type=news&keyword=press', count: 1284, current: true },
  { label: 'Products', href: '/search?type=products&keyword=press', count: 36 },
  { label: 'Suppliers', href: '/search?type=supplier&keyword=press', count: 9 },
  { label: 'Videos', href: '/search?type=videos&keyword=press', count: 1 },
  { label: 'Exhibitions', href: '/search?type=exhibitions&keyword=press', count: 0 },
];

const meta = { title: 'Widgets/Link tabs', component: LinkTabs, args: { label: 'Kinds', tabs } } satisfies Meta<
  typeof LinkTabs
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', tabs[0]!.href);
  },
};

/** Two boards that nobody counts. */
export const WithoutCounts: Story = {
  args: {
    label: 'Boards',
    tabs: [
      { label: 'Supply', href: '/showroom/platform?side=supply', current: true },
      { label: 'Demand', href: '/showroom/platform?side=demand' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Supply', 'Demand']);
  },
};

/** One list needs no tabs. */
export const OneList: Story = {
  args: { tabs: tabs.slice(0, 1) },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongNames: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, label: 'x'.repeat(200) })) },
  parameters: { badInput: 'longTitle' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
