import { expect, it } from 'vitest';
import { readPdf } from '../../test-support/read-pdf.ts';
import { countPages, paperPdf, type PaperContent } from './paper-pdf.ts';

const paper = (paragraphs: readonly string[], about: Partial<PaperContent> = {}): PaperContent => ({
  edition: 'cn',
  title: '锁模力的测量',
  brief: '',
  publisher: 'Somebody',
  publishedAt: new Date(0),
  sections: [{ heading: '背景', paragraphs }],
  ...about,
});
const linesOf = async (text: string): Promise<string[]> => {
  const { text: all } = await readPdf(await paperPdf(paper([text])));
  return all
    .slice(all.lastIndexOf('背景') + 2, all.lastIndexOf('第'))
    .split('\n')
    .filter(Boolean);
};

it.each(['。', '，注', '注”', '注\u00A0', 'a ', '. ', ' ', '注塑机', 'word'])(
  'a text of %j alone is whole',
  async (unit) => {
    const text = unit.repeat(20_000);
    const file = await paperPdf(paper([text]));
    const read = (await readPdf(file)).text.replaceAll(/[\s\u200B]|第 \d+ 页，共 \d+ 页/g, '');
    const wanted = text.replaceAll(/\s/g, '');
    expect(read.includes(wanted)).toBe(true);
  },
);

it('no line starts with a closing mark, and none ends with an opening one', async () => {
  const lines = await linesOf('注塑机（锁模力“一千吨”），《规程》第三版：'.repeat(40));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    expect(line).not.toMatch(/^[，。、；：？！”’）》】％%]/);
    expect(line).not.toMatch(/[（“《]$/);
  }
});

it('its characters are those of the text, rare ones too, and their font is in the file', async () => {
  const text = '230 ℃ → 5 μm ≤ Ω² 機械電子㙟筘椥 “é” – naïve';
  for (const edition of ['cn', 'en'] as const) {
    const file = await paperPdf(paper([text], { edition }));
    expect((await readPdf(file)).text).toContain(text);
    const embedded = file.toString('latin1').match(/\/FontFile2/g);
    expect(embedded).toHaveLength(2);
    expect(file.length).toBeLessThan(100_000);
  }
});

it('control characters and lone surrogates are not drawn', async () => {
  const { text } = await readPdf(await paperPdf(paper(['one\u0000\u0007two\u200E\uD800three\u00ADfour'])));
  expect(text).toMatch(/one two.threefour/);
});

const oneLine = Array.from({ length: 60 }, (_, index) => ({ heading: `Chapter ${index + 1}`, paragraphs: ['Text.'] }));

it('chapters run on, and the contents name the page of each, on as many pages as they need', async () => {
  const content = paper([], { edition: 'en', sections: oneLine });
  const { pages, text } = await readPdf(await paperPdf(content));
  // A cover, four pages of contents, and about six chapters of one line on a page.
  expect(pages).toBeGreaterThan(5 + 5);
  expect(pages).toBeLessThan(5 + 12);
  expect(countPages(content)).toBe(pages);
  expect(text).toMatch(/\b6\s+Chapter 1\b/);
  expect(text).toMatch(new RegExp(`\\b${pages}\\s+Chapter 60\\b`));
});

it('a heading is not left at the foot of a page', async () => {
  const { text } = await readPdf(await paperPdf(paper([], { edition: 'en', sections: oneLine })));
  expect(text.slice(text.indexOf('Text.'))).not.toMatch(/Chapter \d+\s+Page \d+ of/);
});

it('a table is set with its caption, its head and every cell, over several pages too', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Row ${index}`, `${index * 7} kN`]);
  const tables = [{ caption: 'Forces', columns: ['Place', 'Force'], rows }];
  const sections = [{ heading: 'One', paragraphs: ['Text.'], tables }];
  const { pages, text } = await readPdf(await paperPdf(paper([], { edition: 'en', sections })));
  expect(pages).toBe(4);
  expect(text).toMatch(/Forces\s+Place\s+Force\s+Row 0\s+0 kN/);
  expect(text).toMatch(/Row 59\s+413 kN/);
});

it.each([
  ['en', '16 November 2026'],
  ['cn', '2026年11月16日'],
] as const)('its cover has the day as prose of the edition %s writes it', async (edition, day) => {
  const publishedAt = new Date('2026-11-15T18:00:00Z');
  const { text } = await readPdf(await paperPdf(paper(['Text'], { edition, publishedAt })));
  expect(text).toContain(day);
});

it('exponents stay exponents', async () => {
  const { text } = await readPdf(await paperPdf(paper(['2.1 × 10⁻⁹ an hour, 10⁷ cycles, CO₂'], { edition: 'en' })));
  expect(text).toContain('2.1 × 10^−9 an hour, 10^7 cycles, CO2');
});
