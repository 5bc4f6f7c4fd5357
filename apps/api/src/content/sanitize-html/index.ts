export { isShownAsText, prepareArticleHtml } from './prepare.ts';
export { textOfHtml } from './text-of-html.ts';
export { articleTables, type ArticleTable } from './tables.ts';
export { playerUrl } from './transform.ts';
export { articleHtmlRules, type ArticleHtmlOptions } from './rules.ts';
