import { getIssuePage } from '@millwright/api-client';
import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../../../vitest.growth.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { blocksOfBody, blocksOfPage, lineOf, type IssueText } from './issue-text.ts';

const issue: IssueText = {
  title: 'Issue 1',
  pages: 12,
  contents: [
    { page: 9, title: 'Later' },
    { page: 4, title: 'First', article_id: 6 },
  ],
  paragraphs: ['By the editors.'],
};
const textsOf = (page: number, body = '') => blocksOfPage(issue, page, blocksOfBody(body)).map(({ text }) => text);

describe('the text of an issue', () => {
  it('is made of headings and paragraphs of a body, and of nothing that is no text', () => {
    expect(
      blocksOfBody(
        '<h2 class="x">A &amp; B</h2><p>One <b>two</b>.</p><script>alert(1)</script><ul><li>3</li></ul>\u001E',
      ),
    ).toEqual([
      { kind: 'heading', text: 'A & B' },
      { kind: 'paragraph', text: 'One two.' },
      { kind: 'paragraph', text: '3' },
    ]);
  });

  it.each([
    [1, null],
    [3, null],
    [4, { title: 'First', span: 5 }],
    [8, { title: 'First', span: 5 }],
    [9, { title: 'Later', span: 4 }],
    [12, { title: 'Later', span: 4 }],
  ])('of page %i belongs to %j', (page, expected) => {
    const found = lineOf(issue, page);
    expect(found && { title: found.line.title, span: found.span }).toEqual(expected);
  });

  it('has titles on the cover and the editors behind it', () => {
    expect([textsOf(1), textsOf(2), textsOf(3)]).toEqual([['Issue 1', 'Later', 'First'], ['By the editors.'], []]);
  });

  it.each([0, 1, 5, 30])('has every one of %i paragraphs on one page, in order', (count) => {
    const paragraphs = Array.from({ length: count }, (_, at) => `Paragraph ${at}.`);
    const body = paragraphs.map((text) => `<p>${text}</p>`).join('');
    expect([4, 5, 6, 7, 8].flatMap((page) => textsOf(page, body))).toEqual(['First', ...paragraphs]);
  });

  it('takes time in proportion to a body that was never sanitised', () => {
    expect(blocksOfBody('<h1 '.repeat(100_000))).toEqual([]);
    expect(growthOf((size) => blocksOfBody('<h1 '.repeat(size)), 100_000)).toBeLessThan(linearGrowth);
  });

  it('keeps a heading with the paragraph after it', () => {
    expect(textsOf(4, '<p>1</p><h2>Two</h2><p>2</p><h2>Three</h2><p>3</p>')).toEqual(['First', '1', 'Two', '2']);
  });
});

describeOnOneDatabase('the pages of an issue', (use) => {
  const page = async (query: string, edition: 'cn' | 'en' = 'en') =>
    (await use().get(`/api/mag/page?${query}`, edition)).body;

  it('hold the paragraphs of the article that stands there, in the language of the edition', async () => {
    expect((await page('id=1200&page=4')).data.item).toEqual({
      page: 4,
      image: null,
      blocks: [
        { kind: 'heading', text: 'Contents' },
        { kind: 'heading', text: 'Background' },
        { kind: 'paragraph', text: 'Clamping force, measured for the 6th time.' },
      ],
    });
    expect((await page('id=1200&page=4', 'cn')).data.item.blocks.map(({ text }: { text: string }) => text)).toEqual([
      '目录',
      '背景',
      '锁模力与螺杆转速第5次测量。',
    ]);
  });

  it('begin with the cover, also where the number is none', async () => {
    for (const query of ['id=1200', 'id=1200&page=0', 'id=1200&page=x', 'id=1200&page=1'])
      expect((await page(query)).data.item.page).toBe(1);
  });

  it.each(['', 'id=x', 'id=1200&page=65', 'id=1200&page=2147483647', 'id=1100', 'id=999999'])(
    'are not there for %j',
    async (query) => {
      expect((await page(query)).reason).toBe('not_found');
    },
  );

  it('are what the client reads', async () => {
    const response = await getIssuePage(use().client(), 1200, 4);
    expect(response.ok && response.value.blocks).toHaveLength(3);
  });
});
