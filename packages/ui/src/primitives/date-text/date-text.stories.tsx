import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { DateBlock, DateRange, DateText } from './date-text.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Date',
  component: DateText,
  args: { instant: '2026-11-20T16:30:00Z' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Half past midnight in Shanghai is another day than in London. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-21')).toHaveAttribute('datetime', '2026-11-21');
  },
};

export const Block: Story = { render: (args) => <DateBlock {...args} /> };

export const Range: Story = {
  render: () => <DateRange from="2026-05-12" to="2026-05-14" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026.05.12 ~ 14')).toBeVisible();
  },
};

/** The figures of a day keep their order next to text that runs the other way. */
export const AmongOtherText: Story = {
  globals: { edition: 'ar' },
  args: { instant: '2026-11-15T08:00:00Z' },
  render: (args) => (
    <p style={{ unicodeBidi: 'plaintext' }}>
      Nordcert · <DateText {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('time')!.firstChild!;
    const leftOf = (figures: string) => {
      const range = document.createRange();
      const start = text.textContent!.indexOf(figures);
      range.setStart(text, start);
      range.setEnd(text, start + figures.length);
      return range.getBoundingClientRect().left;
    };
    // Day, month and year from right to left.
    await expect(leftOf('2026')).toBeLessThan(leftOf('11'));
    await expect(leftOf('11')).toBeLessThan(leftOf('15'));
  },
};

export const NoInstant: Story = {
  args: { instant: 'yesterday' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
