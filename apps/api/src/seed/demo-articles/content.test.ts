import { describe, expect, it } from 'vitest';
import { prepareArticleHtml } from '../../content/sanitize-html/index.ts';
import { seedPlayerHost } from '../player-hosts.ts';
import { composeArticles } from './compose.ts';
import { industryContents } from './index.ts';
import { industries } from './industries.ts';
import { tags } from './tags.ts';

const articles = composeArticles(industryContents);
const label = (article: (typeof articles)[number]): string => `${article.edition} ${article.id} ${article.title}`;
const blocks = (body: string): string[] =>
  body
    .split('\n')
    .map((block) =>
      block
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
const textOf = (body: string): string => blocks(body).join('\n');
const han = /\p{Script=Han}/u;

describe('seeded industries and tags', () => {
  it('has 20 or more industries, each with 8 to 12 children, and shows only some of them in menus', () => {
    expect(industries.length).toBeGreaterThanOrEqual(20);
    for (const industry of industries) {
      expect(industry.children.length, industry.slug).toBeGreaterThanOrEqual(8);
      expect(industry.children.length, industry.slug).toBeLessThanOrEqual(12);
    }
    expect(industries.some((industry) => !industry.showNav)).toBe(true);
    expect(industries.flatMap((industry) => industry.children).some((child) => !child.showNav)).toBe(true);
    expect(industries.find(({ id }) => id === 5)?.slug).toBe('plastics');
  });

  it('gives every industry, child and tag an id of its own', () => {
    const ids = industries.flatMap((industry) => [industry.id, ...industry.children.map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(tags.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tags.map((tag) => tag.id)).size).toBe(tags.length);
    for (const tag of tags) expect(tag.names.cn, tag.key).toMatch(/[\p{Script=Han}A-Z]/u);
  });
});

describe('seeded articles', () => {
  it('are at least 400, with twins where natural, in every industry and of every type', () => {
    const count = (edition: string): number => articles.filter((article) => article.edition === edition).length;
    expect(articles.length).toBeGreaterThanOrEqual(400);
    expect(count('cn')).toBeGreaterThanOrEqual(220);
    expect(count('en')).toBeGreaterThanOrEqual(180);
    expect(articles.filter(({ counterpartId }) => counterpartId !== null).length).toBeGreaterThanOrEqual(240);
    expect(industryContents.map(({ slug }) => slug).sort()).toEqual(industries.map(({ slug }) => slug).sort());
    expect(new Set(articles.flatMap(({ types }) => types))).toEqual(
      new Set(['Editorpick', 'latest', 'oversea', 'newswire']),
    );
    for (const edition of ['cn', 'en'])
      expect(articles.some((article) => article.edition === edition && article.url !== null)).toBe(true);
  });

  it('have wide tables, figures, an embedded video, and some have no picture', () => {
    for (const edition of ['cn', 'en']) {
      const own = articles.filter((article) => article.edition === edition);
      expect(own.some(({ body }) => /<tr>(<th[^>]*>[^<]*<\/th>){7,}/.test(body))).toBe(true);
      for (const tag of ['<figure', '<iframe', '<ul', '<blockquote', '<h2', '<h3'])
        expect(
          own.some(({ body }) => body.includes(tag)),
          tag,
        ).toBe(true);
      expect(own.some(({ image }) => image === null)).toBe(true);
    }
  });

  it('has typographic quotes and apostrophes in all prose', () => {
    for (const article of articles) {
      for (const prose of [article.title, article.brief, textOf(article.body)])
        expect(/.{0,30}(?:\p{L}'|["']\p{L}|[\p{L},.]").{0,10}/u.exec(prose)?.[0], label(article)).toBeUndefined();
    }
  });

  it('shares no paragraph between two articles', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const article of articles) {
      for (const block of article.body
        .split('\n')
        .filter((line) => /^<(p|li|blockquote|h2)/.test(line) && line.length > 60)) {
        if (seen.has(block)) twice.push(`${label(article)} / ${seen.get(block)}: ${block.slice(0, 80)}`);
        seen.set(block, label(article));
      }
    }
    expect(twice).toEqual([]);
  });

  it('has titles, briefs and bodies of a length that can be read', () => {
    for (const article of articles) {
      const length = textOf(article.body).length;
      expect(article.title.length, label(article)).toBeGreaterThan(8);
      expect(article.brief.length, label(article)).toBeGreaterThan(article.edition === 'cn' ? 12 : 40);
      expect(length, label(article)).toBeGreaterThan(article.edition === 'cn' ? 100 : 350);
    }
    expect(
      articles.some((article) => article.edition === 'en' && textOf(article.body).split(/\s+/).length > 1200),
    ).toBe(true);
    expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length);
  });

  it('writes English without Han characters and Chinese without Latin sentences', () => {
    for (const article of articles) {
      const text = [article.title, article.brief, textOf(article.body)].join('\n');
      if (article.edition === 'en') expect(text.match(han)?.[0], label(article)).toBeUndefined();
      else {
        expect(text, label(article)).not.toMatch(/(?:[A-Za-z]{2,}\s+){4}[A-Za-z]{2,}/);
        expect(text, label(article)).not.toMatch(/\p{Script=Han}[,;?!]\p{Script=Han}/u);
        expect(text.replaceAll('dB(A)', ''), label(article)).not.toMatch(/[()]/);
      }
    }
  });

  it('links twins to each other across the editions', () => {
    const byId = new Map(articles.map((article) => [article.id, article]));
    for (const article of articles.filter(({ counterpartId }) => counterpartId !== null)) {
      const twin = byId.get(article.counterpartId!);
      expect(twin?.counterpartId).toBe(article.id);
      expect(twin?.edition).not.toBe(article.edition);
    }
  });

  it('keeps custom names unique in their edition and dates within the years of the seed', () => {
    const names = articles.filter(({ diyUrl }) => diyUrl !== null).map(({ edition, diyUrl }) => `${edition}/${diyUrl}`);
    expect(new Set(names).size).toBe(names.length);
    for (const article of articles) {
      expect(article.publishedAt.toISOString() >= '2022-01-01', label(article)).toBe(true);
      expect(article.publishedAt.toISOString() < '2026-11-21', label(article)).toBe(true);
    }
  });

  it('has search keywords of each story and product line and of nothing else, none twice', () => {
    for (const { slug, stories, products, searchKeywords } of industryContents) {
      const names = [...stories.map(({ key }) => key), ...products.map(({ series }) => series)];
      expect([slug, Object.keys(searchKeywords).toSorted()]).toEqual([slug, names.toSorted()]);
      for (const { searchKeywords: phrases } of [...stories, ...products]) {
        for (const lines of [phrases!.cn.split('\n'), phrases!.en.split('\n')]) {
          expect(lines.length).toBeGreaterThanOrEqual(4);
          expect([...new Set(lines)]).toEqual(lines);
        }
      }
    }
  });

  it('holds nothing that the sanitiser would take away', () => {
    for (const article of articles) {
      const prepared = prepareArticleHtml(article.body, { playerHosts: [seedPlayerHost] });
      expect(textOf(prepared).replaceAll(/\s+/g, ''), label(article)).toBe(textOf(article.body).replaceAll(/\s+/g, ''));
      for (const tag of ['<img', '<iframe', '<table', '<blockquote']) {
        expect(prepared.split(tag).length, `${label(article)} ${tag}`).toBe(article.body.split(tag).length);
      }
    }
  });
});
