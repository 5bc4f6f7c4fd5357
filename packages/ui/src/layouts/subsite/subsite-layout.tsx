import type { ReactNode } from 'react';
import { Frame } from '../frame/frame.tsx';
import type { FrameProps } from '../frame/frame.types.ts';

/** Props of {@link SubsiteLayout}. */
export interface SubsiteLayoutProps extends FrameProps {
  /** The header: `<SubsiteHeader/>`. */
  header: ReactNode;
}

/** The layout of an industry's sub-site (spec §2 Layouts): its own header over the page, the site's footer below. */
export const SubsiteLayout = (props: SubsiteLayoutProps) => <Frame {...props} />;
