export { mainId } from '../frame/frame.types.ts';
export { DefaultLayout, type DefaultLayoutProps } from './default-layout.tsx';
