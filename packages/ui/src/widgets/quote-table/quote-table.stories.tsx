import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ofAMember } from '../../testing/favourite-button.fixtures.tsx';
import { threeQuotes } from './quote-table.fixtures.ts';
import { QuoteTable } from './quote-table.tsx';
import type { QuoteTableProps } from './quote-table.types.ts';

type Decide = NonNullable<QuoteTableProps['onDecide']>;

const meta = {
  title: 'Widgets/Quote table',
  component: QuoteTable,
  args: {
    quotes: threeQuotes,
    quantity: 12,
    unit: 'pieces',
    today: '2026-11-23',
    onDecide: fn<Decide>(async () => ({ status: 'sent' })),
    threadHref: ({ threadId }) => `/threads/${threadId}`,
  },
  decorators: [ofAMember],
} satisfies Meta<typeof QuoteTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Three quotes for twelve pieces: one leaves things out, one has expired by itself. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    if (globals['edition'] === 'cn') return showsWhole({ canvasElement });
    await expect(canvas.getByRole('row', { name: /Total for 12 pieces/ })).toHaveTextContent(
      '€107,400.00€106,146.00 lowestonly from 50 on',
    );
    await expect(canvas.getByRole('row', { name: /^Lead time differs/ })).toHaveTextContent('70 days1 daynot stated');
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Accept: / })).toHaveLength(2);
    await showsWhole({ canvasElement });
  },
};

export const Accepting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept: HX Spindles' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Accept the quote of HX Spindles?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onDecide).toHaveBeenLastCalledWith({ quote: threeQuotes[0], decision: 'accepted', reason: '' });
  },
};

export const DecliningFailed: Story = {
  args: { onDecide: fn<Decide>(async () => ({ status: 'failed', message: 'The quote was taken back' })) },
  parameters: { badInput: 'rejects' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline: HX Spindles' }));
    const dialog = within(await page().findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too dear');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(await dialog.findByText('The quote was taken back')).toBeVisible();
    await expect(dialog.getByLabelText('Reason')).toHaveValue('Too dear');
    await expect(args.onDecide).toHaveBeenLastCalledWith({
      quote: threeQuotes[0],
      decision: 'declined',
      reason: 'Too dear',
    });
  },
};

export const Decided: Story = {
  args: {
    quotes: [
      { ...threeQuotes[0]!, decision: 'accepted' },
      { ...threeQuotes[1]!, decision: 'declined' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
    await expect(canvas.getByText('Declined')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Prices in different currencies are not compared, and it says so. */
export const Currencies: Story = {
  args: { quotes: [threeQuotes[0]!, { ...threeQuotes[1]!, currency: 'JPY' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/different currencies/)).toBeVisible();
    await expect(canvas.queryByText('lowest')).toBeNull();
  },
};

export const OneQuote: Story = { args: { quotes: threeQuotes.slice(0, 1) }, play: showsWhole };

export const Empty: Story = {
  args: { quotes: [] },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => expect(canvas.getByText('No quotes yet')).toBeVisible(),
};

/** Ten quotes scroll within the table; names and notes without end stay in their cells. */
export const ManyAndLong: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: {
    quotes: Array.from({ length: 10 }, (_, id) => ({
      ...threeQuotes[0]!,
      id,
      supplier: { id, title: 'Verylongname'.repeat(12), image: null },
      notes: `<img src=x onerror="document.title='harmed'">${'W'.repeat(600)}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/onerror/)).toHaveLength(10);
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('region', { name: 'Quotes side by side' }));
    await tabTo(canvas.getByRole('button', { name: 'Accept: Kaltner Spindeltechnik' }));
    await press('Enter');
    await tabTo(await page().findByRole('button', { name: 'Accept' }));
    await press('Enter');
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenLastCalledWith({ quote: threeQuotes[1], decision: 'accepted', reason: '' }),
    );
  },
};
