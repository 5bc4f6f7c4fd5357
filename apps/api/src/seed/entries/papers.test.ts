import { expect, it } from 'vitest';
import { countPages, type PaperSection } from '../../papers/paper-pdf.ts';
import { editionKeys } from '../demo-articles/content.types.ts';
import { industryContents } from '../demo-articles/index.ts';
import { paperPages } from './paper-pages.ts';
import { paperContentOf, paperNameOf, paperRows, textHashOf } from './papers.ts';

const rows = paperRows(industryContents);
const sections = (at: number, edition: (typeof editionKeys)[number]): readonly PaperSection[] =>
  paperContentOf(rows[at]!, edition).sections;
const at = (name: string): number => rows.findIndex((row) => paperNameOf(row) === name);

it('every paper states the pages that were counted of its text, `npm run update -- papers` counts them again', () => {
  for (const row of rows) {
    const name = paperNameOf(row);
    expect([name, paperPages[name]?.text]).toEqual([name, textHashOf(row)]);
    expect((row.details as { pages?: object }).pages).toEqual(paperPages[name]!.pages);
  }
  expect(Object.keys(paperPages).toSorted()).toEqual(rows.map(paperNameOf).toSorted());
});

it('the count is that of the pages of the file', () => {
  for (const place of [0, 8, rows.length - 1])
    for (const edition of editionKeys)
      expect(paperPages[paperNameOf(rows[place]!)]!.pages[edition]).toBe(
        countPages(paperContentOf(rows[place]!, edition)),
      );
});

/** Words of an English paper without its tables, its chart and its references. */
const wordsOf = (place: number): number =>
  sections(place, 'en')
    .filter(({ heading }) => heading !== 'Further reading')
    .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;

it('every paper has 1,400 words or more', () => {
  expect(rows.filter((_, place) => wordsOf(place) < 1400).map(paperNameOf)).toEqual([]);
});

it('quotations have their marks and a dash before the speaker', () => {
  const quoted = (edition: (typeof editionKeys)[number]): string[] =>
    rows.flatMap((_, place) =>
      sections(place, edition).flatMap(({ paragraphs }) => paragraphs.filter((one) => /”(?:——| — )/.test(one))),
    );
  expect(quoted('cn').length).toBeGreaterThan(20);
  expect(quoted('en').length).toBe(quoted('cn').length);
  for (const one of quoted('cn')) expect(one).toMatch(/^“[^“”]+”——/);
  for (const one of quoted('en')) expect(one).toMatch(/^“[^“”]+” — /);
});

it('the tables of a report are those of its paper', () => {
  const [table] = sections(at('plastics/all-electric-cap-line'), 'en').flatMap(({ tables = [] }) => tables);
  expect(table?.rows.length).toBeGreaterThan(2);
  for (const row of table!.rows) expect(row.length).toBe(table!.columns.length);
});

it('a paper refers to reports that were out before it, each in two papers at most', () => {
  const titles = new Map(
    industryContents.flatMap(({ stories }) => stories.map(({ cn, date }) => [cn?.title ?? '', date] as const)),
  );
  const cited = rows.flatMap((row, place) =>
    (sections(place, 'cn').find(({ heading }) => heading === '延伸阅读')?.paragraphs ?? []).map((line) => {
      const [, title = ''] = /^• 《(.+)》，文章\d+$/.exec(line) ?? [];
      expect(titles.get(title)! <= (row.publishedAt as Date).toISOString().slice(0, 10), title).toBe(true);
      return title;
    }),
  );
  expect(cited.length).toBeGreaterThan(100);
  for (const title of cited) expect(cited.filter((one) => one === title).length).toBeLessThanOrEqual(2);
});
