export { DownloadLayout, type DownloadLayoutProps } from './download-layout.tsx';
