import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { parameterGroups } from './parameters-table.fixtures.ts';
import { ParametersTable } from './parameters-table.tsx';

const groups = parameterGroups.en;

const meta = {
  play: showsWhole,
  title: 'Widgets/Parameters table',
  component: ParametersTable,
  args: { groups },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  render: (args, { globals }) => (
    <ParametersTable
      {...args}
      groups={args.groups === groups ? parameterGroups[globals['edition'] === 'cn' ? 'cn' : 'en'] : args.groups}
    />
  ),
} satisfies Meta<typeof ParametersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Technical parameters' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Highest speed 18000 r\/min/ })).toBeVisible();
  },
};

/** A product whose parameters are in one group has no name for it. */
export const OneGroup: Story = { args: { groups: [{ name: '', parameters: groups[0]!.parameters }] } };

export const Empty: Story = {
  parameters: { badInput: 'emptyList' },
  args: { groups: [{ name: 'Spindle', parameters: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No parameters are given')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Names, values and units of 200 characters stay inside the table. */
export const LongTexts: Story = {
  parameters: { badInput: 'longTitle' },
  args: {
    groups: [
      {
        name: 'x'.repeat(200),
        parameters: [{ label: 'x'.repeat(200), value: `${'9'.repeat(200)} ${'m'.repeat(200)}` }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
