import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { ArticleList, type ArticleListResult } from './article-list.tsx';

const { articles } = content.en;
const empty: ArticleListResult = { status: 'ready', items: [], total: 0 };

describe('the article list', () => {
  it('states the count, and the page above 1 only', () => {
    const { rerender } = renderIn(
      'en',
      <ArticleList title="News" result={{ status: 'ready', items: articles, total: 1234 }} />,
    );
    expect(screen.getByText('1,234 articles')).toBeInTheDocument();
    rerender(<ArticleList title="News" page={2} result={{ status: 'ready', items: articles, total: 1234 }} />);
    expect(screen.getByText('1,234 articles, page 2')).toBeInTheDocument();
  });

  it('is the page of its first heading, with the articles a level below', () => {
    renderIn('en', <ArticleList title="News" result={{ status: 'ready', items: articles, total: 12 }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('News');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(articles.length);
  });

  it('recommends other articles where there are none [ER-20]', () => {
    renderIn('en', <ArticleList title="News" result={empty} recommended={articles.slice(0, 3)} />);
    expect(screen.getByText('No data')).toBeInTheDocument();
    expect(screen.getByText(/read one of the articles below/)).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('says so in Chinese in the Chinese edition', () => {
    renderIn('cn', <ArticleList title="资讯" result={empty} />);
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });

  it('tries again by a link when it failed', () => {
    renderIn('en', <ArticleList title="News" result={{ status: 'failed', retryHref: '/articles' }} />);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/articles');
  });

  it('loads the image of the first at once and the others when they are near', () => {
    const { container } = renderIn(
      'en',
      <ArticleList title="News" result={{ status: 'ready', items: articles, total: 12 }} />,
    );
    const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading.slice(0, 3)).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('names industries from data as from a function, for server components', () => {
    const [article] = articles;
    renderIn(
      'en',
      <ArticleList
        title="News"
        result={{ status: 'ready', items: [{ ...article!, industryId: 7 }], total: 1 }}
        industries={{ 7: { name: 'Pumps', href: '/subsite/7' } }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Pumps' })).toHaveAttribute('href', '/subsite/7');
  });

  describe.each(editionKeys)('in %s', (edition) => {
    const results: readonly ArticleListResult[] = [
      { status: 'ready', items: content[edition].articles, total: 12 },
      empty,
      { status: 'failed', retryHref: '/articles' },
      { status: 'loading' },
    ];
    it.each(results)('hydrates $status without a difference', (result) =>
      expectCleanHydration(
        edition,
        <ArticleList title="News" result={result} industryOf={content[edition].industryOf} />,
      ),
    );
  });
});
