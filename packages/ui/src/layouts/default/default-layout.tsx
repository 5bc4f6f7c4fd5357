import { Frame } from '../frame/frame.tsx';
import type { DefaultLayoutProps } from './default-layout.types.ts';

/** The layout of most pages (spec §2 Layouts): header, floating bar, footer and login dialog around the page. */
export const DefaultLayout = (props: DefaultLayoutProps) => <Frame {...props} />;
