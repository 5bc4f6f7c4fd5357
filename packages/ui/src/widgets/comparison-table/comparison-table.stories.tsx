import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { comparedGroups, comparedItems } from './comparison-table.fixtures.ts';
import { ComparisonTable } from './comparison-table.tsx';

const items = comparedItems('en');
const three = comparedItems('en', 3);

const meta = {
  play: showsWhole,
  title: 'Widgets/Comparison table',
  component: ComparisonTable,
  args: { items, groups: comparedGroups('en') },
  // The toolbar's edition compares the same machines.
  render: (args, { globals }) => {
    const edition = globals['edition'] === 'cn' ? 'cn' : 'en';
    const count = args.items === three ? 3 : 2;
    return args.items === items || args.items === three ? (
      <ComparisonTable {...args} items={comparedItems(edition, count)} groups={comparedGroups(edition, count)} />
    ) : (
      <ComparisonTable {...args} />
    );
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What differs is marked, what is not stated is named. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Comparison' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Machine mass ?, differs 10.4 t not stated$/ })).toBeVisible();
    await expect(canvas.getByText('3 rows differ and are marked')).toBeVisible();
  },
};

/** With three or more, each can be taken out. */
export const Three: Story = {
  args: { items: three, groups: comparedGroups('en', 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^(Remove|从对比中移除)/ })).toHaveLength(3);
  },
};

export const AllTheSame: Story = {
  args: {
    items: comparedItems('en').map((item) => ({ ...item })),
    groups: [{ name: '', rows: [{ key: 'a', label: 'Protection', values: [{ text: 'IP65' }, { text: 'IP65' }] }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All rows are the same')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { badInput: 'emptyList' },
  args: { items: [], groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to compare')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Names and values of 200 characters scroll inside the table, not the page. */
export const LongTexts: Story = {
  parameters: { badInput: 'longTitle' },
  args: {
    items: [1, 2, 3, 4].map((id) => ({ id, title: 'x'.repeat(200), href: '#' })),
    groups: [
      {
        name: 'x'.repeat(200),
        rows: [
          {
            key: 'a',
            label: 'x'.repeat(200),
            values: [{ text: '9'.repeat(200) }, null, null, { text: 'm'.repeat(200) }],
          },
        ],
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
