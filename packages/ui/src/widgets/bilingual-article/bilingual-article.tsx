import type { ReactNode } from 'react';
import { Headline } from '../../primitives/headline/index.ts';
import { ArticleBody } from '../article-body/index.ts';
import { alignedBlocks } from './article-blocks.ts';
import * as css from './bilingual-article.css.ts';

/** An article in one language. */
export interface ArticleSide {
  /** What it is written in. */
  lang: string;
  title: string;
  /** Its picture, above all else. On a narrow screen that of the counterpart is left out. @default none */
  image?: ReactNode;
  /** What stands below the title, in a sentence or two. @default nothing */
  brief?: string;
  /** Day, source and author. @default nothing */
  byline?: ReactNode;
  /** The body's HTML, already sanitised as for the article body. */
  html: string;
}

/** Props of an article in two languages. */
export interface BilingualArticleProps {
  /** The language of the page first, its counterpart second. */
  sides: readonly [ArticleSide, ArticleSide];
  /** Level of the two titles in the page. @default 1 */
  headingLevel?: 1 | 2;
}

/** An article in two languages side by side, aligned by paragraph. Inert: a pure function of its props. */
export const BilingualArticle = ({ sides, headingLevel = 1 }: BilingualArticleProps) => {
  const [own, counterpart] = sides;
  const First = `h${headingLevel}` as const;
  return (
    <article className={css.article}>
      {own.image && (
        <div className={css.pair}>
          <div>{own.image}</div>
          <div className={css.counterpartImage}>{counterpart.image}</div>
        </div>
      )}
      <div className={css.pair}>
        <First className={css.title} lang={own.lang} dir="auto">
          <Headline text={own.title} />
        </First>
        {/* The page has one first heading, whatever it says in another language. */}
        <p className={`${css.title} ${css.counterpart}`} lang={counterpart.lang} dir="auto">
          <Headline text={counterpart.title} />
        </p>
      </div>
      {(own.brief || counterpart.brief) && (
        <div className={css.pair}>
          <p className={css.brief} lang={own.lang} dir="auto">
            {own.brief}
          </p>
          <p className={`${css.brief} ${css.counterpart}`} lang={counterpart.lang} dir="auto">
            {counterpart.brief}
          </p>
        </div>
      )}
      {own.byline && (
        <div className={css.pair}>
          <p className={css.byline} lang={own.lang} dir="auto">
            {own.byline}
          </p>
          <p className={`${css.byline} ${css.counterpart}`} lang={counterpart.lang} dir="auto">
            {counterpart.byline}
          </p>
        </div>
      )}
      {alignedBlocks(own.html, counterpart.html).map(([first, second], index) => (
        <div key={index} className={css.pair}>
          <div lang={own.lang} dir="auto">
            {first && <ArticleBody html={first} />}
          </div>
          <div lang={counterpart.lang} dir="auto" className={css.counterpart}>
            {second && <ArticleBody html={second} />}
          </div>
        </div>
      ))}
    </article>
  );
};
