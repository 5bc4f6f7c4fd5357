import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { history } from './timeline.fixtures.ts';
import { Timeline } from './timeline.tsx';

const entries = history.en;

const meta = {
  play: showsWhole,
  title: 'Widgets/Timeline',
  component: Timeline,
  args: { entries, headingLevel: 2 },
  render: (args, { globals }) => (
    <Timeline
      {...args}
      entries={args.entries === entries ? history[globals['edition'] === 'cn' ? 'cn' : 'en'] : args.entries}
    />
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two entries of one year stand under it once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(5);
    await expect(canvas.getAllByText('2007')).toHaveLength(1);
  },
};

export const OneEntry: Story = { args: { entries: entries.slice(0, 1) } };

export const Empty: Story = {
  parameters: { badInput: 'emptyList' },
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entries yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Texts of 200 characters without a space. */
export const LongTexts: Story = {
  parameters: { badInput: 'longTitle' },
  args: { entries: [{ when: '9'.repeat(200), title: 'x'.repeat(200), text: 'y'.repeat(200) }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
