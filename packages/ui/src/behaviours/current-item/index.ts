export { showCurrentItem, showCurrentItems } from './current-item.ts';
