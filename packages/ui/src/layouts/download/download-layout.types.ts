import type { ReactNode } from 'react';
import type { LayoutProps } from '../frame/frame.types.ts';

/** Props of {@link DownloadLayout}. */
export interface DownloadLayoutProps extends LayoutProps {
  /** The footer: `<SiteFooter/>`. */
  footer: ReactNode;
}
