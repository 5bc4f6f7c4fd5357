import * as css from './article-body.css.ts';
import type { ArticleBodyProps } from './article-body.types.ts';

/** The text of an article with its pictures, tables and players. Inert: a pure function of its props. */
export const ArticleBody = ({ html }: ArticleBodyProps) => (
  // Sanitising is done where HTML enters: by the API on write, by the client's response parsing.
  <div className={css.body} dangerouslySetInnerHTML={{ __html: html }} />
);
