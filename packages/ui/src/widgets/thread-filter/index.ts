export { ThreadFilter, type ThreadChoice, type ThreadFilterProps } from './thread-filter.tsx';
