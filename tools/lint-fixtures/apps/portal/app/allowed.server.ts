export { prepareArticleHtml } from '@millwright/api/sanitize-html';
