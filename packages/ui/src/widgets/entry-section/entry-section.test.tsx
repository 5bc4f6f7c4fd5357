import type { VideoSummary } from '@millwright/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { TradePostCard } from '../trade-post-card/index.ts';
import { TradeShowCard } from '../trade-show-card/index.ts';
import { VideoCard } from '../video-card/index.ts';
import { EntrySection, type SectionResult } from './entry-section.tsx';

const more = { href: '/videos', label: 'All videos' };
const ready: SectionResult<VideoSummary> = { status: 'ready', items: entities.en.videos };
const section = (result: SectionResult<VideoSummary>) => (
  <EntrySection
    title="Videos"
    more={more}
    result={result}
    renderItem={(video, place) => <VideoCard video={video} {...place} />}
  />
);

describe('a section of entries', () => {
  it('gives its cards the level below its heading', () => {
    renderIn('en', section(ready));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('offers more only where there is something', () => {
    const { rerender } = renderIn('en', section(ready));
    expect(screen.getByRole('link', { name: 'All videos' })).toBeInTheDocument();
    rerender(section({ status: 'ready', items: [] }));
    expect(screen.queryByRole('link', { name: 'All videos' })).toBeNull();
  });

  it('says that it is unavailable and tries again by a link', () => {
    renderIn('en', section({ status: 'failed', retryHref: '/?again' }));
    expect(screen.getByText('Temporarily unavailable')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/?again');
  });

  it('[ER-28] says where there is nothing', () => {
    renderIn('cn', section({ status: 'ready', items: [] }));
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });

  it('hands its items to what shows them all at once, unless there are none', () => {
    const all = (items: readonly VideoSummary[]) => <p>{items.length} in a slider</p>;
    const { rerender } = renderIn(
      'en',
      <EntrySection title="Videos" result={ready} renderItem={() => null} renderAll={all} />,
    );
    expect(screen.getByText('4 in a slider')).toBeInTheDocument();
    rerender(
      <EntrySection title="Videos" result={{ status: 'ready', items: [] }} renderItem={() => null} renderAll={all} />,
    );
    expect(screen.queryByText(/in a slider/)).toBeNull();
  });

  describe.each(editionKeys)('in %s', (edition) => {
    it.each<SectionResult<VideoSummary>>([
      ready,
      { status: 'ready', items: [] },
      { status: 'failed', retryHref: '/' },
      { status: 'loading' },
    ])('hydrates $status without a difference', (result) => expectCleanHydration(edition, section(result)));
  });
});

describe('a compact card', () => {
  it('is one line: marks, title and small print', () => {
    renderIn('en', <TradePostCard post={entities.en.posts[0]!} compact />);
    expect(screen.getByRole('article').textContent).toBe('In stock: 6061-T6 aluminium plateSupply2026-11-18');
  });

  it('keeps its date block', () => {
    renderIn('en', <TradeShowCard show={entities.en.shows[0]!} compact />);
    expect(screen.getByRole('article').querySelector('time')).toHaveAttribute('datetime', '2027-03-17');
  });
});
