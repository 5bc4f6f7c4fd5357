export { useLazyComponent, type LazyComponentOptions } from './use-lazy-component.ts';
export { watchFirstTouch } from './watch-first-touch.ts';
