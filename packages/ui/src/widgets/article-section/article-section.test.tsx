import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { ArticleSection, type StoriesResult } from './article-section.tsx';

const more = { href: '/articles', label: 'All news' };

describe('a section of articles', () => {
  it('offers more only where there is something', () => {
    renderIn('en', <ArticleSection title="Latest" result={{ status: 'ready', items: [] }} more={more} />);
    expect(screen.queryByRole('link', { name: 'All news' })).toBeNull();
    expect(screen.getByText('No data')).toBeInTheDocument();
  });

  it('says that it is unavailable and tries again by a link', () => {
    renderIn('en', <ArticleSection title="Latest" result={{ status: 'failed', retryHref: '/' }} more={more} />);
    expect(screen.getByText('Temporarily unavailable')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  });

  it.each(['cards', 'lines'] as const)('shows every article once as %s', (arrangement) => {
    renderIn(
      'en',
      <ArticleSection
        title="Latest"
        arrangement={arrangement}
        result={{ status: 'ready', items: content.en.articles }}
      />,
    );
    expect(screen.getAllByRole('article')).toHaveLength(content.en.articles.length);
  });

  describe.each(editionKeys)('in %s', (edition) => {
    const results: readonly StoriesResult[] = [
      { status: 'ready', items: content[edition].articles },
      { status: 'failed', retryHref: '/' },
    ];
    it.each(results)('hydrates $status without a difference', (result) =>
      expectCleanHydration(edition, <ArticleSection title="Latest" arrangement="lines" result={result} />),
    );
  });
});
