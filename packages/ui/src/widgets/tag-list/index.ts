export { TagList } from './tag-list.tsx';
export type { TagListProps } from './tag-list.types.ts';
