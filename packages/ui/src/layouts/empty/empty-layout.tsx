import { Frame } from '../frame/frame.tsx';
import type { EmptyLayoutProps } from './empty-layout.types.ts';

/** A page alone (spec §2 Layouts). */
export const EmptyLayout = (props: EmptyLayoutProps) => <Frame {...props} />;
