import { describe, expect, it } from 'vitest';
import { createPhraseBreaker, keepUnits } from './phrases.ts';

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
const phrasesOf = createPhraseBreaker((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
/** What a segmenter with a poor dictionary makes of the text: `words` parted by `|`. */
const parted = (words: string, terms: string[] = ['热处理']) =>
  createPhraseBreaker(
    (text) => words.split('|').filter((word) => text.includes(word)),
    terms,
  )(words.replaceAll('|', '')).join('|');

describe('phrases of a Chinese headline', () => {
  it.each([
    ['words', '佛山|瓶|盖|厂|单耗', '佛山|瓶盖厂|单耗'],
    ['a number and its measure word', '定价|十八|台|机床', '定价|十八台|机床'],
    ['a number and its unit', '薄膜|，|0.4|微米|的|波纹', '薄膜，|0.4微米的|波纹'],
    ['Chinese and the figures or Latin beside it, which browsers space', '中型|PLC|份额|上涨', '中型PLC份额|上涨'],
    ['a number in characters and its unit', '六千|小时|数据', '六千小时|数据'],
    ['a word and its particles', '车间|里|的|数据', '车间里的|数据'],
    ['a preposition and its noun', '机床|在|合肥|投产', '机床|在合肥|投产'],
    ['a percentage', '份额|，|14|%|以上', '份额，|14%以上'],
    ['marks: an opening one begins a phrase, a closing one ends it', '走出|“|小众|”|市场', '走出|“小众”|市场'],
    ['a comma', '投产|，|订单|增长', '投产，|订单|增长'],
    ['a word that the segmenter does not know', '没有|谐|波|数据', '没有|谐波|数据'],
    ['a character in doubt', '公司|铸|企业', '公司铸企业'],
    ['a compound and its ending', '铸造|厂|数据', '铸造厂|数据'],
    ['a single character at the end', '工厂|数据|波', '工厂|数据波'],
  ])('part at words, and keep together %s', (_, words, expected) => {
    expect(parted(words, ['none'])).toBe(expected);
  });

  it('keep the terms of the trade whole, whatever the segmenter makes of them', () => {
    expect(phrasesOf('铸造热处理炉开工')).toContainEqual(expect.stringContaining('热处理'));
    expect(phrasesOf('机器人的试用期')[0]).toBe('机器人的');
  });

  it('are the text when they are joined', () => {
    for (const text of ['两台全电动机顶四台液压机，佛山瓶盖厂单耗近乎减半', '26层、41万个孔：算力板', '', ' 一 '])
      expect(phrasesOf(text).join('')).toBe(text);
  });

  it('of a language with spaces keep a number with its unit', () => {
    expect(keepUnits('The 200 mm wafer crosses 60 per cent at 35 °C in 12 metres')).toEqual([
      'The 200\u00A0mm wafer crosses 60\u00A0per cent at 35\u00A0°C in 12 metres',
    ]);
  });

  it('leave text without Chinese alone', () => {
    expect(phrasesOf('A cap line, all electric')).toEqual(['A cap line, all electric']);
  });
});
