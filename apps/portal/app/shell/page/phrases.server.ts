import { createPhraseBreaker, type HtmlLang, type PhraseBreaker } from '@millwright/domain';

const chinese = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** What breaks headlines into phrases, of the languages that write words without spaces. */
export const phraseBreakers: Readonly<Partial<Record<HtmlLang, PhraseBreaker>>> = {
  'zh-CN': createPhraseBreaker((text) => Array.from(chinese.segment(text), ({ segment }) => segment)),
};
