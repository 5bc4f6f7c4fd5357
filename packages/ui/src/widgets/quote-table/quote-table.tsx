'use client';

import { useLingui } from '@lingui/react/macro';
import { isExpired, type Quote } from '@millwright/domain';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { useFocusAfterRow } from '../../parts/rows/index.ts';
import { DecisionBadge, MomentText } from '../../parts/trade/index.ts';
import { QuoteFacts, QuotePrices, TotalRow } from './quote-cells.tsx';
import { DecisionDialog, DecisionRow, isOpen, useDecision } from './quote-decision.tsx';
import * as css from './quote-table.css.ts';
import { messages } from './quote-table.messages.ts';
import type { QuoteTableProps } from './quote-table.types.ts';

/**
 * Quotes side by side: prices at each quantity, lead time, validity, Incoterm, tooling and the total, one line each.
 * What differs is marked, what is missing is named. It scrolls within itself where it is wider than its place.
 */
export const QuoteTable = (props: QuoteTableProps) => {
  const { quotes, today, onDecide } = props;
  const { t } = useLingui();
  const decision = useDecision(props);
  // The buttons of what was decided are gone.
  const boxRef = useFocusAfterRow<HTMLDivElement>(
    quotes.filter((quote) => isOpen(quote, today)).length,
    decision.action.state === 'done',
  );
  if (quotes.length === 0)
    return <EmptyState icon="exchange" title={t(messages.empty)} message={t(messages.emptyAdvice)} />;
  const hasCurrencies = new Set(quotes.map(({ currency }) => currency)).size > 1;
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <div ref={boxRef} className={css.box} role="region" aria-label={t(messages.caption)} tabIndex={0}>
        <table className={css.table}>
          <caption className={css.caption}>{t(messages.caption)}</caption>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                {t(messages.point)}
              </th>
              {quotes.map((quote) => (
                <QuoteHead key={quote.id} quote={quote} href={props.threadHref?.(quote)} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={css.point}>
                {t(messages.status)}
              </th>
              {quotes.map((quote) => (
                <td key={quote.id} className={css.cell}>
                  <DecisionBadge decision={isExpired(quote, today) ? 'expired' : quote.decision} />
                </td>
              ))}
            </tr>
            <QuotePrices {...props} />
            <TotalRow {...props} />
            <QuoteFacts {...props} />
            {onDecide && <DecisionRow {...props} onWant={decision.want} />}
          </tbody>
        </table>
      </div>
      {hasCurrencies && <p className={css.note}>{t(messages.currencies)}</p>}
      {onDecide && <DecisionDialog {...decision} />}
    </div>
  );
};

/** Whose quote it is, and when it was sent. */
const QuoteHead = ({ quote, href }: { quote: Quote; href: string | undefined }) => {
  const { t } = useLingui();
  const name = quote.supplier.title;
  return (
    <th scope="col" className={css.head}>
      <span className={css.supplier}>{name}</span>
      <MomentText instant={quote.sentAt} className={css.sentAt} />
      {href && (
        <Link href={href} className={css.link} aria-label={t`Conversation with ${name}`}>
          {t(messages.conversation)}
        </Link>
      )}
    </th>
  );
};
