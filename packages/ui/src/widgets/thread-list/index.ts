export { ThreadList, type ThreadListProps, type ThreadListState } from './thread-list.tsx';
