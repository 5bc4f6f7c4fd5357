'use client';

import { useLingui } from '@lingui/react/macro';
import { htmlLang, totalAt, unitPriceAt, type Quote } from '@millwright/domain';
import { formatDate } from '@millwright/i18n/dates';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { formatAmount, incotermText } from '../../parts/trade/index.ts';
import { LanguageBadge } from '../../parts/trade/language-badge.tsx';
import { differs, factOf, lowestPrice, lowestTotal, quantitiesOf, type QuoteFact } from './quote-rows.ts';
import * as css from './quote-table.css.ts';
import { messages } from './quote-table.messages.ts';
import type { QuoteTableProps } from './quote-table.types.ts';

type Compared = Pick<QuoteTableProps, 'quotes' | 'quantity' | 'unit'>;

/** An amount, marked where it is the lowest; or from which quantity on there is one. */
const AmountCell = ({ quote, amount, isLowest }: { quote: Quote; amount: number | null; isLowest: boolean }) => {
  const { t } = useLingui();
  const edition = useEdition();
  const from = formatNumber(quote.prices[0]?.quantity ?? 0, edition);
  return (
    <td className={css.cell} data-missing={amount === null || undefined}>
      {amount === null ? t`only from ${from} on` : formatAmount(amount, quote.currency, edition.lang)}
      {isLowest && ' '}
      {isLowest && <span className={css.mark}>{t(messages.lowest)}</span>}
    </td>
  );
};

/** A line for each quantity: what one costs. */
export const QuotePrices = ({ quotes, quantity, unit }: Compared) => {
  const { t } = useLingui();
  const edition = useEdition();
  return quantitiesOf(quotes, quantity).map((count) => {
    const lowest = lowestPrice(quotes, count);
    const amount = [formatNumber(count, edition), unit].filter(Boolean).join(' ');
    return (
      <tr key={count} data-requested={count === quantity || undefined}>
        <th scope="row" className={css.point}>
          {t`Unit price at ${amount}`}
        </th>
        {quotes.map((quote) => {
          const price = unitPriceAt(quote, count);
          return (
            <AmountCell key={quote.id} quote={quote} amount={price} isLowest={price !== null && price === lowest} />
          );
        })}
      </tr>
    );
  });
};

/** The line of the totals. */
export const TotalRow = ({ quotes, quantity, unit }: Compared) => {
  const { t } = useLingui();
  const edition = useEdition();
  const lowest = lowestTotal(quotes, quantity);
  const amount = [formatNumber(quantity, edition), unit].filter(Boolean).join(' ');
  return (
    <tr data-total="">
      <th scope="row" className={css.point}>
        {t`Total for ${amount}`} <span className={css.detail}>{t(messages.totalNote)}</span>
      </th>
      {quotes.map((quote) => {
        const total = totalAt(quote, quantity);
        return <AmountCell key={quote.id} quote={quote} amount={total} isLowest={total !== null && total === lowest} />;
      })}
    </tr>
  );
};

const facts = ['leadTime', 'validity', 'incoterm', 'tooling', 'notes'] as const;

/** The lines that are no prices. */
export const QuoteFacts = ({ quotes }: Compared) => {
  const { t } = useLingui();
  const { lang, formats } = useEdition();
  const written = (quote: Quote, fact: QuoteFact): ReactNode => {
    if (factOf(quote, fact) === null) return t(fact === 'tooling' ? messages.none : messages.notStated);
    if (fact === 'leadTime') return t(messages.days(quote.leadTimeDays!));
    if (fact === 'validity') return formatDate(quote.validUntil, formats);
    if (fact === 'incoterm') return incotermText(quote.incoterm!, t);
    if (fact === 'tooling') return formatAmount(quote.toolingCost!, quote.currency, lang);
    return (
      <>
        <span className={css.notes} lang={htmlLang(quote.lang)} dir="auto">
          {quote.notes}
        </span>{' '}
        <LanguageBadge lang={quote.lang} />
      </>
    );
  };
  return facts.map((fact) => {
    const isMarked = fact !== 'notes' && differs(quotes, fact);
    return (
      <tr key={fact} data-differs={isMarked || undefined}>
        <th scope="row" className={css.point}>
          {t(messages[fact])}
          {isMarked && ' '}
          {isMarked && <span className={css.mark}>{t(messages.differs)}</span>}
        </th>
        {quotes.map((quote) => (
          <td key={quote.id} className={css.cell} data-missing={factOf(quote, fact) === null || undefined}>
            {written(quote, fact)}
          </td>
        ))}
      </tr>
    );
  });
};
