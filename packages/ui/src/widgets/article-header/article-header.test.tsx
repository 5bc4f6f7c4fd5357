import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { ArticleHeader } from './article-header.tsx';

describe('the article header', () => {
  it('shows the two tags of the highest grade after the industry [VA-20]', () => {
    const article = { ...content.en.articles[0]!, author: null, tags: content.en.tags.toReversed() };
    renderIn('en', <ArticleHeader article={article} industry={content.en.industryOf(1)} />);
    const hrefs = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));
    expect(hrefs).toEqual(['/articles?sid=1', ...content.en.tags.slice(0, 2).map(({ id }) => `/articles?tid=${id}`)]);
  });

  it('leaves out what is not known', () => {
    renderIn(
      'en',
      <ArticleHeader article={{ ...content.en.articles[0]!, source: '', author: null, tags: [] }} industry={null} />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Published']);
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, <ArticleHeader article={{ ...content[edition].articles[0]!, author: 'Li Chen' }} />),
  );
});
