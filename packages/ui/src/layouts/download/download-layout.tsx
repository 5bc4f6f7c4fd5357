import type { ReactNode } from 'react';
import { Frame } from '../frame/frame.tsx';
import type { LayoutProps } from '../frame/frame.types.ts';

/** Props of {@link DownloadLayout}. */
export interface DownloadLayoutProps extends LayoutProps {
  /** The footer: `<SiteFooter/>`. */
  footer: ReactNode;
}

/** The layout of the page that offers the app (spec §2 Layouts): the page and the footer, nothing else. */
export const DownloadLayout = (props: DownloadLayoutProps) => <Frame {...props} />;
