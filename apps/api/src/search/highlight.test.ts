import { describe, expect, it } from 'vitest';
import { highlight, passageOf, reasonOf } from './highlight.ts';
import { parseKeyword } from './keyword-query.ts';

const marked = (text: string, keyword: string, by: 'text' | 'pinyin' = 'text') =>
  highlight(text, parseKeyword(keyword), by)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

describe('highlights', () => {
  it.each([
    ['全电动注塑机上市', '注塑机', '全电动[注塑机]上市'],
    ['全電動注塑機上市', '注塑机', '全電動[注塑機]上市'],
    ['Injection-Moulding machines for caps', 'injection molding machine', '[Injection]-[Moulding] [machines] for caps'],
    ['全电动注塑机', 'injection moulding machine', '全电动[注塑机]'],
    ['ＣＮＣ 加工', 'cnc', '[ＣＮＣ] 加工'],
    ['The colour of fibres', 'color', 'The [colour] of fibres'],
    ['注塑注塑', '注塑', '[注塑注塑]'],
    ['别的', '注塑', '别的'],
    ['', '注塑', ''],
    ['a+b (c) [d]', 'a+b', 'a+[b] (c) [d]'],
    ['<b>注塑</b>', '注塑', '<b>[注塑]</b>'],
    ['😀注塑😀', '注塑', '😀[注塑]😀'],
  ])('of %j for %j are %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it('of pinyin are the characters that are read so', () => {
    expect(marked('全电动注塑机', 'zsj', 'pinyin')).toBe('全电动[注塑机]');
    expect(marked('全电动注塑机', 'zhusu', 'pinyin')).toBe('全电动[注塑]机');
  });

  it('are the whole text again, whatever text and keyword are', () => {
    for (const text of ['', 'ﬃ ﷺ', '\ud800注塑', 'İstanbul', 'a\u0000b', '注塑'.repeat(500), 'é'.normalize('NFD')]) {
      for (const keyword of ['注塑', 'ffi', '.*', '(', 'i', 'b', '\\']) {
        expect(
          highlight(text, parseKeyword(keyword), 'text')
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }
    }
  });
});

describe('the reason', () => {
  const fields = [
    ['title', '车间改造'],
    ['tags', '注塑成型'],
    ['brief', 'injection moulding'],
  ] as const;
  it('is the first field that holds it, and how', () => {
    expect(reasonOf(fields, parseKeyword('车间'), 'text')).toEqual({ field: 'title', by: 'text', term: '车间' });
    expect(reasonOf(fields, parseKeyword('injection moulding'), 'text')).toEqual({
      field: 'tags',
      by: 'synonym',
      term: '注塑',
    });
    expect(reasonOf(fields, parseKeyword('cjgz'), 'pinyin')).toEqual({
      field: 'title',
      by: 'pinyin',
      term: '车间改造',
    });
    expect(reasonOf(fields, parseKeyword('激光'), 'text')).toBeNull();
  });
});

describe('a passage', () => {
  it('stands around the first thing that is found', () => {
    const text = `${'前文很长。'.repeat(40)}这里说到注塑机的能耗。${'后文也很长。'.repeat(60)}`;
    expect(passageOf(text, parseKeyword('注塑机'))).toMatch(/^…这里说到注塑机的能耗。.*…$/);
    expect(passageOf(text, parseKeyword('激光'))).toBeNull();
  });
});
