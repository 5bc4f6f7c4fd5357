import { ArticleBody } from '../article-body/index.ts';
import { alignedBlocks } from './article-blocks.ts';
import * as css from './bilingual-article.css.ts';

/** An article in one language. */
export interface ArticleSide {
  /** What it is written in. */
  lang: string;
  title: string;
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
      <div className={css.pair}>
        <First className={css.title} lang={own.lang}>
          {own.title}
        </First>
        {/* The page has one first heading, whatever it says in another language. */}
        <p className={`${css.title} ${css.counterpart}`} lang={counterpart.lang}>
          {counterpart.title}
        </p>
      </div>
      {alignedBlocks(own.html, counterpart.html).map(([first, second], index) => (
        <div key={index} className={css.pair}>
          <div lang={own.lang}>{first && <ArticleBody html={first} />}</div>
          <div lang={counterpart.lang} className={css.counterpart}>
            {second && <ArticleBody html={second} />}
          </div>
        </div>
      ))}
    </article>
  );
};
