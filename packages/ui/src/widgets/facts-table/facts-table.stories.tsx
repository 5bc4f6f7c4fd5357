import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactsTable } from './facts-table.tsx';

const facts = [
  { label: 'Founded', value: 2003 },
  { label: 'Staff', value: '380' },
  { label: 'Certificates', value: 'ISO 9001 · IATF 16949' },
  { label: 'Markets', value: 'Europe · South-East Asia' },
];

const meta = {
  title: 'Widgets/Facts table',
  component: FactsTable,
  args: { facts },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FactsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};

/** What nobody stated is left out; a table of nothing is none. */
export const Unstated: Story = {
  args: {
    facts: [
      { label: 'Founded', value: 0 },
      { label: 'Markets', value: '' },
      { label: 'Staff', value: null },
    ],
  },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: { facts: [{ label: 'x'.repeat(200), value: 'y'.repeat(200) }] },
  parameters: { badInput: 'longTitle' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const HostileText: Story = {
  args: { facts: [{ label: '<b>Staff</b>', value: '<script>alert(1)</script>' }] },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
  },
};
