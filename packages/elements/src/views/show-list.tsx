import { TradeShowCard } from '@millwright/ui/trade-show-card';
import { useState } from 'react';
import type { ViewProps } from '../millwright-element.tsx';
import { Unanswered } from '../own-content.tsx';
import { useAnswer } from '../use-answer.ts';

/** The most that one answer of the API holds. */
const mostShows = 50;

const numberOf = (host: HTMLElement, name: string): number | undefined => {
  const value = Number(host.getAttribute(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** `<millwright-show-list count industry exhibitor>`: the trade shows to come, the next first. Five without a count. */
export const ShowListView = ({ host, kit, own, settle }: ViewProps) => {
  const query = {
    rows: Math.min(numberOf(host, 'count') ?? 5, mostShows),
    industryId: numberOf(host, 'industry'),
    exhibitorId: numberOf(host, 'exhibitor'),
  };
  const [now] = useState(Date.now);
  const [answer, retry] = useAnswer(async () => (await kit.loadCardCalls()).listTradeShows(query), settle, [
    kit,
    JSON.stringify(query),
  ]);
  if (answer.state !== 'here') return <Unanswered state={answer.state} own={own} onRetry={retry} />;
  return (
    <ul className="millwright-list">
      {answer.value.map((show) => (
        <li key={show.id}>
          <TradeShowCard show={show} now={now} />
        </li>
      ))}
    </ul>
  );
};
