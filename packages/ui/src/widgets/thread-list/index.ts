export { quantityText } from '../../parts/trade/index.ts';
export { ThreadList, type ThreadListProps } from './thread-list.tsx';
