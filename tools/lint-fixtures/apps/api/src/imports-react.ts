/** Breaks: the API renders nothing. */
export { createElement } from 'react';
