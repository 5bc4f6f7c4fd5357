import { decideQuote } from '@millwright/api-client';
import type { Quote, Side } from '@millwright/domain';
import { QuoteTable } from '@millwright/ui/quote-table';
import { useServices } from '../runtime/services.ts';
import { useAct } from '../runtime/use-act.ts';
import { useToday } from '../runtime/use-today.ts';

/** Props of {@link Quotes}. */
export interface QuotesProps {
  quotes: readonly Quote[];
  /** How much was asked for. */
  quantity: number;
  /** What the quantity counts. */
  unit: string;
  /** Whose side reads them: the buyer decides. */
  side: Side;
  /** Whether each leads to the conversation about it. @default false */
  isLinked?: boolean;
}

/** Quotes side by side; the buyer accepts or declines them. */
export function Quotes({ quotes, quantity, unit, side, isLinked = false }: QuotesProps) {
  const { client } = useServices();
  const act = useAct();
  const today = useToday();
  return (
    <QuoteTable
      quotes={quotes}
      quantity={quantity}
      unit={unit}
      today={today}
      {...(isLinked && { threadHref: ({ threadId }) => `/threads/${threadId}` })}
      {...(side === 'buyer' && {
        onDecide: ({ quote, decision, reason }) => act(decideQuote(client, quote.id, decision, reason)),
      })}
    />
  );
}
