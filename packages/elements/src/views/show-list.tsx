import { TradeShowCard } from '@millwright/ui/trade-show-card';
import { useState } from 'react';
import type { ViewProps } from '../millwright-element.tsx';
import { useAnswer } from '../use-answer.ts';

const numberOf = (host: HTMLElement, name: string): number | undefined => {
  const value = Number(host.getAttribute(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

/** `<millwright-show-list count industry exhibitor>`: the trade shows to come, the next first. Five without a count. */
export const ShowListView = ({ host, kit, emit }: ViewProps) => {
  const query = { rows: numberOf(host, 'count') ?? 5, industryId: numberOf(host, 'industry'), exhibitorId: numberOf(host, 'exhibitor') };
  const [now] = useState(Date.now);
  const answer = useAnswer(async () => {
    const result = await (await kit.loadContent()).shows(query);
    if (!result.ok) emit('millwright-error', result.failure.kind);
    return result;
  }, [kit, JSON.stringify(query)]);
  if (answer.state !== 'here') return null;
  return (
    <ul className="millwright-list">
      {answer.value.items.map((show) => (
        <li key={show.id}>
          <TradeShowCard show={show} now={now} />
        </li>
      ))}
    </ul>
  );
};
