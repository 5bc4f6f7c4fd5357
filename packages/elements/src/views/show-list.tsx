import { TradeShowCard } from '@millwright/ui/trade-show-card';
import { useState } from 'react';
import type { ViewProps } from '../millwright-element.tsx';
import { Unavailable } from '../own-content.tsx';
import { useRequest } from '../use-request.ts';

/** The most that one response of the API holds. */
const mostShows = 50;

const numberOf = (host: HTMLElement, name: string): number | undefined => {
  const value = Number(host.getAttribute(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** `<millwright-show-list count industry exhibitor>`: the trade shows to come, the next first. Five without a count. */
export const ShowListView = ({ host, context, own, settle }: ViewProps) => {
  const query = {
    rows: Math.min(numberOf(host, 'count') ?? 5, mostShows),
    industryId: numberOf(host, 'industry'),
    exhibitorId: numberOf(host, 'exhibitor'),
  };
  const [now] = useState(Date.now);
  const [response, retry] = useRequest(async () => (await context.loadCardCalls()).listTradeShows(query), settle, [
    context,
    JSON.stringify(query),
  ]);
  if (response.state !== 'here') return <Unavailable state={response.state} own={own} onRetry={retry} />;
  return (
    <ul className="millwright-list">
      {response.value.map((show) => (
        <li key={show.id}>
          <TradeShowCard show={show} now={now} />
        </li>
      ))}
    </ul>
  );
};
