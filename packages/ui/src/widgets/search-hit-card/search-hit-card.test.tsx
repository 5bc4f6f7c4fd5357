import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { PhrasesProvider } from '../../primitives/headline/index.ts';
import { searchHits } from '../../testing/search-hit-card.fixtures.ts';
import { SearchHitCard } from './search-hit-card.tsx';

const of = (kind: string) => searchHits.en.find((hit) => hit.kind === kind)!;

describe('the card of something that a search found', () => {
  it('marks what was searched for, and reads as the whole title', () => {
    const { container } = renderIn('en', <SearchHitCard hit={of('news')} />);
    expect(screen.getByRole('link', { name: 'A servo press, measured' })).toHaveAttribute('href', '/article/6');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['press', 'press']);
  });

  it('breaks a Chinese title between its phrases, across what is marked', () => {
    const hit = searchHits.cn.find(({ kind }) => kind === 'news')!;
    const title = '首台伺服压力机下线';
    const parts = [
      { text: '首台', hit: false },
      { text: '伺服压力机', hit: true },
      { text: '下线', hit: false },
    ];
    renderIn(
      'cn',
      <PhrasesProvider value={() => ['首台', '伺服', '压力机', '下线']}>
        <SearchHitCard hit={{ ...hit, title, highlights: { title: parts, text: [] } }} />
      </PhrasesProvider>,
    );
    const heading = screen.getByRole('heading', { name: title });
    expect(heading.querySelectorAll('wbr')).toHaveLength(3);
    expect(heading.querySelector('mark')!.innerHTML).toMatch(/^<wbr>伺服<wbr>压力机$/);
  });

  it.each(searchHits.en.map((hit) => [hit.kind, hit] as const))('leads %s to a page of its own', (_, hit) => {
    renderIn('en', <SearchHitCard hit={hit} />);
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toMatch(new RegExp(`/${hit.id}$`));
  });

  it('says by which other word it was found, and nothing where it was by the word itself', () => {
    const { rerender } = renderIn('en', <SearchHitCard hit={of('supplier')} />);
    expect(screen.getByText('Found by another word for it: stamping machine')).toBeInTheDocument();
    const hit = of('news');
    rerender(<SearchHitCard hit={hit} />);
    expect(screen.queryByText(/^Found by/)).toBeNull();
    rerender(
      <SearchHitCard hit={{ ...hit, reason: { ...hit.reason!, field: 'tags', by: 'text', term: 'oil leak' } }} />,
    );
    expect(screen.getByText('Found by topic or keyword: oil leak')).toBeInTheDocument();
  });

  it('says which words it does not hold, and how they were probably meant', () => {
    const hit = of('news');
    renderIn(
      'en',
      <SearchHitCard hit={{ ...hit, reason: { ...hit.reason!, by: 'spelling', missing: ['hydraulic', 'pump'] } }} />,
    );
    expect(screen.getByText('Found as: press')).toBeInTheDocument();
    expect(screen.getByText('Without: hydraulic · pump')).toBeInTheDocument();
  });

  it('names its kind where all kinds stand together', () => {
    renderIn('cn', <SearchHitCard hit={searchHits.cn.at(-1)!} showKind />);
    expect(screen.getByText('供需对接')).toBeInTheDocument();
  });

  it('lists the other models of a series, each with a link of its own, and nothing where there are none', () => {
    const { container, rerender } = renderIn('en', <SearchHitCard hit={of('products')} />);
    expect(container.querySelector('dl')).toHaveTextContent('Other modelsSP-200SP-250');
    expect(screen.getByRole('link', { name: 'SP-200' })).toHaveAttribute('href', '/showroom/products/info/63');
    rerender(<SearchHitCard hit={{ ...of('products'), models: [] }} />);
    expect(container.querySelector('dl')).toBeNull();
  });

  it('says which language a page of the other edition is in, and leads there', () => {
    const { container } = renderIn(
      'en',
      <SearchHitCard hit={searchHits.cn[0]!} elsewhere={{ edition: 'cn', origin: 'https://cn.example' }} />,
    );
    expect(screen.getByText('Chinese page')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://cn.example/article/6');
    expect([...container.querySelectorAll('[lang]')].map((part) => part.getAttribute('lang'))).toEqual([
      'zh-CN',
      'zh-CN',
    ]);
  });

  it('says in which language the word is by which a page of the other edition was found', () => {
    const hit = searchHits.cn[0]!;
    const found = { ...hit, reason: { ...hit.reason!, by: 'synonym', term: '激光' } } as const;
    renderIn('en', <SearchHitCard hit={found} elsewhere={{ edition: 'cn', origin: 'https://cn.example' }} />);
    const word = screen.getByText('激光');
    expect(word).toHaveAttribute('lang', 'zh-CN');
    expect(word.parentElement).toHaveTextContent(/^Found by another word for it: 激光$/);
    expect(word.parentElement!.closest('[lang="zh-CN"]')).toBeNull();
  });

  it('shows the days of a trade show', () => {
    renderIn('en', <SearchHitCard hit={of('exhibitions')} />);
    expect(screen.getByText('2027.03.17 ~ 20')).toBeInTheDocument();
  });

  describe.each(editionKeys)('in %s', (key) => {
    it.each(searchHits[key].map((hit) => [hit.kind, hit] as const))('hydrates %s without a difference', (_, hit) =>
      expectCleanHydration(key, <SearchHitCard hit={hit} showKind />),
    );
  });
});
