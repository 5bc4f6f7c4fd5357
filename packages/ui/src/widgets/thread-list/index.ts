export { ThreadList, type ThreadListProps } from './thread-list.tsx';
