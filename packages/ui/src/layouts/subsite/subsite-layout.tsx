import { Frame } from '../frame/frame.tsx';
import type { SubsiteLayoutProps } from './subsite-layout.types.ts';

/** The layout of an industry's sub-site (spec §2 Layouts): its own header over the page, the site's footer below. */
export const SubsiteLayout = (props: SubsiteLayoutProps) => <Frame {...props} />;
