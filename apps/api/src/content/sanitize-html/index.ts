export { articleText, prepareArticleHtml } from './prepare.ts';
export { articleTables, type ArticleTable } from './tables.ts';
export { playerAddress } from './transform.ts';
export { articleHtmlRules, type ArticleHtmlOptions } from './rules.ts';
