import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { formatDuration } from './duration.ts';
import { VideoCard } from './video-card.tsx';

describe('a running time', () => {
  it.each([
    [0.4, '0:00'],
    [59, '0:59'],
    [60, '1:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
  ])('of %d s is shown as %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
  });

  it.each([null, 0, -5, Number.NaN, Infinity])('of %s is not shown', (seconds) => {
    expect(formatDuration(seconds)).toBe('');
  });
});

describe('the video card', () => {
  const video = entities.en.videos[0]!;

  it('leads to the page of the video and states its running time in words', () => {
    renderIn('en', <VideoCard video={video} />);
    expect(screen.getByRole('link', { name: video.title })).toHaveAttribute('href', '/videos/info/31');
    expect(screen.getByText('Duration 12:05')).toBeInTheDocument();
  });

  it('states it in Chinese in the Chinese edition', () => {
    renderIn('cn', <VideoCard video={entities.cn.videos[0]!} />);
    expect(screen.getByText('时长 12:05')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <VideoCard video={entities[edition].videos[0]!} industry={content[edition].industryOf(1)} />,
    ),
  );
});
