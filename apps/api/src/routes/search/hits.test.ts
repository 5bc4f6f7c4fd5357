import { describe, expect, it } from 'vitest';
import { atOnce } from '../../http/slices.ts';
import { parseKeyword } from '../../search/keyword-query.ts';
import { explain, explainBody } from './hits.ts';

describe('the reason', () => {
  const reason = (keyword: string, by: 'text' | 'pinyin') =>
    atOnce(
      explain([{ title: '车间改造', names: ['注塑成型'], brief: 'injection moulding' }], parseKeyword(keyword), by),
    )[0]!.reason;

  it('names the first field that holds a match, and whether it is typed, a synonym or pinyin', () => {
    expect(reason('车间', 'text')).toEqual({ field: 'title', by: 'text', term: '车间' });
    expect(reason('injection moulding', 'text')).toEqual({ field: 'tags', by: 'synonym', term: '注塑' });
    expect(reason('cjgz', 'pinyin')).toEqual({ field: 'title', by: 'pinyin', term: '车间改造' });
    expect(reason('激光', 'text')).toBeNull();
  });

  it('names no pair of characters across the border of two terms: it is no word', () => {
    const reasonIn = (title: string, names: string[]) =>
      atOnce(explain([{ title, names, brief: '' }], parseKeyword('粉末喷涂线'), 'text'))[0]!.reason;
    expect(reasonIn('涂线改造', [])).toBeNull();
    expect(reasonIn('涂线改造', ['粉末喷涂'])).toEqual({ field: 'tags', by: 'text', term: '粉末喷涂' });
  });
});

describe('a passage', () => {
  const passageOf = (text: string, keyword: string) =>
    atOnce(explainBody(text, parseKeyword(keyword), 'zh-CN')).passage?.text ?? null;

  it('begins with the sentence of the first match, and is null without one', () => {
    const text = `${'前文很长。'.repeat(40)}这里说到注塑机的能耗。${'后文也很长。'.repeat(60)}`;
    expect(passageOf(text, '注塑机')).toMatch(/^…这里说到注塑机的能耗。.*…$/);
    expect(passageOf(text, '激光')).toBeNull();
  });

  it('begins at the match, however the text before it changes its length by folding', () => {
    for (const filling of ['word ', '字。', 'ﷺ ', 'ﬃ ', 'e\u0301\u0316 ', '😀', '數 '])
      for (const count of [0, 1, 99, 100, 101, 500, 3000]) {
        const passage = passageOf(`${filling.repeat(count)} zebra 后面。`, 'zebra');
        expect([filling, count, passage]).toEqual([filling, count, expect.stringContaining('zebra 后面。')]);
      }
  });
});
