import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { DraftStorage } from '../../behaviours/member-form/index.ts';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { checkQuote, emptyQuote, priceProblemOf, pricesIn, quoteOf } from './quote-fields.ts';
import { QuoteForm } from './quote-form.tsx';
import type { QuoteField, QuoteFormProps } from './quote-form.types.ts';

const rows = (...pairs: [string, string][]) =>
  JSON.stringify(pairs.map(([quantity, unitPrice]) => ({ quantity, unitPrice })));
const right = { ...emptyQuote, prices: rows(['12', '8950.5']), validUntil: '2027-01-31' };
const today = '2026-11-23';

describe('the check of a quote', () => {
  it.each<[Partial<Record<QuoteField, string>>, object]>([
    [{}, {}],
    [{ prices: '' }, { prices: 'wrong' }],
    [{ prices: rows(['1', '0'], ['2', '0']) }, {}],
    [{ prices: rows(['2', '1'], ['2', '1']) }, { prices: 'wrong' }],
    [{ prices: rows(...Array.from({ length: 6 }, (_, row): [string, string] => [`${row + 1}`, '1'])) }, {}],
    [
      { prices: rows(...Array.from({ length: 7 }, (_, row): [string, string] => [`${row + 1}`, '1'])) },
      { prices: 'wrong' },
    ],
    [{ currency: 'XXX' }, { currency: 'wrong' }],
    [{ leadTimeDays: '0' }, {}],
    [{ leadTimeDays: '3650' }, {}],
    [{ leadTimeDays: '3651' }, { leadTimeDays: 'wrong' }],
    [{ leadTimeDays: '1.5' }, { leadTimeDays: 'wrong' }],
    [{ validUntil: '' }, { validUntil: 'missing' }],
    [{ validUntil: today }, {}],
    [{ validUntil: '2026-11-22' }, { validUntil: 'wrong' }],
    [{ validUntil: '2027-02-30' }, { validUntil: 'wrong' }],
    [{ incoterm: 'FOP' }, { incoterm: 'wrong' }],
    [{ toolingCost: '1,200.0001' }, {}],
    [{ toolingCost: '1,200.00001' }, { toolingCost: 'wrong' }],
    [{ notes: 'x'.repeat(2000) }, {}],
    [{ notes: 'x'.repeat(2001) }, { notes: 'wrong' }],
  ])('of %j finds %j', (changed, problems) => expect(checkQuote({ ...right, ...changed }, today)).toEqual(problems));

  it.each([
    ['1', '9', null],
    ['1,000', '8,950.50', null],
    ['１２', '９.５', null],
    ['1000000000', '999999999999', null],
    ['0', '9', 'quantity'],
    ['1000000001', '9', 'quantity'],
    ['1.5', '9', 'quantity'],
    ['', '9', 'quantity'],
    ['10,00', '9', 'quantity'],
    ['1', '', 'unitPrice'],
    ['1', '-1', 'unitPrice'],
    ['1', '9.', 'unitPrice'],
    ['1', '1.2.3', 'unitPrice'],
    ['1', '9,50', 'unitPrice'],
    ['1', '1000000000000', 'unitPrice'],
  ])('of %s at %s finds %s', (quantity, unitPrice, problem) =>
    expect(priceProblemOf([{ quantity, unitPrice }], 0)).toBe(problem),
  );

  it('is followed by a quote of numbers', () => {
    const values = {
      ...right,
      prices: rows(['1,000', '9.5']),
      leadTimeDays: ' 70 ',
      toolingCost: '1,200',
      notes: ' a ',
    };
    expect(quoteOf(values)).toEqual({
      currency: 'USD',
      prices: [{ quantity: 1000, unitPrice: 9.5 }],
      leadTimeDays: 70,
      validUntil: '2027-01-31',
      incoterm: null,
      toolingCost: 1200,
      notes: 'a',
    });
  });

  it('begins with one row, whatever a draft holds', () => {
    expect([pricesIn(''), pricesIn('{'), pricesIn('[1]')].map((found) => found.length)).toEqual([1, 1, 1]);
  });
});

const storageOf = () => {
  const values = new Map<string, string>();
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
};
const tree = (props: Partial<QuoteFormProps> = {}) => (
  <SharedStateProvider store={sharedStateOf(linXia)}>
    <QuoteForm
      threadId={77}
      quantity={12}
      unit="pieces"
      today={today}
      onSend={async () => ({ status: 'sent' })}
      draftStorage={storageOf()}
      {...props}
    />
  </SharedStateProvider>
);

describe('the quote form', () => {
  it('begins with what was asked for, keeps a draft for its conversation, and sends what was filled in once', async () => {
    const onSend = vi.fn<QuoteFormProps['onSend']>(async () => ({ status: 'sent' }));
    const draftStorage = storageOf();
    const first = renderIn('en', tree({ draftStorage, incoterm: 'FOB', currency: 'CNY' }));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Unit price'), '9.5');
    await user.type(screen.getByLabelText('Valid until'), '2027-01-31');
    first.unmount();
    renderIn('en', tree({ draftStorage, onSend }));
    await user.click(screen.getByRole('button', { name: 'Send quote' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(onSend.mock.calls[0]![0]).toMatchObject({
      currency: 'CNY',
      incoterm: 'FOB',
      prices: [{ quantity: 12, unitPrice: 9.5 }],
    });
    expect(await screen.findByText('12 pieces: CN¥9.50')).toBeInTheDocument();
  });

  it.each([
    ['cn', ['请填写金额，最多四位小数', '请填写有效期']],
    ['en', ['Enter an amount with four places at most', 'Enter until when it is valid']],
  ] as const)('marks each wrong field in %s', async (edition, texts) => {
    const { container } = renderIn(edition, tree());
    await userEvent.click(container.querySelector('button[type="submit"]')!);
    const wrong = [...container.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    expect(
      wrong.map(
        (control) => document.getElementById(control.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent,
      ),
    ).toEqual(texts);
    expect(document.activeElement).toBe(wrong[0]);
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});
