import type { HtmlLang } from '@millwright/domain';

/** An article in one language. */
export interface ArticleSide {
  /** What it is written in. */
  lang: HtmlLang;
  title: string;
  /** The body's HTML, already sanitised as for the article body. */
  html: string;
}

/** Props of an article in two languages. */
export interface BilingualArticleProps {
  /** The language of the page first, its twin second. */
  sides: readonly [ArticleSide, ArticleSide];
  /** Level of the two titles in the page. @default 1 */
  headingLevel?: 1 | 2;
}
