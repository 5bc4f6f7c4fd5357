import type { ReactNode } from 'react';
import type { FrameProps } from '../frame/frame.types.ts';

export { mainId } from '../frame/frame.types.ts';

/** Props of {@link DefaultLayout}. */
export interface DefaultLayoutProps extends FrameProps {
  /** The header: `<SiteHeader/>`. */
  header: ReactNode;
  /** The footer: `<SiteFooter/>`. */
  footer: ReactNode;
}
