import { expect, it } from 'vitest';
import { readPdf } from '../../test-support/read-pdf.ts';
import { paperPdf, type PaperContent } from './paper-pdf.ts';

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

it('the contents name the page of every chapter, on as many pages as they need', async () => {
  const sections = Array.from({ length: 60 }, (_, index) => ({
    heading: `Chapter ${index + 1}`,
    paragraphs: ['Text.'],
  }));
  const { pages, text } = await readPdf(await paperPdf(paper([], { edition: 'en', sections })));
  expect(pages).toBe(1 + 3 + 60);
  for (const index of [1, 24, 25, 60]) expect(text).toMatch(new RegExp(`\\b${index + 4}\\s+Chapter ${index}\\b`));
});
