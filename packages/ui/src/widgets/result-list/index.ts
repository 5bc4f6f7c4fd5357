export { ResultList } from './result-list.tsx';
export type { ListKind, ListLayout, ListResult, ResultListProps } from './result-list.types.ts';
