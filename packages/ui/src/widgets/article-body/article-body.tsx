import * as css from './article-body.css.ts';

/** Props of the article body. */
export interface ArticleBodyProps {
  /**
   * The body's HTML, already sanitised: tables stand in `div.article-table`, wide ones are `table.article-table-wide`,
   * players stand in `div.article-player`. It is rendered as it is.
   */
  html: string;
}

/** The text of an article with its images, tables and players. Inert: a pure function of its props. */
export const ArticleBody = ({ html }: ArticleBodyProps) => (
  // Sanitising is done where HTML enters: by the API on write, by the client's response parsing.
  <div className={css.body} dangerouslySetInnerHTML={{ __html: html }} />
);
