import type { ReactNode } from 'react';
import { Frame } from '../frame/frame.tsx';
import type { FrameProps } from '../frame/frame.types.ts';

/** Props of {@link DefaultLayout}. */
export interface DefaultLayoutProps extends FrameProps {
  /** The header: `<SiteHeader/>`. */
  header: ReactNode;
  /** The footer: `<SiteFooter/>`. */
  footer: ReactNode;
}

/** The layout of most pages (spec §2 Layouts): header, floating bar, footer and login dialog around the page. */
export const DefaultLayout = (props: DefaultLayoutProps) => <Frame {...props} />;
