import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { TradePostCard } from './trade-post-card.tsx';

describe('the card of a post', () => {
  const post = entities.en.posts[0]!;

  it('leads to the page of its kind', () => {
    renderIn('en', <TradePostCard post={post} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/showroom/supply/71');
  });

  it.each([
    ['2026-12-31T15:59:00Z', false],
    ['2026-12-31T16:00:00Z', true],
  ])('of 31 December read at %s is out of date: %s', (now, isExpired) => {
    renderIn('en', <TradePostCard post={post} now={now} />);
    expect(screen.queryByText('Expired') !== null).toBe(isExpired);
  });

  it('without an end, or with one that is no date, is never out of date', () => {
    renderIn('en', <TradePostCard post={{ ...post, validUntil: null }} now="2099-01-01" />);
    renderIn('en', <TradePostCard post={{ ...post, validUntil: 'soon' }} now="2099-01-01" />);
    expect(screen.queryByText('Expired')).toBeNull();
  });

  it('says supply and demand in the words of the trade', () => {
    renderIn('cn', <TradePostCard post={entities.cn.posts[1]!} />);
    expect(screen.getByText('求购')).toBeInTheDocument();
    expect(screen.getByText('2 台')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <TradePostCard post={entities[edition].posts[0]!} industry={content[edition].industryOf(1)} />,
    ),
  );
});
