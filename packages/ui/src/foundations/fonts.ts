import latin from './inter-latin.woff2?url';
import type { HtmlLang } from '@millwright/domain';

/**
 * URLs of the web fonts that pages of a language are set in. A page preloads them: a font that is `optional` then
 * either stands at the first paint or is left out, and nothing moves.
 */
export const fontsByLang: Readonly<Record<HtmlLang, readonly string[]>> = {
  en: [latin],
  de: [latin],
  'zh-CN': [],
};
