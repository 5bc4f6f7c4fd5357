import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { bodies } from '../../testing/article-body.fixtures.ts';
import { alignedBlocks, topLevelBlocks } from './article-blocks.ts';
import { BilingualArticle } from './bilingual-article.tsx';

describe('the blocks of a body', () => {
  it.each([
    ['', []],
    ['<p>a</p><p>b <em>c</em></p>', ['<p>a</p>', '<p>b <em>c</em></p>']],
    ['<p>a<br>b</p>\n<hr>\n<p>c</p>', ['<p>a<br>b</p>', '<hr>', '<p>c</p>']],
    [
      '<div class="article-table"><table><tbody><tr><td>1</td></tr></tbody></table></div><p>x</p>',
      ['<div class="article-table"><table><tbody><tr><td>1</td></tr></tbody></table></div>', '<p>x</p>'],
    ],
    ['only text', ['only text']],
    ['<p>open', ['<p>open']],
    ['</p><p>a</p>', ['</p>', '<p>a</p>']],
  ])('of %j are %j', (html, blocks) => {
    expect(topLevelBlocks(html)).toEqual(blocks);
  });

  it.each(editionKeys)('are the whole body again (%s)', (key) => {
    const strip = (html: string) => html.replaceAll(/\s+/g, '');
    expect(strip(topLevelBlocks(bodies[key]).join(''))).toBe(strip(bodies[key]));
  });

  it('stand side by side, starting over at each heading', () => {
    expect(alignedBlocks('<p>1</p><p>2</p><h2>A</h2><p>3</p>', '<p>一</p><h2>甲</h2><p>三</p>')).toEqual([
      ['<p>1</p>', '<p>一</p>'],
      ['<p>2</p>', ''],
      ['<h2>A</h2>', '<h2>甲</h2>'],
      ['<p>3</p>', '<p>三</p>'],
    ]);
  });

  it('are a thousand pairs at most, and all of both bodies', () => {
    const [left, right] = ['<p>a</p>'.repeat(5000), '<p>b</p>'.repeat(20_000)];
    const pairs = alignedBlocks(left, right);
    expect(pairs).toHaveLength(1000);
    expect([pairs.map(([first]) => first).join(''), pairs.map(([, second]) => second).join('')]).toEqual([left, right]);
  });

  it('stand one by one where the headings differ', () => {
    expect(alignedBlocks('<p>1</p><h2>A</h2>', '<p>一</p><p>二</p>')).toEqual([
      ['<p>1</p>', '<p>一</p>'],
      ['<h2>A</h2>', '<p>二</p>'],
    ]);
  });
});

describe('an article in two languages', () => {
  const sides = [
    { lang: 'en', title: 'Yield', html: bodies.en },
    { lang: 'zh-CN', title: '良率', html: bodies.cn },
  ] as const;

  it('has the brief and the byline of each language in rows of their own, which stay level', () => {
    const named = [
      { ...sides[0], brief: 'Half is lost', byline: <span>Zhou Qiming</span> },
      { ...sides[1], brief: '', byline: <span>周启明</span> },
    ] as const;
    const { container } = renderIn('en', <BilingualArticle sides={named} />);
    const [, brief, byline] = container.querySelectorAll('article > div');
    expect([...brief!.children].map(({ textContent }) => textContent)).toEqual(['Half is lost', '']);
    expect([...byline!.children].map(({ textContent }) => textContent)).toEqual(['Zhou Qiming', '周启明']);
    expect([...byline!.children].map((one) => one.getAttribute('lang'))).toEqual(['en', 'zh-CN']);
  });

  it('says of each text what it is written in, and has one first heading', () => {
    renderIn('en', <BilingualArticle sides={sides} />);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.lang)).toEqual(['en']);
    expect(screen.getByText('良率')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('良率')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Vacuum: from 80 to 30 mbar').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it.each(editionKeys)('hydrates without a difference in %s', (key) =>
    expectCleanHydration(key, <BilingualArticle sides={sides} />),
  );
});
