export { DownloadLayout } from './download-layout.tsx';
export type { DownloadLayoutProps } from './download-layout.types.ts';
