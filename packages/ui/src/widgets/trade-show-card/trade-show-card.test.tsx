import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { TradeShowCard, showPhase } from './trade-show-card.tsx';

describe('the phase of a trade show', () => {
  const show = { startsOn: '2027-03-17', endsOn: '2027-03-20' };

  it.each([
    ['2027-03-16T15:59:00Z', 'upcoming'],
    ['2027-03-16T16:00:00Z', 'open'],
    ['2027-03-20T15:59:00Z', 'open'],
    ['2027-03-20T16:00:00Z', 'over'],
  ])('at %s is %s', (now, phase) => {
    expect(showPhase(show, now)).toBe(phase);
  });

  it('is unknown where a date is none', () => {
    expect(showPhase({ ...show, startsOn: 'soon' }, '2027-03-17')).toBeNull();
    expect(showPhase(show, 'now')).toBeNull();
  });
});

describe('the trade show card', () => {
  const show = entities.en.shows[0]!;

  it('states its days as short as it can, and its place', () => {
    renderIn('en', <TradeShowCard show={show} />);
    expect(screen.getByText('2027.03.17 ~ 20')).toBeInTheDocument();
    expect(screen.getByText('Shanghai')).toBeInTheDocument();
  });

  it('says nothing of time where nobody says when it is read', () => {
    renderIn('en', <TradeShowCard show={show} />);
    expect(screen.queryByText('Upcoming')).toBeNull();
  });

  it('says in Chinese that it is on', () => {
    renderIn('cn', <TradeShowCard show={entities.cn.shows[1]!} now="2026-11-21T02:00:00Z" />);
    expect(screen.getByText('正在举办')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <TradeShowCard
        show={entities[edition].shows[0]!}
        industry={content[edition].industryOf(1)}
        now="2026-11-21T02:00:00Z"
      />,
    ),
  );
});
