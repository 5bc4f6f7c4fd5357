import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { quickReplies, threeCertificates } from './evidence-card.fixtures.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { LocalTime } from './local-time.tsx';

const meta = {
  title: 'Widgets/Evidence card',
  component: EvidenceCard,
  args: { replies: quickReplies, certificates: threeCertificates, today: '2026-11-23' },
  decorators: [(Story) => <div style={{ maxWidth: 880 }}>{Story()}</div>],
  play: showsWhole,
} satisfies Meta<typeof EvidenceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    if (globals['edition'] !== 'cn') {
      await expect(canvas.getByText(/Answers 92 % of enquiries, half of them within 12 hours/)).toBeVisible();
      await expect(canvas.getByText('Expired on')).toBeVisible();
      await expect(canvas.getByText('Nobody has checked this with the issuer.')).toBeVisible();
    }
    await showsWhole({ canvasElement });
  },
};

/** The day after its last one, a certificate has expired; on that day it still holds. */
export const OnItsLastDay: Story = {
  args: { today: '2026-11-22' },
  play: async ({ canvas }) => expect(canvas.queryByText('Expired')).toBeNull(),
};

export const NothingKnown: Story = {
  parameters: { badInput: 'emptyList' },
  args: { replies: null, certificates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The supplier states none.')).toBeVisible();
    await expect(canvas.getByText(/No enquiries were sent/)).toBeVisible();
  },
};

/** Nobody got a reply. */
export const NoReplies: Story = {
  args: { replies: { medianHours: null, repliedPercent: 0, enquiries: 4 } },
};

/** Two days are shown in hours, what is longer in days. */
export const Slow: Story = {
  args: { replies: { medianHours: 48.1, repliedPercent: 40, enquiries: 5 } },
  play: async ({ canvas }) => expect(canvas.getByText(/within 3 days/)).toBeVisible(),
};

export const LongTexts: Story = {
  parameters: { badInput: 'longTitle' },
  args: {
    certificates: [
      { ...threeCertificates[0]!, name: 'x'.repeat(200), issuer: 'y'.repeat(200), scope: 'z'.repeat(600) },
    ],
  },
};

/** The time at the supplier stands next to the form that asks it. */
export const TimeAtTheSupplier: Story = {
  render: () => <LocalTime regionCode="DE" regionName="Germany" now={() => new Date('2026-12-24T13:05:00Z')} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Local time of the supplier: 14:05 (Germany)')).toBeVisible();
    await expect(canvas.getByText('Public holiday there on 2026-12-25: Christmas Day')).toBeVisible();
  },
};

export const HolidayToday: Story = {
  render: () => <LocalTime regionCode="CN-ZJ" regionName="Zhejiang" now={() => new Date('2026-02-16T17:00:00Z')} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Public holiday there today: Spring Festival')).toBeVisible(),
};

/** Days that are decreed each year are not known for ever. */
export const HolidaysNotKnown: Story = {
  render: () => <LocalTime regionCode="CN-ZJ" regionName="Zhejiang" now={() => new Date('2028-02-16T04:00:00Z')} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Public holidays there are known here until the end of 2027')).toBeVisible(),
};

/** Several time zones: nothing is said. */
export const TimeUnknown: Story = {
  render: () => <LocalTime regionCode="US" regionName="United States" />,
  play: async ({ canvas }) => expect(canvas.queryByText(/Local time/)).toBeNull(),
};
