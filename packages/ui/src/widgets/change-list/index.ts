export { ChangeList, type ChangeListProps } from './change-list.tsx';
