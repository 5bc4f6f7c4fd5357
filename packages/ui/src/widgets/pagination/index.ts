export { pageWindow, type PagePlace } from './page-window.ts';
export { Pagination } from './pagination.tsx';
export type { PaginationProps } from './pagination.types.ts';
