import { Frame } from '../frame/frame.tsx';
import type { LayoutProps } from '../frame/frame.types.ts';

/** Props of {@link EmptyLayout}. */
export type EmptyLayoutProps = LayoutProps;

/** A page alone (spec §2 Layouts). */
export const EmptyLayout = (props: EmptyLayoutProps) => <Frame {...props} />;
