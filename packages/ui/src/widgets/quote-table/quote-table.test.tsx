import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { differs, lowestPrice, lowestTotal, quantitiesOf } from './quote-rows.ts';
import { threeQuotes } from './quote-table.fixtures.ts';
import { QuoteTable } from './quote-table.tsx';
import type { QuoteTableProps } from './quote-table.types.ts';

const hx = threeQuotes[0]!;
const kaltner = threeQuotes[1]!;

const tree = (props: Partial<QuoteTableProps> = {}) => (
  <SharedStateProvider store={sharedStateOf(linXia)}>
    <QuoteTable quotes={threeQuotes} quantity={12} unit="pieces" today="2026-11-23" {...props} />
  </SharedStateProvider>
);
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the lines of the comparison', () => {
  it('have each quantity once, ascending, with the one that was asked for', () => {
    expect(quantitiesOf(threeQuotes, 12)).toEqual([1, 5, 10, 12, 50]);
    expect(quantitiesOf([], 3)).toEqual([3]);
  });

  it('mark the lowest amount, of one currency alone, where another is higher', () => {
    expect([lowestPrice(threeQuotes, 12), lowestTotal(threeQuotes, 12)]).toEqual([8720.5, 106_146]);
    // Tools make the lower price the higher total.
    expect(lowestTotal([hx, { ...kaltner, toolingCost: 9000 }], 12)).toBe(107_400);
    expect(lowestPrice([hx, { ...kaltner, currency: 'USD' }], 12)).toBeNull();
    expect(lowestPrice([hx, hx], 12)).toBeNull();
    expect(lowestPrice([hx], 12)).toBeNull();
  });

  it('differ where one quote says another thing, or nothing', () => {
    expect(differs([hx, hx], 'leadTime')).toBe(false);
    expect(differs([hx, { ...hx, leadTimeDays: null }], 'leadTime')).toBe(true);
    expect(differs([hx, { ...hx, incoterm: 'FOB' }], 'incoterm')).toBe(true);
    expect(
      differs(
        [
          { ...hx, toolingCost: 5 },
          { ...hx, toolingCost: 5, currency: 'USD' },
        ],
        'tooling',
      ),
    ).toBe(true);
  });
});

describe('the quote table', () => {
  it('aligns prices and facts, and names what is missing', () => {
    renderIn('en', tree());
    expect(row(/Unit price at 10 pieces/)).toEqual(['€8,950.00 lowest', '€9,100.00', 'only from 50 on']);
    expect(row(/Total for 12 pieces/)).toEqual(['€107,400.00', '€106,146.00 lowest', 'only from 50 on']);
    expect(row(/^Incoterm differs/)).toEqual([
      'CIF – Cost, insurance and freight',
      'not stated',
      'CIF – Cost, insurance and freight',
    ]);
    expect(row(/^Tooling differs/)).toEqual(['none', '€1,500.00', 'none']);
    expect(row(/^Notes/).map((text) => text.trim())).toEqual([
      'Encoder included.',
      'not stated',
      '最小订购量五十件。 Written in Chinese',
    ]);
    expect(screen.getByText('最小订购量五十件。')).toHaveAttribute('lang', 'zh-CN');
    expect(row(/^Valid until/)).toEqual(['2027-01-31', '2027-03-31', '2026-10-31']);
  });

  it('says by the day that a quote has expired, and offers no decision on it', () => {
    const onDecide = vi.fn<NonNullable<QuoteTableProps['onDecide']>>();
    const { rerender } = renderIn('en', tree({ onDecide, today: '2027-01-31' }));
    expect(row(/^Status/)).toEqual(['Open', 'Open', 'Expired']);
    rerender(tree({ onDecide, today: '2027-02-01' }));
    expect(row(/^Status/)).toEqual(['Expired', 'Open', 'Expired']);
    expect(screen.getAllByRole('button', { name: /^Accept/ })).toHaveLength(1);
  });

  it('decides nothing before it is confirmed, and then what was chosen, with the reason', async () => {
    const onDecide = vi.fn<NonNullable<QuoteTableProps['onDecide']>>(async () => ({ status: 'sent' }));
    renderIn('en', tree({ onDecide }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Accept: HX Spindles' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Decline: Kaltner Spindeltechnik' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), ' Too late ');
    expect(onDecide).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ quote: kaltner, decision: 'declined', reason: 'Too late' });
  });

  it('has no buttons for a reader', () => {
    renderIn('en', tree());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has the focus once the buttons of a quote are gone', async () => {
    const onDecide = vi.fn<NonNullable<QuoteTableProps['onDecide']>>(async () => ({ status: 'sent' }));
    const { rerender } = renderIn('en', tree({ quotes: [hx], onDecide }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept: HX Spindles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the quote of HX Spindles?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rerender(tree({ quotes: [{ ...hx, decision: 'accepted' }], onDecide }));
    expect(screen.getByRole('region')).toHaveFocus();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree({ onDecide: vi.fn(), threadHref: () => '/threads/1' })),
  );
});
