export { makeHtmlAside } from '@millwright/api/long-texts';
