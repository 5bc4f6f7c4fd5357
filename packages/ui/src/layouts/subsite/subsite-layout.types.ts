import type { ReactNode } from 'react';
import type { FrameProps } from '../frame/frame.types.ts';

/** Props of {@link SubsiteLayout}. */
export interface SubsiteLayoutProps extends FrameProps {
  /** The header: `<SubsiteHeader/>`. */
  header: ReactNode;
}
