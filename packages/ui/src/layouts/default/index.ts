export { DefaultLayout } from './default-layout.tsx';
export { mainId, type DefaultLayoutProps } from './default-layout.types.ts';
