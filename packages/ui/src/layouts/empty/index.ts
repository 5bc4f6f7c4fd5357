export { EmptyLayout } from './empty-layout.tsx';
export type { EmptyLayoutProps } from './empty-layout.types.ts';
