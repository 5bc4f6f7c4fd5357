import { createPhraseBreaker, keepUnits, type HtmlLang, type PhraseBreaker } from '@millwright/domain';

const chinese = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** What breaks headlines into phrases, by language. */
export const phraseBreakers: Readonly<Partial<Record<HtmlLang, PhraseBreaker>>> = {
  en: keepUnits,
  'zh-CN': createPhraseBreaker((text) => Array.from(chinese.segment(text), ({ segment }) => segment)),
};
