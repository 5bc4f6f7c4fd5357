export { articleText, prepareArticleHtml } from './prepare.ts';
export { articleHtmlRules, type ArticleHtmlOptions } from './rules.ts';
