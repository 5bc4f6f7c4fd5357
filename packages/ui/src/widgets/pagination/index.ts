export { pageWindow, type PagePlace } from './page-window.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
