/** Props of the article body. */
export interface ArticleBodyProps {
  /**
   * The body's HTML, already sanitised: tables stand in `div.article-table`, wide ones are `table.article-table-wide`,
   * players stand in `div.article-player`. It is rendered as it is.
   */
  html: string;
}
