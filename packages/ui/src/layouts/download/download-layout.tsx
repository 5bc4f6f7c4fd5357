import { Frame } from '../frame/frame.tsx';
import type { DownloadLayoutProps } from './download-layout.types.ts';

/** The layout of the page that offers the app (spec §2 Layouts): the page and the footer, nothing else. */
export const DownloadLayout = (props: DownloadLayoutProps) => <Frame {...props} />;
