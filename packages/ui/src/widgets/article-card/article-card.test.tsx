import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content.fixtures.ts';
import { ImageSizesProvider } from '../../primitives/image/index.ts';
import { editionKeys, expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { ArticleCard, type ArticleCardVariant } from './article-card.tsx';

const article = content.en.articles[1]!;
const variants: readonly ArticleCardVariant[] = ['lead', 'second', 'standard', 'row', 'headline'];

describe('the article card', () => {
  it('leads to the own URL of an article, else to its url name, else to its id', () => {
    const at = (change: object) => {
      const { container, unmount } = renderIn('en', <ArticleCard article={{ ...article, ...change }} />);
      const href = container.querySelector('h3 a')?.getAttribute('href');
      unmount();
      return href;
    };
    expect(at({ externalUrl: 'https://news.example.com/a' })).toBe('https://news.example.com/a');
    expect(at({ urlName: 'five axis' })).toBe('/article/five%20axis');
    expect(at({})).toBe('/article/1002');
  });

  it.each([
    ['lead', '(min-width: 60rem) 500px, 100vw'],
    ['standard', '(min-width: 37.5rem) 250px, 320px'],
    ['row', '(min-width: 60rem) 220px, 120px'],
  ] as const)('requests, as %s, an image as wide as it is there on narrow and on wide screens', (variant, sizes) => {
    const resized = (
      <ImageSizesProvider resize={(url, width) => `/image/${width}${url}`}>
        <ArticleCard article={{ ...article, image: '/a.jpg' }} variant={variant} />
      </ImageSizesProvider>
    );
    expect(renderIn('en', resized).container.querySelector('img')).toHaveAttribute('sizes', sizes);
  });

  it('states the day in Asia/Shanghai', () => {
    renderIn('en', <ArticleCard article={{ ...article, publishedAt: '2026-11-20T16:00:00Z' }} />);
    expect(screen.getByText('2026-11-21')).toHaveAttribute('datetime', '2026-11-21');
  });

  it('does not carry out what a hostile title says', () => {
    const html = staticMarkup('en', <ArticleCard article={{ ...article, title: '<img src=x onerror=alert(1)>' }} />);
    expect(html).not.toContain('<img src=x');
  });

  it.each(variants)('is text alone, as %s, where there is no image', (variant) => {
    const industry = { name: 'Metalworking', href: '/i/metalworking' };
    const { container } = renderIn(
      'en',
      <ArticleCard article={{ ...article, image: null }} industry={industry} variant={variant} />,
    );
    expect(container.querySelector('img, svg')).toBeNull();
    expect(screen.getByRole('heading')).toHaveTextContent(article.title);
  });

  it('has no link for a URL with another scheme', () => {
    renderIn('en', <ArticleCard article={{ ...article, externalUrl: 'javascript:alert(1)' }} />);
    expect(screen.getByRole('link', { name: /Domestic/ }).getAttribute('href')).toBe('/article/1002');
  });

  describe.each(editionKeys)('in %s', (edition) => {
    it.each(variants)('hydrates without a difference as %s', (variant) =>
      expectCleanHydration(
        edition,
        <ArticleCard
          article={content[edition].articles[0]!}
          industry={content[edition].industryOf(1)}
          variant={variant}
        />,
      ),
    );
  });
});
