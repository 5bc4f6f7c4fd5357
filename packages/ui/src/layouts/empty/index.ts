export { EmptyLayout, type EmptyLayoutProps } from './empty-layout.tsx';
