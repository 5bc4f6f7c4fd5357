import type { LayoutProps } from '../frame/frame.types.ts';

/** Props of {@link EmptyLayout}. */
export type EmptyLayoutProps = LayoutProps;
